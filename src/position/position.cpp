#include "position/position.hpp"

#include "position/attacks.hpp"
#include "position/make.hpp"
#include "position/read_setup.hpp"

namespace floe {

template class Position<1>;
template class Position<2>;
template class Position<3>;
template class Position<4>;

}  // namespace floe
