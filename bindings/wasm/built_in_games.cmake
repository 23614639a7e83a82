# Writes OUT, the list of the files in GAMES as C++: cmake -DOUT=... -DGAMES=... -P this
file(GLOB files "${GAMES}/*.toml")
list(SORT files)
set(text "// Made by the build from games/*.toml.\n#include \"shelf.hpp\"\n\nnamespace floe::wasm {\n
const std::vector<BuiltIn>& built_in_games() {\n    static const std::vector<BuiltIn> games{\n")
foreach(file IN LISTS files)
    cmake_path(GET file STEM id)
    file(READ "${file}" game)
    string(APPEND text "{\"${id}\", R\"~floe~(${game})~floe~\"},\n")
endforeach()
string(APPEND text "    };\n    return games;\n}\n\n}  // namespace floe::wasm\n")
file(WRITE "${OUT}" "${text}")
