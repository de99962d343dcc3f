#!/usr/bin/env python3
"""Rewrites tools/requirements-*.txt: wheels pinned by version and sha256.

Run it by hand to move to other versions. It asks pip for metadata only; the
wheels themselves are not downloaded. The hashes cover each Python and
processor below.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

PROCESSORS = ["x86_64", "aarch64"]
LIBTORCH = ["torch==2.15.0", "nvidia-cuda-runtime==13.2.86", "nvidia-cuda-cupti==13.2.86"]
# The first wheel also carries pjrt_c_api.h; it alone is built for aarch64.
XLA = {
    "x86_64": ["xla-cpu-pjrt==0.0.1", "lammps-jax-pjrt-cpu==0.11.2", "fastatomstruct-xla-cpu==2026.6.23"],
    "aarch64": ["xla-cpu-pjrt==0.0.1"],
}
# The newest JAX for all of these Pythons: the next one needs 3.12.
PYTHON = ["torch==2.15.0", "lightning==2.6.6", "numpy", "tensorboard", "jax==0.10.2"]
# Compilers and GPU-only parts, which nothing that runs on the CPU loads.
PYTHON_WITHOUT = {
    "triton", "cuda-bindings", "cuda-pathfinder", "cuda-toolkit",
    "nvidia-cuda-cccl", "nvidia-cusolver", "nvidia-nvtx",
}
HERE = pathlib.Path(__file__).parent


def resolve(requirements, python, processor, dependencies):
    """name -> (version, sha256) of the wheels pip would install."""
    tags = [f"manylinux_2_{minor}" for minor in range(36, 4, -1)]
    tags += ["manylinux2014", "manylinux2010", "manylinux1"]
    with tempfile.TemporaryDirectory() as folder:
        report = pathlib.Path(folder, "report.json")
        command = [
            sys.executable, "-m", "pip", "install", "--dry-run", "--quiet",
            "--ignore-installed", "--report", str(report),
            "--target", str(pathlib.Path(folder, "site")),
            "--only-binary=:all:", "--python-version", python,
        ]
        for tag in tags:
            command += ["--platform", f"{tag}_{processor}"]
        if not dependencies:
            command.append("--no-deps")
        subprocess.run(command + requirements, check=True)
        items = json.loads(report.read_text())["install"]
    return {
        item["metadata"]["name"].lower().replace("_", "-"): (
            item["metadata"]["version"],
            item["download_info"]["archive_info"]["hashes"]["sha256"],
        )
        for item in items
    }


def pin(file, header, requirements, pythons, without=frozenset(), dependencies=True):
    """`requirements` is a list, or one per processor where they differ."""
    pins, processors = {}, {}
    for processor in PROCESSORS:
        wanted = requirements[processor] if isinstance(requirements, dict) else requirements
        for python in pythons:
            print(f"{file}: Python {python} on {processor}")
            for name, (version, sha256) in resolve(
                    wanted, python, processor, dependencies).items():
                if name not in without:
                    pins.setdefault((name, version), set()).add(sha256)
                    processors.setdefault((name, version), set()).add(processor)
    lines = [f"# {line}" for line in header]
    lines.append("# Written by tools/pin_wheels.py.")
    for (name, version), hashes in sorted(pins.items()):
        built_for = processors[name, version]
        marker = "" if len(built_for) == len(PROCESSORS) else \
            f' ; platform_machine == "{min(built_for)}"'
        lines.append(f"{name}=={version}{marker} \\")
        lines += [f"    --hash=sha256:{sha256} \\" for sha256 in sorted(hashes)]
        lines[-1] = lines[-1].removesuffix(" \\")
    (HERE / file).write_text("\n".join(lines) + "\n")


pin("requirements-libtorch.txt",
    ["LibTorch: the wheel for Python 3.11 whatever Python is installed, since only",
     "its C++ libraries and headers are used, and the two CUDA libraries that",
     "libtorch_cpu.so needs. Installed by ./dev setup."],
    LIBTORCH, ["3.11"], dependencies=False)
pin("requirements-xla.txt",
    ["PJRT: the header pjrt_c_api.h and plugins for the CPU, for the XLA room and",
     "its tests only. Installed by ./dev setup."],
    XLA, ["3.11"], dependencies=False)
pin("requirements-python.txt",
    ["What tests labelled `python` and Python's side of benchmarks import.",
     "Installed by ./dev test python and ./dev bench --with-python."],
    PYTHON, ["3.11", "3.12", "3.13"], PYTHON_WITHOUT)
