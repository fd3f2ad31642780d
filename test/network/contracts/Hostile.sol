// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

/// An off-chain resolver that sends its readers wherever it was told to, as often as it was told to.
contract HostileResolver {
    string private url;
    uint256 private immutable urlCount;
    uint256 private immutable depth;

    /// @param url_ asked for every time; each of the `urlCount_` copies gets a number of its own behind it
    /// @param depth_ how often the callback sends its reader out again
    constructor(string memory url_, uint256 urlCount_, uint256 depth_) {
        url = url_;
        urlCount = urlCount_;
        depth = depth_;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x9061b923 || id == 0x01ffc9a7;
    }

    function resolve(bytes calldata, bytes calldata data) external view returns (bytes memory) {
        _send(0, data);
        return "";
    }

    function again(bytes calldata response, bytes calldata extra) external view returns (bytes memory) {
        (uint256 round, bytes memory data) = abi.decode(extra, (uint256, bytes));
        if (round < depth) _send(round, data);
        return response;
    }

    function _send(uint256 round, bytes memory data) private view {
        string[] memory urls = new string[](urlCount);
        for (uint256 i; i < urlCount; i++) urls[i] = urlCount == 1 ? url : string.concat(url, _decimal(i));
        revert OffchainLookup(address(this), urls, data, this.again.selector, abi.encode(round + 1, data));
    }

    function _decimal(uint256 value) private pure returns (string memory) {
        if (value == 0) return "0";
        bytes memory text;
        for (; value > 0; value /= 10) text = bytes.concat(bytes1(uint8(48 + (value % 10))), text);
        return string(text);
    }
}

interface BatchGateway {
    struct Request {
        address sender;
        string[] urls;
        bytes data;
    }

    function query(Request[] calldata requests) external view returns (bool[] memory failures, bytes[] memory responses);
}

/// An off-chain resolver whose one lookup is a batch of thousands, for the reader to take apart itself.
contract HostileBatch {
    string private url;
    uint256 private immutable count;

    constructor(string memory url_, uint256 count_) {
        url = url_;
        count = count_;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x9061b923 || id == 0x01ffc9a7;
    }

    function resolve(bytes calldata, bytes calldata data) external view returns (bytes memory) {
        BatchGateway.Request[] memory requests = new BatchGateway.Request[](count);
        string[] memory urls = new string[](1);
        urls[0] = url;
        for (uint256 i; i < count; i++) requests[i] = BatchGateway.Request(address(this), urls, abi.encode(i));
        string[] memory batch = new string[](1);
        batch[0] = "x-batch-gateway:true";
        revert OffchainLookup(address(this), batch, abi.encodeCall(BatchGateway.query, (requests)), this.end.selector, data);
    }

    function end(bytes calldata, bytes calldata) external pure returns (bytes memory) {
        revert("as if it had mattered");
    }
}
