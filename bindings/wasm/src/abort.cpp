// How the C++ library gives up (memory has run out, for instance): by a trap, which JavaScript
// catches. Its own way prints a message, for which it would bring all of printf.
#include <__verbose_abort>

void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
