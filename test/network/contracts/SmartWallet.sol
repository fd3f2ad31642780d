// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A contract wallet (ERC-1271): signed is what its owner signed, while it says yes at all.
contract SmartWallet {
    address public immutable owner;
    bool public isRefusing;

    constructor(address owner_) {
        owner = owner_;
    }

    function refuse() external {
        isRefusing = true;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (isRefusing || signature.length != 65) return 0xffffffff;
        address signer = ecrecover(hash, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
        return signer == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}

/// Deploys such wallets at addresses that are known before (ERC-6492).
contract SmartWalletFactory {
    function deploy(address owner) external returns (address) {
        return address(new SmartWallet{salt: 0}(owner));
    }

    function addressOf(address owner) external view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(SmartWallet).creationCode, abi.encode(owner)));
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(0), code)))));
    }
}
