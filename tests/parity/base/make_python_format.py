"""Writes python_format.tsv: what Python's format() says, for python_format_test.cpp.

Columns: kind (int or float), value (hex for floats), spec, result or "!" for an error.
Run: python3 make_python_format.py > python_format.tsv
"""

FLOATS = [0.0, -0.0, 1.0, -1.5, 0.1, 0.03, 1 / 3, 2.5, 100.0, 123456.0, 1e15, 1e16, 123456789.125, 1e-4, 1e-5,
          1.5e-7, 1e100, 5e-324, 1.7976931348623157e308, float("inf"), float("-inf"), float("nan"),
          0.029999999329447746, 0.125, 0.5, 1.23456789e22]
INTS = [0, 1, -1, 7, 42, 255, 1234, -1234, 1234567, 2**63 - 1, -2**63]
SPECS = ["", "d", "03d", "05d", "f", ".2f", ".0f", ".3f", ".5f", "08.2f", "e", ".2e", ".3E", "g", ".3g", ".10G", ".3",
         ".1", ".17", "%", ".1%", "+", "+.2f", " .1f", "-", ">10", "<10", "^11", "*^12.1f", "=+10", "0=8", ",", "_",
         ",.2f", "012,.1f", "09,d", "08,d", "010,", "x", "X", "#x", "#X", "#010x", "b", "#b", "o", "_x", "_b", "#.3g",
         "#.0f", "z.1f", "z", "s", "q", ".", "1.2.3", "03", "5", "-5", ",x", ",_", "2d2", "F", "E", "%%", ".2d"]


def main():
    for kind, values in (("float", FLOATS), ("int", INTS)):
        for value in values:
            for spec in SPECS:
                try:
                    result = format(value, spec)
                except (ValueError, OverflowError):
                    result = "!"
                text = value.hex() if kind == "float" else str(value)
                print(kind, text, spec, result, sep="\t")


if __name__ == "__main__":
    main()
