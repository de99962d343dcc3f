// A shared library that is no PJRT plugin.

extern "C" __attribute__((visibility("default"))) int answer() {
  return 42;
}
