# shellcheck shell=bash
# What a fresh machine needs: Debian packages and, below .deps/, LibTorch, PJRT
# plugins and, when asked for, Python's torch. Read by ./dev, which defines say
# and die.
#
# An installation is complete when its folder holds a copy of the pins it was
# made from (.pins). It is made under another name and renamed, so that one
# that was interrupted is made again.

as_root() {
  if [[ $(id -u) == 0 ]]; then
    "$@"
  else
    sudo -n "$@"
  fi
}

# need_packages GROUP...: Debian packages of these groups.
need_packages() {
  local group package tool missing=()
  if [[ -n ${FULGURITE_NO_PACKAGES:-} ]]; then return; fi
  if ! command -v dpkg-query >/dev/null; then
    for tool in g++ cmake ninja python3; do
      command -v "$tool" >/dev/null ||
        die "$tool is missing, and this is no Debian; install what tools/debian-packages.txt lists under your system's names"
    done
    return
  fi
  while read -r group package; do
    [[ " $* " == *" $group "* ]] || continue
    [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
      missing+=("$package")
  done < <(grep -v '^#' tools/debian-packages.txt)
  if [[ ${#missing[@]} == 0 ]]; then return; fi
  if [[ $(id -u) != 0 ]] && ! sudo -n true 2>/dev/null; then
    say "Debian packages are missing and this user may not install them. Type:"
    echo "  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing[*]}" >&2
    die "then try again"
  fi
  say "installing Debian packages: ${missing[*]}"
  as_root apt-get update -qq || say "apt-get update failed; trying with the lists that are there"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    -o DPkg::Lock::Timeout=120 "${missing[@]}" >/dev/null ||
    die "apt-get could not install ${missing[*]}; its messages are above"
}

# A Python that has pip: the first one may be somebody's own build without it.
python_with_pip() {
  local python
  for python in python3 /usr/bin/python3; do
    if "$python" -m pip --version >/dev/null 2>&1; then
      echo "$python"
      return
    fi
  done
  die "no python3 with pip was found; try: apt-get install python3-pip"
}

# Into the project only, whatever the user's own pip settings say. Downloads
# are unpacked beside their goal, where there is room and a rename is cheap.
pip() {
  local python
  python=$(python_with_pip)
  rm -rf .deps/tmp
  mkdir -p .deps/tmp
  TMPDIR=$PWD/.deps/tmp PIP_USER=0 PIP_REQUIRE_VIRTUALENV=0 PIP_ROOT_USER_ACTION=ignore \
    PIP_DISABLE_PIP_VERSION_CHECK=1 "$python" -m pip "$@"
}

# installed FOLDER PINS
installed() { [[ -f $1/.pins ]] && cmp -s "$1/.pins" "$2"; }

# One set-up at a time; the second waits for the first.
locked() {
  mkdir -p .deps
  exec 9>.deps/lock
  if ! flock -n 9; then
    say "waiting for another ./dev that installs into .deps/"
    flock 9
  fi
  "$@"
  exec 9>&-
}

need_libtorch() {
  if [[ -n ${FULGURITE_LIBTORCH:-} ]]; then
    [[ -d $FULGURITE_LIBTORCH ]] ||
      die "FULGURITE_LIBTORCH is $FULGURITE_LIBTORCH, which is no folder; try the folder that holds LibTorch's include/ and lib/, or unset it"
  elif ! installed .deps/site tools/requirements-libtorch.txt; then
    locked install_libtorch
  fi
}

install_libtorch() {
  install_wheels .deps/site tools/requirements-libtorch.txt "LibTorch (about 600 MB)" ||
    die "LibTorch could not be installed; pip's message is above. Try again, or set FULGURITE_LIBTORCH to a LibTorch that you have"
}

# PJRT's header and CPU plugins. FULGURITE_NO_XLA leaves them and the XLA room out.
need_xla() {
  if [[ -z ${FULGURITE_NO_XLA:-} ]] && ! installed .deps/xla tools/requirements-xla.txt; then
    locked install_xla
  fi
}

install_xla() {
  install_wheels .deps/xla tools/requirements-xla.txt "PJRT plugins (about 190 MB)" ||
    die "the PJRT plugins could not be installed; pip's message is above. Try again, or set FULGURITE_NO_XLA=1 to build without XLA"
}

# install_wheels FOLDER PINS WHAT: pip's answer is its status.
install_wheels() {
  local folder=$1 pins=$2 what=$3 machine minor platforms=()
  if installed "$folder" "$pins"; then return; fi # somebody else was faster
  machine=$(uname -m)
  for minor in {28..17}; do platforms+=(--platform "manylinux_2_${minor}_$machine"); done
  say "downloading $what into $folder (once)"
  rm -rf "$folder.new"
  pip install --target "$folder.new" --no-deps --require-hashes --only-binary=:all: --no-compile \
    --python-version 3.11 --implementation cp --abi cp311 \
    "${platforms[@]}" --platform "manylinux2014_$machine" -r "$pins" || return
  cp "$pins" "$folder.new/.pins"
  rm -rf "$folder"
  mv "$folder.new" "$folder"
}

# Sets FULGURITE_TEST_PYTHON to an interpreter that imports torch and lightning.
need_python() {
  if [[ -z ${FULGURITE_TEST_PYTHON:-} ]]; then
    if ! installed .deps/python tools/requirements-python.txt; then
      locked install_python
    fi
    export FULGURITE_TEST_PYTHON=$PWD/.deps/python/bin/python
  fi
}

install_python() {
  local pins=tools/requirements-python.txt
  if installed .deps/python "$pins"; then return; fi
  say "downloading Python's torch and lightning into .deps/python (once, 2 GB to download, 4 GB on disk)"
  rm -rf .deps/python
  "$(python_with_pip)" -m venv --without-pip .deps/python
  pip --python .deps/python/bin/python install --no-deps --require-hashes --only-binary=:all: \
    --no-compile -r "$pins" ||
    die "Python's packages could not be installed; pip's message is above. The pins are for Python 3.11 to 3.13"
  cp "$pins" .deps/python/.pins
}

setup() {
  need_packages build "$@"
  need_libtorch
  need_xla
}

