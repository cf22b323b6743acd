// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

/// The least that a contract account does: its owner makes it call another contract. A Safe does the same after enough
/// owners have signed.
contract Account {
    address private immutable owner = msg.sender;

    error NotOwner();

    function execute(address to, bytes calldata data) external returns (bytes memory) {
        if (msg.sender != owner) revert NotOwner();
        (bool ok, bytes memory result) = to.call(data);
        if (!ok) {
            assembly {
                revert(add(result, 32), mload(result))
            }
        }
        return result;
    }
}
