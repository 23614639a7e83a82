# floe_tests: every tests/**/*_test.cpp, with the helpers in tests/support/, in one executable.
file(GLOB_RECURSE tests CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/*_test.cpp")
file(GLOB_RECURSE support CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/support/*.cpp")
find_package(GTest QUIET)
if(NOT GTest_FOUND OR NOT tests)
    return()
endif()

add_executable(floe_tests ${tests} ${support})
target_include_directories(floe_tests PRIVATE "${CMAKE_SOURCE_DIR}/tests")
target_compile_definitions(floe_tests PRIVATE FLOE_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
target_link_libraries(floe_tests PRIVATE floe_cli GTest::gtest_main)
