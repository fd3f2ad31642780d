// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

// ERC-165, in place of the base contract of @ensdomains/ens-contracts that OffchainResolver.sol imports.
abstract contract SupportsInterface {
    function supportsInterface(bytes4 interfaceID) public pure virtual returns (bool) {
        return interfaceID == 0x01ffc9a7;
    }
}
