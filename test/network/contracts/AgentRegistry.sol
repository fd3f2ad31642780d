// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// What is read of an ERC-8004 identity registry: tokens with a holder and a file, and the event of each transfer.
contract AgentRegistry {
    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    mapping(uint256 => address) private holders;
    mapping(uint256 => string) private uris;
    mapping(uint256 => address) private wallets;

    function give(uint256 id, address to, string calldata uri) external {
        emit Transfer(holders[id], to, id);
        holders[id] = to;
        wallets[id] = address(0);
        uris[id] = uri;
    }

    /// Without the checks of the real one, which only the holder may call, with a signature of the wallet.
    function setWallet(uint256 id, address wallet) external {
        wallets[id] = wallet;
    }

    function getAgentWallet(uint256 id) external view returns (address) {
        return wallets[id];
    }

    function ownerOf(uint256 id) external view returns (address) {
        require(holders[id] != address(0), "no such agent");
        return holders[id];
    }

    function tokenURI(uint256 id) external view returns (string memory) {
        require(holders[id] != address(0), "no such agent");
        return uris[id];
    }
}
