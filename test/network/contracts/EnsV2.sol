// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {UniversalResolver, Registry as RegistryV1} from "./UniversalResolver.sol";

/// The proxy in front of the Universal Resolver: EIP-1967's slots, and lookups off chain in its own name.
contract UniversalResolverProxy {
    bytes32 private constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes4 private constant OFFCHAIN_LOOKUP = 0x556f1830;

    fallback() external {
        address implementation;
        assembly {
            implementation := sload(IMPLEMENTATION)
        }
        (bool isOk, bytes memory data) = implementation.staticcall(msg.data);
        if (!isOk && bytes4(data) == OFFCHAIN_LOOKUP) {
            // The sender is the first word of the arguments.
            address sender;
            assembly {
                sender := mload(add(data, 36))
            }
            if (sender == implementation) {
                assembly {
                    mstore(add(data, 36), address())
                }
            }
        }
        assembly {
            switch isOk
            case 0 {
                revert(add(data, 32), mload(data))
            }
            default {
                return(add(data, 32), mload(data))
            }
        }
    }
}

interface RegistryV2 {
    function getSubregistry(string calldata label) external view returns (RegistryV2);

    function getResolver(string calldata label) external view returns (address);
}

/// A registry of ENSv2: entries of labels, which answer nothing from their expiry on. Anybody may write.
contract PermissionedRegistry is RegistryV2 {
    struct Entry {
        uint32 resourceVersion;
        uint32 tokenVersion;
        RegistryV2 subregistry;
        uint64 expiry;
        address resolver;
        address owner;
    }

    struct State {
        uint8 status;
        uint64 expiry;
        address latestOwner;
        uint256 tokenId;
        uint256 resource;
    }

    mapping(uint256 id => Entry entry) private entries;

    /// Registers a label; without an owner it is reserved.
    function register(
        string calldata label,
        address owner,
        RegistryV2 subregistry,
        address resolver,
        uint64 expiry
    ) external {
        Entry storage entry = entries[_id(label)];
        require(_isExpired(entry) || entry.owner == address(0), "taken");
        require(expiry > block.timestamp, "past");
        entry.owner = owner;
        entry.subregistry = subregistry;
        entry.resolver = resolver;
        entry.expiry = expiry;
    }

    function renew(string calldata label, uint64 expiry) external {
        entries[_id(label)].expiry = expiry;
    }

    function getSubregistry(string calldata label) external view returns (RegistryV2) {
        Entry storage entry = entries[_id(label)];
        return _isExpired(entry) ? RegistryV2(address(0)) : entry.subregistry;
    }

    function getResolver(string calldata label) external view returns (address) {
        Entry storage entry = entries[_id(label)];
        return _isExpired(entry) ? address(0) : entry.resolver;
    }

    function getState(uint256 anyId) external view returns (State memory state) {
        Entry storage entry = entries[anyId & ~uint256(type(uint32).max)];
        state.expiry = entry.expiry;
        state.latestOwner = entry.owner;
        state.status = _isExpired(entry) ? 0 : entry.owner == address(0) ? 1 : 2;
    }

    function _id(string calldata label) private pure returns (uint256) {
        return uint256(keccak256(bytes(label))) & ~uint256(type(uint32).max);
    }

    function _isExpired(Entry storage entry) private view returns (bool) {
        return block.timestamp >= entry.expiry;
    }
}

/// The Universal Resolver of ENSv2: the deepest resolver on the way from the root registry down.
contract UniversalResolverV2 is UniversalResolver {
    RegistryV2 public immutable root;

    constructor(RegistryV2 root_) UniversalResolver(RegistryV1(address(0))) {
        root = root_;
    }

    function findRegistries(bytes calldata name) external view returns (RegistryV2[] memory registries) {
        uint256 count = 1;
        for (uint256 at; name[at] != 0; at += uint8(name[at]) + 1) count++;
        registries = new RegistryV2[](count);
        _walk(name, 0, registries, 0);
    }

    function _walk(
        bytes memory name,
        uint256 offset,
        RegistryV2[] memory registries,
        uint256 index
    ) private view returns (RegistryV2 registry) {
        if (name[offset] == 0) registry = root;
        else {
            RegistryV2 parent = _walk(name, offset + uint8(name[offset]) + 1, registries, index + 1);
            if (address(parent) != address(0)) registry = parent.getSubregistry(_label(name, offset));
        }
        registries[index] = registry;
    }

    function _findResolver(bytes memory name) internal view override returns (address, uint256) {
        (, address resolver, uint256 at) = _find(name, 0);
        return (resolver, at);
    }

    function _find(
        bytes memory name,
        uint256 offset
    ) private view returns (RegistryV2 registry, address resolver, uint256 at) {
        if (name[offset] == 0) return (root, address(0), 0);
        (registry, resolver, at) = _find(name, offset + uint8(name[offset]) + 1);
        if (address(registry) == address(0)) return (registry, resolver, at);
        string memory label = _label(name, offset);
        address own = registry.getResolver(label);
        if (own != address(0)) (resolver, at) = (own, offset);
        registry = registry.getSubregistry(label);
    }

    function _label(bytes memory name, uint256 offset) private pure returns (string memory) {
        bytes memory label = new bytes(uint8(name[offset]));
        for (uint256 i; i < label.length; i++) label[i] = name[offset + 1 + i];
        return string(label);
    }
}

/// Answers for names of ENSv2 from the ENSv1 registry, as a wildcard resolver (ENSIP-10).
contract ENSV1Resolver {
    RegistryV1 private immutable registry;

    constructor(RegistryV1 registry_) {
        registry = registry_;
    }

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory) {
        address resolver = registry.resolver(_namehash(name, 0));
        require(resolver != address(0), "no resolver");
        (bool isOk, bytes memory result) = resolver.staticcall(data);
        require(isOk, "failed");
        return result;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x9061b923 || id == 0x01ffc9a7;
    }

    function _namehash(bytes memory name, uint256 offset) private pure returns (bytes32) {
        uint256 length = uint8(name[offset]);
        if (length == 0) return bytes32(0);
        bytes32 label;
        assembly {
            label := keccak256(add(add(name, 33), offset), length)
        }
        return keccak256(abi.encodePacked(_namehash(name, offset + length + 1), label));
    }
}

/// A resolver of one account in ENSv2: records by name and version, and aliases of whole names. Anybody may write.
contract PermissionedResolver {
    struct Record {
        bytes contenthash;
        bytes32[2] pubkey;
        string name;
        mapping(uint256 coinType => bytes value) addresses;
        mapping(string key => string value) texts;
    }

    mapping(bytes32 node => bytes name) private aliases;
    mapping(bytes32 node => uint64 version) private versions;
    mapping(bytes32 node => mapping(uint64 version => Record record)) private records;

    function setAlias(bytes calldata from, bytes calldata to) external {
        aliases[_namehash(from, 0)] = to;
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata value) external {
        records[node][versions[node]].addresses[coinType] = value;
    }

    function clearRecords(bytes32 node) external {
        versions[node]++;
    }

    function addr(bytes32 node) public view returns (address payable) {
        bytes memory value = records[node][versions[node]].addresses[60];
        return value.length == 0 ? payable(address(0)) : payable(address(bytes20(value)));
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return records[node][versions[node]].addresses[coinType];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return records[node][versions[node]].texts[key];
    }

    function name(bytes32 node) external view returns (string memory) {
        return records[node][versions[node]].name;
    }

    /// Every record call has the node as its first argument: that of the alias where the name has one.
    function resolve(bytes calldata dnsName, bytes calldata data) external view returns (bytes memory) {
        bytes memory to = aliases[_namehash(dnsName, 0)];
        bytes memory query = data;
        if (to.length > 0) {
            bytes32 node = _namehash(to, 0);
            assembly {
                mstore(add(query, 36), node)
            }
        }
        (bool isOk, bytes memory result) = address(this).staticcall(query);
        require(isOk, "failed");
        return result;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x9061b923 || id == 0x01ffc9a7;
    }

    function _namehash(bytes memory dnsName, uint256 offset) private pure returns (bytes32) {
        uint256 length = uint8(dnsName[offset]);
        if (length == 0) return bytes32(0);
        bytes32 label;
        assembly {
            label := keccak256(add(add(dnsName, 33), offset), length)
        }
        return keccak256(abi.encodePacked(_namehash(dnsName, offset + length + 1), label));
    }
}
