#include "rules/kinds.hpp"

#include "rules/spec.hpp"

namespace floe {
namespace {

template <std::size_t... I>
std::vector<Schema> all_schemas(std::index_sequence<I...>) {
    return {RuleSet::Kind<I>::schema()...};
}

}  // namespace

const std::vector<Schema>& rule_schemas() {
    static const std::vector<Schema> schemas = all_schemas(std::make_index_sequence<kRuleKinds>());
    return schemas;
}

}  // namespace floe
