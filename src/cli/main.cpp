#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

#include "cli/command_line.hpp"
#include "cli/frame.hpp"
#include "cli/output.hpp"

namespace {

using namespace floe::cli;

int complain(const std::string& reason) {
    note(reason);
    return kBadInput;
}

int run(int argc, char** argv) {
    try {
        const int status = run_command_line(argc, argv, complain);
        flush_out();
        return status;
    } catch (const OutputError& error) {
#ifdef EPIPE
        // Whoever reads us has seen enough.
        if (error.code() == EPIPE) std::_Exit(kFine);
#endif
        std::fprintf(stderr, "floe: cannot write: %s\n", std::strerror(error.code()));
        std::_Exit(kBadInput);
    } catch (const std::bad_alloc&) {
        return complain("out of memory");
    } catch (const std::exception& error) {
        return complain(std::string("internal error: ") + error.what());
    }
}

}  // namespace

int main(int argc, char** argv) {
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);  // a write to a closed pipe fails instead: OutputError
#endif
    return run(argc, argv);
}
