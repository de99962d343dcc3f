#include "tests/xla/conformance/sample.h"

namespace fulgurite::xla::conformance {

void add_loss_samples(SampleList& list) {
  static_cast<void>(list);
}

} // namespace fulgurite::xla::conformance
