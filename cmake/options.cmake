# Compiler settings for everything in the project.

option(FLOE_FUZZ "Build the fuzz targets, and nothing else (clang)" OFF)
option(FLOE_COVERAGE "Instrument for gcov" OFF)
option(CMAKE_COMPILE_WARNING_AS_ERROR "Warnings are errors" ON)
set(FLOE_SANITIZE "" CACHE STRING "Sanitizers, as after -fsanitize=")
set(FLOE_ARCH "x86-64-v2" CACHE STRING "-march on x86-64; empty: the compiler's default")

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()

find_program(FLOE_CCACHE ccache)
if(FLOE_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${FLOE_CCACHE}")
endif()

add_compile_options(
    -Wall -Wextra -Wpedantic -Wshadow -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC 12 warns about its own library once that is inlined (PR 105651, 105329 and kin).
    add_compile_options(
        -Wno-restrict -Wno-error=array-bounds
        -Wno-error=stringop-overflow -Wno-error=stringop-overread)
    if(FLOE_SANITIZE)
        add_compile_options(-Wno-maybe-uninitialized)  # false positives in instrumented code
    endif()
endif()

if(FLOE_ARCH AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    add_compile_options("-march=${FLOE_ARCH}")
endif()
if(FLOE_SANITIZE)
    add_compile_options("-fsanitize=${FLOE_SANITIZE}" -fno-sanitize-recover=all -fno-omit-frame-pointer)
    # For a fuzz build this names fuzzer-no-link; the fuzz executables add the fuzzer itself.
    add_link_options("-fsanitize=${FLOE_SANITIZE}")
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()
if(FLOE_COVERAGE)
    add_compile_options(--coverage -fprofile-update=atomic)
    add_link_options(--coverage)
endif()

add_compile_definitions(FMT_HEADER_ONLY TOML_EXCEPTIONS=0)

# What the benches print beside their numbers.
string(TOUPPER "${CMAKE_BUILD_TYPE}" build_type)
string(STRIP "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${build_type}} -march=${FLOE_ARCH}" flags)
file(WRITE "${CMAKE_BINARY_DIR}/flags.txt"
    "${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} ${flags}\n")
