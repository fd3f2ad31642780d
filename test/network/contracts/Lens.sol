// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// What is read of the namespace of handles on Lens Chain: to which account a handle is assigned, and who holds its token.
contract LensNamespace {
    error DoesNotExist();

    mapping(string => address) private accounts;
    mapping(string => address) private holders;

    /// Without a holder there is no such handle.
    function put(string calldata handle, address account, address holder) external {
        accounts[handle] = account;
        holders[handle] = holder;
    }

    function accountOf(string calldata handle) external view returns (address) {
        if (holders[handle] == address(0)) revert DoesNotExist();
        return accounts[handle];
    }

    function ownerOf(string calldata handle) external view returns (address) {
        if (holders[handle] == address(0)) revert DoesNotExist();
        return holders[handle];
    }
}

/// An account: a contract with an owner.
contract LensAccount {
    address public owner;

    constructor(address first) {
        owner = first;
    }

    function transferOwnership(address next) external {
        owner = next;
    }
}

/// Answers every call with the same bytes, and zeros after them; reverts with them where it is told to.
contract OddAccount {
    bytes private answer;
    uint256 private zeros;
    bool private isRevert;

    constructor(bytes memory answer_, uint256 zeros_, bool isRevert_) {
        answer = answer_;
        zeros = zeros_;
        isRevert = isRevert_;
    }

    fallback() external {
        bytes memory given = answer;
        uint256 size = given.length + zeros;
        bool fails = isRevert;
        assembly {
            if fails { revert(add(given, 32), size) }
            return(add(given, 32), size)
        }
    }
}
