#pragma once

#include <cstdint>

// Counts operator new, which LibTorch's libraries use too. A test that asks for
// it lists ../support/count_allocations.cpp among its sources: that file
// replaces operator new for the whole program.
namespace fulgurite::test {

/// Of the calling thread.
int64_t allocations_of_thread();
/// Of all threads.
int64_t allocations_of_process();
/// Memory that came from elsewhere than operator new.
void note_allocation();

/// What f allocates on the calling thread.
template <class F>
int64_t allocations_of(F&& f) {
  const int64_t before = allocations_of_thread();
  f();
  return allocations_of_thread() - before;
}

} // namespace fulgurite::test
