// SPDX-License-Identifier: MIT
// A kernel for Python, whose threads may share it: calls take turns, without the interpreter's
// lock.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>
#include <mutex>
#include <utility>

#include "app/tablebase/layer_kernel.hpp"

namespace harary::python {

namespace nb = nanobind;

class Kernel {
 public:
  explicit Kernel(std::unique_ptr<LayerKernel> kernel) : kernel_(std::move(kernel)) {}

  const LayerKernel& get() const { return *kernel_; }

  // Calls work(kernel). The interpreter's lock goes first and comes back last, so that no thread
  // waits for one lock while holding the other.
  template <class Work>
  auto locked(Work&& work) {
    const nb::gil_scoped_release release;
    const std::lock_guard lock(mutex_);
    return work(*kernel_);
  }

 private:
  std::unique_ptr<LayerKernel> kernel_;
  std::mutex mutex_;
};

}  // namespace harary::python
