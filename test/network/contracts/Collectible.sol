// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// The smallest ERC-721: tokens with an owner and a metadata URI.
contract Collectible721 {
    mapping(uint256 => address) private owners;
    mapping(uint256 => string) private uris;

    function mint(address to, uint256 id, string calldata uri) external {
        owners[id] = to;
        uris[id] = uri;
    }

    function ownerOf(uint256 id) external view returns (address) {
        require(owners[id] != address(0), "no such token");
        return owners[id];
    }

    function tokenURI(uint256 id) external view returns (string memory) {
        return uris[id];
    }
}

/// The smallest ERC-1155: balances and a metadata URI with `{id}` in it.
contract Collectible1155 {
    mapping(address => mapping(uint256 => uint256)) public balanceOf;
    string private template;

    constructor(string memory template_) {
        template = template_;
    }

    function mint(address to, uint256 id) external {
        balanceOf[to][id] += 1;
    }

    function uri(uint256) external view returns (string memory) {
        return template;
    }
}
