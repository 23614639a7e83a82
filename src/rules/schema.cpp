#include "rules/schema.hpp"

#include <cassert>
#include <charconv>

namespace floe {

std::string Place::text() const {
    if (line == 0) return file;
    return file + (file.empty() ? "" : ", ") + "line " + std::to_string(line) + ", column " +
           std::to_string(column);
}

Error Place::within(Error inner) const {
    constexpr std::string_view kColumn = "column ";
    int offset = 0;
    const char* const end = inner.where.data() + inner.where.size();
    if (in_text && inner.where.starts_with(kColumn)) {
        const auto read = std::from_chars(inner.where.data() + kColumn.size(), end, offset);
        if (read.ec == std::errc{} && read.ptr == end) {
            Place exact = *this;
            exact.column += offset - 1;
            return {exact.text(), std::move(inner.reason)};
        }
    }
    return fail_in(text(), std::move(inner)).error();
}

const RuleArguments::Item& RuleArguments::item(std::string_view name) const {
    for (const Item& i : items)
        if (i.name == name) return i;
    assert(false && "a rule kind asked for a parameter that its schema lacks");
    return items.front();
}

}  // namespace floe
