"""Writes the .npy, .npz and .csv.gz files that tests/data reads, with NumPy.

    python make_reference.py            (numpy 2)

Array number k of kind t holds arange(24).reshape(2, 3, 4) - 5 in that type (the
unsigned ones without the - 5), so that the tests know the contents.
"""

import gzip
import io
import pathlib

import numpy as np

HERE = pathlib.Path(__file__).parent
TYPES = ["b1", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16"]


def values(code):
    numbers = np.arange(24).reshape(2, 3, 4)
    if code == "b1":
        return (numbers % 3 == 0)
    if code[0] != "u":
        numbers = numbers - 5
    if code[0] == "f":
        return (numbers / 4).astype(code)
    if code[0] == "c":
        return (numbers + 0.5j).astype(code)
    return numbers.astype(code)


def main():
    arrays = {}
    for code in TYPES:
        little = values(code).astype(np.dtype("<" + code))
        arrays["little_" + code] = little
        arrays["big_" + code] = little.astype(np.dtype(">" + code))
        arrays["fortran_" + code] = np.asfortranarray(little)
    np.savez(HERE / "stored.npz", **arrays)
    np.savez_compressed(HERE / "deflated.npz", **arrays)

    some = values("f4")
    for version in [(1, 0), (2, 0), (3, 0)]:
        with open(HERE / f"version_{version[0]}.npy", "wb") as file:
            np.lib.format.write_array(file, some, version=version)
    np.save(HERE / "scalar.npy", np.float64(2.5))
    np.save(HERE / "empty.npy", np.zeros((3, 0, 2), np.int32))
    np.save(HERE / "fortran_big.npy", np.asfortranarray(values("f8").astype(">f8")))

    np.save(HERE / "refused_structured.npy", np.zeros(3, [("a", "f4"), ("b", "i4")]))
    np.save(HERE / "refused_text.npy", np.array(["a", "bc"]))
    np.save(HERE / "refused_object.npy", np.array([None, {}], object), allow_pickle=True)

    text = io.StringIO()
    text.write('id,"a ""quoted"" name",value\r\n')
    for i in range(100):
        text.write(f'{2**53 + i},"line {i}\nnext, please",{i * 0.25!r}\r\n')
    with gzip.GzipFile(HERE / "quoted.csv.gz", "wb", mtime=0) as file:
        file.write(text.getvalue().encode())


if __name__ == "__main__":
    main()
