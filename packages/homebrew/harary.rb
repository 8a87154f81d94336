# SPDX-License-Identifier: MIT
# A formula for Homebrew on Linux. Untested: no Homebrew was at hand when it was written; only its syntax is checked
# (ruby -c). Before it is handed in, put the address and the sum of the release's source archive in
# (CONTRIBUTING.md, "Release"). Not for macOS: docs/install.md says why.
class Harary < Formula
  desc "Exact solver and analyser of colouring games on graphs"
  homepage "https://harary.invalid"
  version "0.2.0"
  url "https://harary.invalid/releases/v0.2.0/harary-0.2.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on "boost" => :build
  depends_on "cli11" => :build
  depends_on "cmake" => :build
  depends_on "ninja" => :build
  depends_on "nlohmann-json" => :build
  depends_on "pkgconf" => :build
  depends_on "tomlplusplus" => :build
  depends_on "cadical"
  depends_on "fmt"
  depends_on "gmp"
  depends_on :linux
  depends_on "nauty"
  depends_on "sqlite"
  depends_on "xxhash"
  depends_on "zlib"
  depends_on "zstd"

  def install
    system "cmake", "-G", "Ninja", "-S", ".", "-B", "build",
           "-DCMAKE_INSTALL_LIBDIR=lib", "-DHARARY_TESTS=OFF", "-DHARARY_BENCH=OFF", *std_cmake_args
    system "cmake", "--build", "build", "--target", "harary_installation"
    %w[program library development].each do |component|
      system "cmake", "--install", "build", "--component", component
    end
  end

  test do
    assert_match "the second player wins", shell_output("#{bin}/harary solve sim")
  end
end
