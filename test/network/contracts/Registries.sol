// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Farcaster's Id Registry, as far as its storage goes: the same two mappings in the same slots (9 and 10).
contract IdRegistry {
    uint256[9] private elsewhere;
    mapping(address owner => uint256 fid) public idOf;
    mapping(uint256 fid => address owner) public custodyOf;

    function register(uint256 fid, address owner) external {
        delete idOf[custodyOf[fid]];
        idOf[owner] = fid;
        custodyOf[fid] = owner;
    }
}

/// Farcaster's Key Registry, as far as its storage goes: the same mapping in the same slot (12).
contract KeyRegistry {
    struct KeyData {
        uint8 state;
        uint32 keyType;
    }

    uint256[12] private elsewhere;
    mapping(uint256 fid => mapping(bytes key => KeyData data)) public keys;

    function add(uint256 fid, uint32 keyType, bytes calldata key) external {
        keys[fid][key] = KeyData(1, keyType);
    }

    function remove(uint256 fid, bytes calldata key) external {
        keys[fid][key].state = 2;
    }

    function keyDataOf(uint256 fid, bytes calldata key) external view returns (KeyData memory) {
        return keys[fid][key];
    }
}
