#!/usr/bin/env python3
"""FindLibTorch.cmake accepts the three kinds of LibTorch and says what is
wrong with the others.

Usage: find_libtorch_test.py FOLDER_OF_A_GOOD_LIBTORCH

All cases configure one build folder in turn, so that a new question getting
the old answer out of CMake's cache would show.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROJECT = f"""cmake_minimum_required(VERSION 3.25)
project(probe CXX)
list(PREPEND CMAKE_MODULE_PATH "{ROOT}/cmake")
find_package(LibTorch REQUIRED)
message(STATUS "uses ${{LibTorch_ROOT_DIR}} ${{LibTorch_VERSION}}")
"""
GOOD = pathlib.Path(sys.argv.pop()).resolve() if len(sys.argv) > 1 else None


class FindLibTorchTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.temporary.name)
        (cls.folder / "CMakeLists.txt").write_text(PROJECT)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def configure(self, libtorch="", prefix="", flags="", environment=""):
        result = subprocess.run(
            ["cmake", "-S", self.folder, "-B", self.folder / "build", f"-DFULGURITE_LIBTORCH={libtorch}",
             f"-DCMAKE_PREFIX_PATH={prefix}", f"-DCMAKE_CXX_FLAGS={flags}"],
            env={**os.environ, "FULGURITE_LIBTORCH": environment},
            text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        # CMake breaks its messages into lines.
        return result.returncode, " ".join(result.stdout.split())

    def accepts(self, root, **question):
        status, output = self.configure(**question)
        self.assertEqual(status, 0, output)
        self.assertIn(f"uses {root} 2.15.", output)

    def refuses(self, *words, **question):
        status, output = self.configure(**question)
        self.assertNotEqual(status, 0, output)
        for word in (*words, "Try ./dev setup"):
            self.assertIn(word, output)

    def fake(self, name, version=None):
        """A LibTorch of headers only, as a folder."""
        root = self.folder / name
        (root / "include/ATen/core").mkdir(parents=True)
        (root / "include/ATen/core/Tensor.h").touch()
        if version:
            header = root / "include/torch/csrc/api/include/torch/version.h"
            header.parent.mkdir(parents=True)
            header.write_text("".join(
                f"#define TORCH_VERSION_{part} {number}\n"
                for part, number in zip(("MAJOR", "MINOR", "PATCH"), version.split("."))))
        return root

    def layout(self, name):
        """The good LibTorch under another path."""
        root = self.folder / name
        root.parent.mkdir(parents=True, exist_ok=True)
        root.symlink_to(GOOD)
        return root

    def test_accepts_the_wheel(self):
        self.accepts(GOOD, libtorch=GOOD)
        self.accepts(GOOD, environment=str(GOOD))
        # torch.utils.cmake_prefix_path
        self.accepts(GOOD, prefix=GOOD / "share/cmake")

    def test_accepts_a_zip(self):
        root = self.layout("zip/libtorch")
        self.accepts(root, libtorch=root)
        self.accepts(root, prefix=root)
        self.accepts(root, libtorch=root.parent)

    def test_accepts_a_source_build(self):
        root = self.layout("pytorch/torch")
        self.accepts(root, libtorch=root.parent)

    def test_what_is_asked_for_comes_first(self):
        self.accepts(GOOD, libtorch=GOOD, prefix=self.fake("shadow", "2.9.1"))

    def test_refuses_a_folder_without_libtorch(self):
        self.refuses('-DFULGURITE_LIBTORCH is "/nowhere"', libtorch="/nowhere")
        self.refuses('environment variable FULGURITE_LIBTORCH is "/nowhere"', environment="/nowhere", prefix=GOOD)

    def test_refuses_another_version(self):
        root = self.fake("old", "2.9.1")
        self.refuses(f"in {root} is version 2.9.1, but Fulgurite needs 2.15.x", libtorch=root)

    def test_refuses_an_unknown_version(self):
        self.refuses("does not tell its version", libtorch=self.fake("unknown"))

    def test_refuses_headers_without_libraries(self):
        self.refuses("has headers but no lib/libtorch_cpu.so", libtorch=self.fake("headers", "2.15.0"))

    def test_refuses_another_abi(self):
        self.refuses("does not link", "_GLIBCXX_USE_CXX11_ABI=1", 'CMAKE_CXX_FLAGS is "-D_GLIBCXX_USE_CXX11_ABI=0"',
                     libtorch=GOOD, flags="-D_GLIBCXX_USE_CXX11_ABI=0")


if __name__ == "__main__":
    unittest.main()
