// How the C++ library gives up (memory has run out, for instance): by a trap, which JavaScript
// catches. Its own ways print a message, for which they would bring all of printf.
#include <__verbose_abort>

void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }
