# floe_library(NAME [LINKS folder-or-target...])
# The library floe_NAME of all src/NAME/**/*.cpp but main.cpp. Without a .cpp it is an INTERFACE
# library, also when the folder does not exist yet, so that arrows through it still hold.
function(floe_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LINKS")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/${name}/*.cpp")
    list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
    if(sources)
        add_library(floe_${name} STATIC ${sources})
        set(scope PUBLIC)
    else()
        add_library(floe_${name} INTERFACE)
        set(scope INTERFACE)
    endif()
    target_include_directories(floe_${name} ${scope} "${CMAKE_SOURCE_DIR}/src")
    foreach(link IN LISTS arg_LINKS)
        if(NOT link MATCHES "::")
            set(link "floe_${link}")
        endif()
        target_link_libraries(floe_${name} ${scope} "${link}")
    endforeach()
endfunction()

# floe_games_dirs(NAME...): these libraries, and no others, know where games lie:
# FLOE_GAMES_DIR when installed, FLOE_SOURCE_GAMES_DIR when run from a build directory.
function(floe_games_dirs)
    foreach(name IN LISTS ARGN)
        get_target_property(type floe_${name} TYPE)
        if(NOT type STREQUAL "INTERFACE_LIBRARY")
            target_compile_definitions(floe_${name} PRIVATE
                FLOE_GAMES_DIR="${CMAKE_INSTALL_FULL_DATADIR}/floe/games"
                FLOE_SOURCE_GAMES_DIR="${CMAKE_SOURCE_DIR}/games")
        endif()
    endforeach()
endfunction()
