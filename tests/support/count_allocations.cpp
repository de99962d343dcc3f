#include "tests/support/count_allocations.h"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace fulgurite::test {

namespace {
thread_local int64_t of_thread = 0;
std::atomic<int64_t> of_process{0};
} // namespace

int64_t allocations_of_thread() {
  return of_thread;
}

int64_t allocations_of_process() {
  return of_process.load();
}

void note_allocation() {
  ++of_thread;
  of_process.fetch_add(1, std::memory_order_relaxed);
}

} // namespace fulgurite::test

// operator new[] ends here too. g++ 12 takes the inlined malloc and delete for
// a mismatch.
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"
void* operator new(std::size_t size) {
  fulgurite::test::note_allocation();
  if (void* memory = std::malloc(size == 0 ? 1 : size)) {
    return memory;
  }
  throw std::bad_alloc();
}
// std::stable_partition asks in this way; without ours, AddressSanitizer would
// see its own new and our delete.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  fulgurite::test::note_allocation();
  return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
