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

/// ENS' registry, as far as its storage goes (slot 0). Anybody may write.
contract EnsRegistry {
    struct Record {
        address owner;
        address resolver;
        uint64 ttl;
    }

    mapping(bytes32 node => Record record) private records;

    function setRecord(bytes32 node, address owner_, address resolver_, uint64 ttl_) external {
        records[node] = Record(owner_, resolver_, ttl_);
    }

    function owner(bytes32 node) external view returns (address) {
        return records[node].owner;
    }

    function resolver(bytes32 node) external view returns (address) {
        return records[node].resolver;
    }
}

/// ENS' public resolver since 2023, as far as its storage goes: versions (0), addresses (2) and names (8). Anybody may write.
contract VersionedResolver {
    mapping(bytes32 node => uint64 version) public recordVersions;
    uint256[1] private abis;
    mapping(uint64 version => mapping(bytes32 node => mapping(uint256 coinType => bytes value))) private addresses;
    uint256[5] private elsewhere;
    mapping(uint64 version => mapping(bytes32 node => string value)) private names;
    mapping(uint64 version => mapping(bytes32 node => mapping(string key => string value))) private texts;

    function clearRecords(bytes32 node) external {
        recordVersions[node]++;
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata value) external {
        addresses[recordVersions[node]][node][coinType] = value;
    }

    function setName(bytes32 node, string calldata value) external {
        names[recordVersions[node]][node] = value;
    }

    function setText(bytes32 node, string calldata key, string calldata value) external {
        texts[recordVersions[node]][node][key] = value;
    }

    function addr(bytes32 node) external view returns (address payable) {
        bytes memory value = addresses[recordVersions[node]][node][60];
        return value.length == 0 ? payable(address(0)) : payable(address(bytes20(value)));
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[recordVersions[node]][node][coinType];
    }

    function name(bytes32 node) external view returns (string memory) {
        return names[recordVersions[node]][node];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return texts[recordVersions[node]][node][key];
    }

    function supportsInterface(bytes4) external pure returns (bool) {
        return true;
    }

    function multicall(bytes[] calldata data) external returns (bytes[] memory results) {
        results = new bytes[](data.length);
        for (uint256 i = 0; i < data.length; i++) {
            (bool success, bytes memory result) = address(this).delegatecall(data[i]);
            require(success);
            results[i] = result;
        }
    }
}
