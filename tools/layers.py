#!/usr/bin/env python3
"""Checks who includes whom, and the other invariants that a search can see.

Usage: layers.py [--root FOLDER] [--diagram]

The table is tools/layers.txt. The diagram of ARCHITECTURE.md (its ```mermaid
block) must say the same; --diagram prints the block.

To add a rule: a row in WORDS or HEADERS, and a case in layers_test.py.
"""

import argparse
import pathlib
import re
import sys

# (what the rule is about, regular expression on code without comments,
#  files it applies to, files that may, what to do instead)
WORDS = [
    ("the environment", r"\b(secure_getenv|getenv|setenv|unsetenv|putenv)\b",
     r"^fulgurite/", r"^fulgurite/base/env\.cpp$",
     "use base/env.h, and add the variable to its table"),
    ("a device's name", r"(?i)cuda|pjrt",
     r"^fulgurite/(trainer|core|callbacks)/", r"^$",
     "ask Strategy, Accelerator or Precision"),
    ("registration with the dispatcher", r"\bTORCH_LIBRARY(_IMPL|_FRAGMENT)?\b",
     r"^fulgurite/", r"^fulgurite/xla/aten/",
     "register in xla/aten"),
]

# The same for included files.
HEADERS = [
    (r"torch/torch\.h$", r"^fulgurite/", r"^$",
     "it costs 28 s; use ATen/core/Tensor.h and ATen/ops/*.h"),
    (r"torch/(nn(/.+)?|types)\.h$", r"^fulgurite/.*\.h$",
     r"^fulgurite/(fulgurite|core/module)\.h$",
     "only core/module.h and the umbrella header may; forward-declare"),
    (r"pjrt_c_api\.h$", r"^fulgurite/", r"^fulgurite/xla/pjrt/(.*_impl\.h|.*\.cpp)$",
     "only sources and *_impl.h of xla/pjrt/ may"),
    (r"^fulgurite/xla/(?!pjrt/)", r"^fulgurite/xla/pjrt/", r"^$",
     "xla/pjrt/ knows nothing of the rest of xla"),
    (r"(nlohmann|yaml-cpp|CLI|protozero|spdlog|fmt)/|xxhash\.h$|zlib\.h$",
     r"^fulgurite/.*\.h$", r"_impl\.h$",
     "third-party libraries are for .cpp files"),
]

VAGUE = re.compile(r"(^|_)(utils?|helpers?|common|misc)(_|$)")
ROOT = pathlib.Path(__file__).resolve().parent.parent


def read_table(path):
    """({room: {room it may include: condition}}, interface headers)."""
    rooms, interfaces = {}, set()
    for line in path.read_text().splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        name, _, may = (part.strip() for part in line.partition("|"))
        entries = [entry.strip() for entry in may.split(",") if entry.strip()]
        if name == "interfaces":
            interfaces.update(entries)
            continue
        rooms[name] = {}
        for entry in entries:
            target, condition = re.fullmatch(r"(\w+)(?: \((.+)\))?", entry).groups()
            rooms[name][target] = condition
    return rooms, interfaces


def without_comments(text):
    """The code with comments blanked out, line numbers kept."""
    pattern = r'"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/'

    def blank(match):
        token = match[0]
        return token if token[0] == '"' else "\n" * token.count("\n")

    return re.sub(pattern, blank, text, flags=re.S)


def room_of(path):
    """base for fulgurite/base/x.h; cli for fulgurite/cli.h; None: the umbrella."""
    parts = pathlib.PurePosixPath(path).parts[1:]
    if len(parts) > 1:
        return parts[0]
    return "cli" if parts[0].startswith("cli") else None


def arrow_problem(path, included, rooms, interfaces):
    """Why the file `path` may not include our header `included`, or None."""
    here, there = room_of(path), room_of(included)
    if here is None or here == there:
        return None
    if there is None:
        return "only users include the umbrella header"
    if there not in rooms:
        return f"tools/layers.txt has no room {there}"
    if there not in rooms[here]:
        allowed = ", ".join(rooms[here]) or "nothing of ours"
        return f"{here} may include {allowed}; {there} is not among them"
    condition, name = rooms[here][there], pathlib.PurePosixPath(path).name
    if condition is None:
        return None
    if condition == "interfaces":
        if pathlib.PurePosixPath(included).name not in interfaces:
            return f"{here} may include only the interfaces of {there}"
    elif condition == "sources":
        if path.endswith(".h"):
            return f"{here} may include {there} from .cpp files only"
    elif not name.startswith(condition.rstrip("*")):
        return f"{here} may include {there} from files named {condition} only"
    return None


def check_file(path, text, rooms, interfaces):
    here = room_of(path)
    if here is not None and here not in rooms:
        yield 1, f"tools/layers.txt has no room {here}"
        return
    if VAGUE.search(pathlib.PurePosixPath(path).stem):
        yield 1, "a name like utils, helpers or common says nothing; name what is in it"
    code = without_comments(text)
    for number, line in enumerate(code.splitlines(), 1):
        include = re.match(r'\s*#\s*include\s*([<"])(.+?)[>"]', line)
        if include:
            quote, included = include.groups()
            if included.startswith("fulgurite/"):
                problem = arrow_problem(path, included, rooms, interfaces)
                if problem:
                    yield number, f"includes {included}: {problem}"
            elif quote == '"':
                yield number, f'includes "{included}": write the whole path, "fulgurite/room/file.h"'
        for words, files, allowed, advice in HEADERS:
            if include and re.search(words, included) and re.search(files, path) and not re.search(allowed, path):
                yield number, f"includes {included}: {advice}"
        for about, words, files, allowed, advice in WORDS:
            found = not include and re.search(words, line)
            if found and re.search(files, path) and not re.search(allowed, path):
                yield number, f"touches {about} ({found[0]}): {advice}"


def reduced(rooms):
    """The arrows that do not follow from the others, for the diagram.

    An arrow follows from a way over other arrows that are free or have the
    same condition.
    """
    def follows(start, goal, condition):
        seen, todo = set(), [start]
        while todo:
            room = todo.pop()
            for target, other in rooms[room].items():
                if (room, target) != (start, goal) and other in (None, condition):
                    if target == goal:
                        return True
                    if target not in seen:
                        seen.add(target)
                        todo.append(target)
        return False

    return {(room, target): condition
            for room, targets in rooms.items() for target, condition in targets.items()
            if not follows(room, target, condition)}


def diagram(rooms):
    lines = ["flowchart BT"]
    for (room, target), condition in sorted(reduced(rooms).items()):
        arrow = f"-. {condition.replace('*', ' files')} .->" if condition else "-->"
        lines.append(f"  {room} {arrow} {target}")
    return "\n".join(lines)


def diagram_problem(text, rooms):
    """Why the architecture's diagram does not say what the table says."""
    block = re.search(r"^```mermaid\n(.*?)^```", text, re.S | re.M)
    if not block:
        return "has no ```mermaid block with the rooms; tools/layers.py --diagram prints it"
    drawn = set(re.findall(r"^\s*(\w+) *(?:-->|-\..*?\.->) *(\w+)", block[1], re.M))
    wanted = set(reduced(rooms))
    if drawn == wanted:
        return None
    describe = lambda arrows: ", ".join(f"{a} -> {b}" for a, b in sorted(arrows)) or "none"
    return (f"diagram and tools/layers.txt differ: arrows too many: {describe(drawn - wanted)}; "
            f"missing: {describe(wanted - drawn)}")


def check(root):
    rooms, interfaces = read_table(root / "tools/layers.txt")
    problems = []
    for file in sorted((root / "fulgurite").rglob("*")):
        if file.suffix in (".h", ".cpp"):
            path = file.relative_to(root).as_posix()
            for number, problem in check_file(path, file.read_text(), rooms, interfaces):
                problems.append(f"{path}:{number}: {problem}")
    architecture = root / "ARCHITECTURE.md"
    problem = diagram_problem(architecture.read_text(), rooms) if architecture.exists() else "is missing"
    if problem:
        problems.append(f"ARCHITECTURE.md: {problem}")
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=pathlib.Path, default=ROOT)
    parser.add_argument("--diagram", action="store_true", help="print the diagram")
    arguments = parser.parse_args()
    if arguments.diagram:
        print(diagram(read_table(arguments.root / "tools/layers.txt")[0]))
        return 0
    problems = check(arguments.root)
    for problem in problems:
        print(problem)
    print(f"layers: {len(problems)} problem{'s' * (len(problems) != 1)}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
