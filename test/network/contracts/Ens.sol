// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// The ENSv1 registry, with its storage layout (slot 0). Anybody may write.
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

/// The ENSv1 registrar of .eth, with its storage layout (expiries in slot 9). Anybody may register what is free.
contract BaseRegistrar {
    uint256 public constant GRACE_PERIOD = 90 days;

    uint256[9] private elsewhere;
    mapping(uint256 id => uint256 expiry) private expiries;

    /// Sets the expiry without rules.
    function setExpiry(uint256 id, uint256 expiry) external {
        expiries[id] = expiry;
    }

    function register(uint256 id, uint256 duration) external {
        require(expiries[id] + GRACE_PERIOD < block.timestamp, "taken");
        expiries[id] = block.timestamp + duration;
    }

    function renew(uint256 id, uint256 duration) external {
        require(expiries[id] + GRACE_PERIOD >= block.timestamp, "released");
        expiries[id] += duration;
    }

    function nameExpires(uint256 id) external view returns (uint256) {
        return expiries[id];
    }
}

/// The ENSv1 name wrapper, with its storage layout: tokens (1) of owner, fuses and expiry. Anybody may write.
contract NameWrapper {
    uint256[1] private elsewhere;
    mapping(uint256 id => uint256 token) public _tokens;

    function setToken(uint256 id, address owner, uint32 fuses, uint64 expiry) external {
        _tokens[id] = uint256(uint160(owner)) | (uint256(fuses) << 160) | (uint256(expiry) << 192);
    }
}

/// ENS' public resolver of 2017, with its storage layout: records in slot 1, of which nothing but the address and the name is here. Anybody may write.
contract RecordResolver {
    struct Record {
        address payable addr;
        bytes32 content;
        string name;
    }

    address private ens;
    mapping(bytes32 node => Record record) private records;

    constructor(address registry) {
        ens = registry;
    }

    function setAddr(bytes32 node, uint256, bytes calldata value) external {
        records[node].addr = payable(address(bytes20(value)));
    }

    function setName(bytes32 node, string calldata value) external {
        records[node].name = value;
    }

    function addr(bytes32 node) external view returns (address payable) {
        return records[node].addr;
    }

    function name(bytes32 node) external view returns (string memory) {
        return records[node].name;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0x691f3431;
    }
}

/// A wallet's resolver of the names that it gives away: an address and a name by node. Anybody may write.
abstract contract WalletResolver {
    struct Record {
        address addr;
        string name;
    }

    function records() internal view virtual returns (mapping(bytes32 node => Record record) storage);

    function setAddr(bytes32 node, uint256, bytes calldata value) external {
        records()[node].addr = address(bytes20(value));
    }

    function setName(bytes32 node, string calldata value) external {
        records()[node].name = value;
    }

    function addr(bytes32 node) external view returns (address) {
        return records()[node].addr;
    }

    function name(bytes32 node) external view returns (string memory) {
        return records()[node].name;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0x691f3431;
    }
}

/// Argent's resolver, with its storage layout: records in slot 2, after the owner and the managers.
contract ArgentResolver is WalletResolver {
    uint256[2] private elsewhere;
    mapping(bytes32 node => Record record) private held;

    function records() internal view override returns (mapping(bytes32 node => Record record) storage) {
        return held;
    }
}

/// Loopring's resolver, with its storage layout: records in slot 3, after two owners and the managers.
contract LoopringResolver is WalletResolver {
    uint256[3] private elsewhere;
    mapping(bytes32 node => Record record) private held;

    function records() internal view override returns (mapping(bytes32 node => Record record) storage) {
        return held;
    }
}

/// ENS' public resolver of October 2019, with its storage layout: addresses (1) and names (4). Anybody may write.
contract Resolver2019 {
    uint256[1] private abis;
    mapping(bytes32 node => mapping(uint256 coinType => bytes value)) private addresses;
    uint256[2] private elsewhere;
    mapping(bytes32 node => string value) public name;

    function setAddr(bytes32 node, uint256 coinType, bytes calldata value) external {
        addresses[node][coinType] = value;
    }

    function setName(bytes32 node, string calldata value) external {
        name[node] = value;
    }

    function addr(bytes32 node) external view returns (address payable) {
        return payable(address(bytes20(addresses[node][60])));
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[node][coinType];
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0xf1cb7e06 || id == 0x691f3431;
    }
}

/// ENS' public resolver since 2023, with its storage layout: versions (0), addresses (2) and names (8). Anybody may write.
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
