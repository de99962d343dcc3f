#!/usr/bin/env python3
"""Each rule of layers.py catches what it is there for, and no more."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import layers  # noqa: E402

TABLE = layers.ROOT / "tools/layers.txt"


def problems(files):
    """What check() says about a tree of these files, without the architecture."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        architecture = "```mermaid\n" + layers.diagram(layers.read_table(TABLE)[0]) + "\n```\n"
        for path, text in {"ARCHITECTURE.md": architecture,
                           "tools/layers.txt": TABLE.read_text(), **files}.items():
            file = root / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return layers.check(root)


def include(header):
    return f'#include "{header}"\n'


class LayersTest(unittest.TestCase):
    def catches(self, path, text, words):
        found = problems({path: text})
        self.assertEqual(len(found), 1, found)
        self.assertIn(path, found[0])
        self.assertIn(words, found[0])

    def accepts(self, path, text):
        self.assertEqual(problems({path: text}), [])

    def test_catches_an_arrow_against_the_table(self):
        self.catches("fulgurite/base/a.h", "\n" + include("fulgurite/core/module.h"),
                     "a.h:2: includes fulgurite/core/module.h: base may include nothing of ours")
        self.catches("fulgurite/callbacks/a.cpp", include("fulgurite/trainer/trainer.h"),
                     "trainer is not among them")
        self.catches("fulgurite/trainer/a.cpp", include("fulgurite/cli.h"), "cli is not among them")
        self.catches("fulgurite/core/a.h", "#include <fulgurite/loggers/csv.h>\n", "loggers")

    def test_accepts_the_arrows_of_the_table(self):
        self.accepts("fulgurite/core/a.h", include("fulgurite/data/batch.h"))
        self.accepts("fulgurite/core/a.h", include("fulgurite/core/b.h"))
        self.accepts("fulgurite/cli_config.cpp", include("fulgurite/trainer/trainer.h"))
        self.accepts("fulgurite/fulgurite.h", include("fulgurite/cli.h"))

    def test_core_sees_only_interfaces_of_the_hardware(self):
        self.accepts("fulgurite/core/a.h", include("fulgurite/hardware/strategies/strategy.h"))
        self.catches("fulgurite/core/a.h", include("fulgurite/hardware/strategies/ddp.h"), "only the interfaces")

    def test_xla_is_for_files_of_that_name(self):
        self.accepts("fulgurite/hardware/accelerators/xla.cpp", include("fulgurite/xla/device.h"))
        self.catches("fulgurite/hardware/accelerators/cpu.cpp", include("fulgurite/xla/device.h"), "named xla*")

    def test_trainer_takes_callbacks_from_sources(self):
        self.accepts("fulgurite/trainer/a.cpp", include("fulgurite/callbacks/timer.h"))
        self.catches("fulgurite/trainer/a.h", include("fulgurite/callbacks/timer.h"), ".cpp files only")

    def test_catches_an_unknown_room(self):
        self.catches("fulgurite/gadgets/a.h", "", "no room gadgets")
        self.catches("fulgurite/core/a.h", include("fulgurite/gadgets/a.h"), "no room gadgets")

    def test_catches_the_umbrella_header_inside(self):
        self.catches("fulgurite/cli.cpp", include("fulgurite/fulgurite.h"), "only users")

    def test_catches_a_short_path(self):
        self.catches("fulgurite/base/a.cpp", include("a.h"), "whole path")

    def test_only_env_reads_the_environment(self):
        self.catches("fulgurite/core/a.cpp", 'auto x = std::getenv("HOME");\n', "base/env.h")
        self.accepts("fulgurite/base/env.cpp", 'auto x = std::getenv("HOME");\n')

    def test_trainer_knows_no_device(self):
        self.catches("fulgurite/trainer/a.cpp", "at::kCUDA;\n", "ask Strategy")
        self.catches("fulgurite/callbacks/a.cpp", "#ifdef USE_CUDA\n", "ask Strategy")
        self.accepts("fulgurite/hardware/accelerators/cuda.cpp", "at::kCUDA;\n")

    def test_comments_may_say_anything(self):
        self.accepts("fulgurite/trainer/a.cpp", "// CUDA and getenv\n/* pjrt\n CUDA */ int x;\n")
        self.catches("fulgurite/trainer/a.cpp", 'auto x = "//"; at::kCUDA;\n', "ask Strategy")

    def test_catches_dear_headers(self):
        self.catches("fulgurite/core/a.cpp", "#include <torch/torch.h>\n", "28 s")
        for header in ("torch/nn.h", "torch/nn/module.h", "torch/types.h"):
            self.catches("fulgurite/core/a.h", f"#include <{header}>\n", "core/module.h")
            self.accepts("fulgurite/core/module.h", f"#include <{header}>\n")
            self.accepts("fulgurite/core/a.cpp", f"#include <{header}>\n")

    def test_third_parties_stay_in_sources(self):
        self.catches("fulgurite/loggers/a.h", "#include <nlohmann/json.hpp>\n", ".cpp files")
        self.accepts("fulgurite/loggers/a.cpp", "#include <nlohmann/json.hpp>\n")

    def test_pjrt_and_the_dispatcher_have_their_places(self):
        self.catches("fulgurite/xla/ops/a.cpp", '#include <pjrt_c_api.h>\n', "xla/pjrt")
        self.accepts("fulgurite/xla/pjrt/a.cpp", '#include <pjrt_c_api.h>\n')
        self.accepts("fulgurite/xla/pjrt/a_impl.h", '#include <pjrt_c_api.h>\n')
        self.catches("fulgurite/xla/pjrt/a.h", '#include <pjrt_c_api.h>\n', "xla/pjrt")
        self.catches("fulgurite/xla/pjrt/a.cpp", include("fulgurite/xla/ir/node.h"), "knows nothing")
        self.accepts("fulgurite/xla/executor/a.cpp", include("fulgurite/xla/pjrt/client.h"))
        self.catches("fulgurite/xla/ops/a.cpp", "TORCH_LIBRARY_IMPL(aten, XLA, m) {}\n", "xla/aten")
        self.accepts("fulgurite/xla/aten/a.cpp", "TORCH_LIBRARY_IMPL(aten, XLA, m) {}\n")

    def test_catches_vague_names(self):
        self.catches("fulgurite/core/string_utils.h", "", "says nothing")
        self.accepts("fulgurite/core/commonmark.h", "")


class DiagramTest(unittest.TestCase):
    ROOMS = {"base": {}, "data": {"base": None}, "hardware": {"base": None},
             "core": {"base": None, "data": None, "hardware": "interfaces"}}

    def draw(self, lines):
        return layers.diagram_problem(f"# A\n```mermaid\nflowchart BT\n{lines}\n```\n", self.ROOMS)

    def test_leaves_out_what_follows(self):
        self.assertNotIn(("core", "base"), layers.reduced(self.ROOMS))
        self.assertIn(("core", "hardware"), layers.reduced(self.ROOMS))

    def test_agrees_with_its_own_drawing(self):
        self.assertIsNone(self.draw(layers.diagram(self.ROOMS)))

    def test_tells_missing_arrows_and_those_too_many(self):
        drawing = layers.diagram(self.ROOMS).replace("core --> data", "data --> core")
        problem = self.draw(drawing)
        self.assertIn("too many: data -> core", problem)
        self.assertIn("missing: core -> data", problem)

    def test_wants_a_diagram(self):
        self.assertIn("no ```mermaid block", layers.diagram_problem("# A\n", self.ROOMS))


if __name__ == "__main__":
    unittest.main()
