# Each bench/NAME.cpp is an executable bench/NAME in the build directory; all of them: target
# floe_bench. A bench without a main() of its own gets Google Benchmark's.
file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/bench/*.cpp")
find_package(benchmark QUIET)
if(NOT benchmark_FOUND OR NOT sources)
    return()
endif()

add_custom_target(floe_bench)
foreach(source IN LISTS sources)
    cmake_path(GET source STEM name)
    add_executable(bench_${name} "${source}")
    set_target_properties(bench_${name} PROPERTIES
        OUTPUT_NAME ${name} RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bench")
    target_compile_definitions(bench_${name} PRIVATE FLOE_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    target_link_libraries(bench_${name} PRIVATE floe_api benchmark::benchmark benchmark::benchmark_main)
    add_dependencies(floe_bench bench_${name})
endforeach()
