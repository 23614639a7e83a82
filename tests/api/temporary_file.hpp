// A file that is there for one test.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace floe::test {

class TemporaryFile {
  public:
    TemporaryFile(const std::string& name, std::string_view content)
        : folder_(std::filesystem::path(::testing::TempDir()) / folder_name()),
          path_(folder_ / name) {
        std::filesystem::create_directories(folder_);
        std::ofstream(path_, std::ios::binary) << content;
    }
    ~TemporaryFile() {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    [[nodiscard]] std::string path() const { return path_.string(); }
    [[nodiscard]] std::string folder() const { return folder_.string(); }

  private:
    // Tests run in several processes at once; within one, files live one after another or differ by
    // their address.
    std::string folder_name() const {
        const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
        return "floe-" +
               std::to_string(std::filesystem::hash_value(std::string(test->test_suite_name()) +
                                                          test->name())) +
               "-" + std::to_string(reinterpret_cast<std::uintptr_t>(this));
    }
    std::filesystem::path folder_;
    std::filesystem::path path_;
};

}  // namespace floe::test
