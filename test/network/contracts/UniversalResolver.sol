// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Registry {
    function resolver(bytes32 node) external view returns (address);
}

interface ExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

interface Records {
    function addr(bytes32 node) external view returns (address);

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory);

    function name(bytes32 node) external view returns (string memory);

    function multicall(bytes[] calldata data) external returns (bytes[] memory);
}

interface BatchGateway {
    struct Request {
        address sender;
        string[] urls;
        bytes data;
    }

    function query(Request[] calldata requests) external view returns (bool[] memory failures, bytes[] memory responses);
}

error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

/// A Universal Resolver for local chains, to the interface that viem calls: ENSIP-10 wildcards, ENSIP-19 reverse
/// names, `multicall` taken apart and put together, and all off-chain lookups of one step in one batch (ENSIP-21).
/// What a gateway or a resolver says went wrong is passed on as it came.
contract UniversalResolver {
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error UnsupportedResolverProfile(bytes4 selector);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error EmptyAddress();
    error DNSDecodingFailed(bytes dns);
    error DNSEncodingFailed(string ens);
    error InvalidBatchGatewayResponse();

    uint8 private constant PENDING = 0;
    uint8 private constant DONE = 1;
    uint8 private constant CALL_FAILED = 2;
    uint8 private constant GATEWAY_FAILED = 3;
    uint8 private constant EMPTY = 4;

    struct Lookup {
        bytes call;
        /// The result; an error; or, while it is pending, the off-chain lookup.
        bytes data;
        uint8 state;
    }

    struct Session {
        address resolver;
        bool isExtended;
        bool isMulticall;
        Lookup[] lookups;
        string[] gateways;
        /// Called on this contract with (answer, extra).
        bytes4 next;
        bytes extra;
    }

    struct Reverse {
        bytes lookupAddress;
        uint256 coinType;
        string[] gateways;
        address reverseResolver;
        string primary;
        address resolver;
    }

    Registry public immutable registry;

    constructor(Registry registry_) {
        registry = registry_;
    }

    function resolveWithGateways(
        bytes calldata name,
        bytes calldata data,
        string[] calldata gateways
    ) external view returns (bytes memory, address) {
        address resolver = _run(name, data, gateways, this.resolveNext.selector, "");
        return ("", resolver);
    }

    function resolveNext(bytes calldata answer, bytes calldata, address resolver) external pure returns (bytes memory, address) {
        return (answer, resolver);
    }

    function reverseWithGateways(
        bytes calldata lookupAddress,
        uint256 coinType,
        string[] calldata gateways
    ) external view returns (string memory, address, address) {
        if (lookupAddress.length == 0) revert EmptyAddress();
        bytes memory name = _encodeName(_reverseName(lookupAddress, coinType));
        Reverse memory asked;
        asked.lookupAddress = lookupAddress;
        asked.coinType = coinType;
        asked.gateways = gateways;
        bytes memory call = abi.encodeCall(Records.name, (_namehash(name, 0)));
        _run(name, call, gateways, this.reverseNameNext.selector, abi.encode(asked));
        return ("", address(0), address(0));
    }

    function reverseNameNext(
        bytes calldata answer,
        bytes calldata extra,
        address reverseResolver
    ) external view returns (string memory, address, address) {
        Reverse memory asked = abi.decode(extra, (Reverse));
        asked.reverseResolver = reverseResolver;
        asked.primary = abi.decode(answer, (string));
        if (bytes(asked.primary).length == 0) return ("", address(0), reverseResolver);
        bytes memory name = _encodeName(asked.primary);
        bytes32 node = _namehash(name, 0);
        bytes memory call = asked.coinType == 60
            ? abi.encodeWithSignature("addr(bytes32)", node)
            : abi.encodeWithSignature("addr(bytes32,uint256)", node, asked.coinType);
        _run(name, call, asked.gateways, this.reverseAddressNext.selector, abi.encode(asked));
        return ("", address(0), address(0));
    }

    function reverseAddressNext(
        bytes calldata answer,
        bytes calldata extra,
        address resolver
    ) external pure returns (string memory, address, address) {
        Reverse memory asked = abi.decode(extra, (Reverse));
        bytes memory forward = asked.coinType == 60
            ? abi.encodePacked(abi.decode(answer, (address)))
            : abi.decode(answer, (bytes));
        if (keccak256(forward) != keccak256(asked.lookupAddress)) revert ReverseAddressMismatch(asked.primary, forward);
        return (asked.primary, resolver, asked.reverseResolver);
    }

    /// Takes up a session where the gateway has answered for all pending lookups.
    function batchCallback(bytes calldata response, bytes calldata extra) external view {
        (bool[] memory failures, bytes[] memory responses) = abi.decode(response, (bool[], bytes[]));
        Session memory session = abi.decode(extra, (Session));
        if (failures.length != responses.length) revert InvalidBatchGatewayResponse();
        uint256 used;
        for (uint256 i; i < session.lookups.length; i++) {
            Lookup memory lookup = session.lookups[i];
            if (lookup.state != PENDING) continue;
            if (used == responses.length) revert InvalidBatchGatewayResponse();
            if (failures[used]) {
                lookup.state = GATEWAY_FAILED;
                lookup.data = responses[used];
            } else {
                (address sender, , , bytes4 callback, bytes memory state) = _decodeOffchain(lookup.data);
                _take(lookup, sender, abi.encodeWithSelector(callback, responses[used], state));
            }
            used++;
        }
        if (used != responses.length) revert InvalidBatchGatewayResponse();
        _proceed(session);
    }

    /// Starts a session and ends this call with its outcome; it never returns to its caller.
    function _run(
        bytes memory name,
        bytes memory data,
        string[] memory gateways,
        bytes4 next,
        bytes memory extra
    ) private view returns (address) {
        Session memory session;
        uint256 offset;
        (session.resolver, offset) = _findResolver(name);
        if (session.resolver == address(0)) revert ResolverNotFound(name);
        if (session.resolver.code.length == 0) revert ResolverNotContract(name, session.resolver);
        session.isExtended = _isExtended(session.resolver);
        if (offset != 0 && !session.isExtended) revert ResolverNotFound(name);
        session.isMulticall = bytes4(data) == Records.multicall.selector;
        session.gateways = gateways;
        session.next = next;
        session.extra = extra;
        bytes[] memory calls;
        if (session.isMulticall) {
            calls = abi.decode(_slice(data, 4), (bytes[]));
        } else {
            calls = new bytes[](1);
            calls[0] = data;
        }
        session.lookups = new Lookup[](calls.length);
        for (uint256 i; i < calls.length; i++) {
            Lookup memory lookup = session.lookups[i];
            lookup.call = session.isExtended ? abi.encodeCall(ExtendedResolver.resolve, (name, calls[i])) : calls[i];
            _take(lookup, session.resolver, lookup.call);
        }
        _proceed(session);
        return session.resolver;
    }

    function _take(Lookup memory lookup, address target, bytes memory call) private view {
        (bool isOk, bytes memory data) = target.staticcall(call);
        lookup.data = data;
        if (!isOk) lookup.state = bytes4(data) == OffchainLookup.selector ? PENDING : CALL_FAILED;
        else if (data.length > 0) lookup.state = DONE;
        else {
            lookup.state = EMPTY;
            lookup.data = abi.encodePacked(bytes4(lookup.call));
        }
    }

    function _proceed(Session memory session) private view {
        BatchGateway.Request[] memory requests = new BatchGateway.Request[](session.lookups.length);
        uint256 pending;
        for (uint256 i; i < session.lookups.length; i++) {
            if (session.lookups[i].state != PENDING) continue;
            (address sender, string[] memory urls, bytes memory data, , ) = _decodeOffchain(session.lookups[i].data);
            requests[pending++] = BatchGateway.Request(sender, urls, data);
        }
        if (pending > 0) {
            assembly {
                mstore(requests, pending)
            }
            revert OffchainLookup(
                address(this),
                session.gateways,
                abi.encodeCall(BatchGateway.query, (requests)),
                this.batchCallback.selector,
                abi.encode(session)
            );
        }
        (bool isOk, bytes memory result) = address(this).staticcall(
            abi.encodeWithSelector(session.next, _answer(session), session.extra, session.resolver)
        );
        if (!isOk) _revert(result);
        assembly {
            return(add(result, 32), mload(result))
        }
    }

    function _answer(Session memory session) private pure returns (bytes memory) {
        if (session.isMulticall) {
            bytes[] memory results = new bytes[](session.lookups.length);
            for (uint256 i; i < results.length; i++) {
                Lookup memory lookup = session.lookups[i];
                results[i] = session.isExtended && lookup.state == DONE ? abi.decode(lookup.data, (bytes)) : lookup.data;
            }
            return abi.encode(results);
        }
        Lookup memory only = session.lookups[0];
        if (only.state == GATEWAY_FAILED) _revert(only.data);
        if (only.state == CALL_FAILED) revert ResolverError(only.data);
        if (only.state == EMPTY) revert UnsupportedResolverProfile(bytes4(only.call));
        return session.isExtended ? abi.decode(only.data, (bytes)) : only.data;
    }

    function _findResolver(bytes memory name) internal view virtual returns (address, uint256) {
        uint256 offset;
        while (offset < name.length && name[offset] != 0) {
            address resolver = registry.resolver(_namehash(name, offset));
            if (resolver != address(0)) return (resolver, offset);
            offset += uint8(name[offset]) + 1;
        }
        return (address(0), 0);
    }

    function _namehash(bytes memory name, uint256 offset) private pure returns (bytes32) {
        if (offset >= name.length) revert DNSDecodingFailed(name);
        uint256 length = uint8(name[offset]);
        if (length == 0) return bytes32(0);
        if (offset + length >= name.length) revert DNSDecodingFailed(name);
        bytes32 label;
        assembly {
            label := keccak256(add(add(name, 33), offset), length)
        }
        return keccak256(abi.encodePacked(_namehash(name, offset + length + 1), label));
    }

    function _encodeName(string memory text) private pure returns (bytes memory) {
        bytes memory ens = bytes(text);
        bytes memory dns = new bytes(ens.length + 2);
        uint256 start;
        for (uint256 i; i <= ens.length; i++) {
            if (i < ens.length && ens[i] != ".") {
                dns[i + 1] = ens[i];
                continue;
            }
            if (i == start || i - start > 255) revert DNSEncodingFailed(text);
            dns[start] = bytes1(uint8(i - start));
            start = i + 1;
        }
        return dns;
    }

    function _reverseName(bytes memory lookupAddress, uint256 coinType) private pure returns (string memory) {
        string memory label = _hex(lookupAddress, false);
        if (coinType == 60) return string.concat(label, ".addr.reverse");
        if (coinType == 1 << 31) return string.concat(label, ".default.reverse");
        return string.concat(label, ".", _hex(abi.encodePacked(coinType), true), ".reverse");
    }

    function _hex(bytes memory data, bool isTrimmed) private pure returns (string memory) {
        bytes memory digits = "0123456789abcdef";
        bytes memory text = new bytes(data.length * 2);
        uint256 length;
        for (uint256 i; i < text.length; i++) {
            uint8 digit = (uint8(data[i / 2]) >> (i % 2 == 0 ? 4 : 0)) & 15;
            if (isTrimmed && length == 0 && digit == 0) continue;
            text[length++] = digits[digit];
        }
        assembly {
            mstore(text, length)
        }
        return string(text);
    }

    /// As ERC-165 has it: who claims every interface has none.
    function _isExtended(address resolver) private view returns (bool) {
        return _supports(resolver, ExtendedResolver.resolve.selector) && !_supports(resolver, 0xffffffff);
    }

    function _supports(address resolver, bytes4 id) private view returns (bool) {
        (bool isOk, bytes memory data) = resolver.staticcall(
            abi.encodeWithSignature("supportsInterface(bytes4)", id)
        );
        return isOk && data.length == 32 && abi.decode(data, (uint256)) == 1;
    }

    function _decodeOffchain(
        bytes memory data
    ) private pure returns (address, string[] memory, bytes memory, bytes4, bytes memory) {
        return abi.decode(_slice(data, 4), (address, string[], bytes, bytes4, bytes));
    }

    function _slice(bytes memory data, uint256 start) private pure returns (bytes memory part) {
        part = new bytes(data.length - start);
        for (uint256 i; i < part.length; i += 32) {
            assembly {
                mstore(add(add(part, 32), i), mload(add(add(add(data, 32), start), i)))
            }
        }
    }

    function _revert(bytes memory data) private pure {
        assembly {
            revert(add(data, 32), mload(data))
        }
    }
}
