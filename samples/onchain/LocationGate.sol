// SPDX-License-Identifier: MIT
pragma solidity 0.8.26;

import {IEAS} from "@ethereum-attestation-service/eas-contracts/contracts/IEAS.sol";
import {Attestation} from "@ethereum-attestation-service/eas-contracts/contracts/Common.sol";

/// Reads location attestations for other contracts. It says who attested what, not whether it is true.
contract LocationGate {
    // #region state
    error NotFound();
    error WrongSchema();
    error WrongAttester();
    error Revoked();
    error Expired();

    IEAS public immutable eas;
    bytes32 public immutable schema;
    address public immutable attester;

    constructor(IEAS eas_, bytes32 schema_, address attester_) {
        eas = eas_;
        schema = schema_;
        attester = attester_;
    }
    // #endregion state

    // #region read
    /// Event time (Unix seconds), location type, location text and memo of an attestation that passes every check.
    function read(bytes32 uid)
        external
        view
        returns (uint256 eventTimestamp, string memory locationType, string memory location, string memory memo)
    {
        Attestation memory a = eas.getAttestation(uid);
        if (a.uid == bytes32(0)) revert NotFound();
        if (a.schema != schema) revert WrongSchema();
        if (a.attester != attester) revert WrongAttester();
        if (a.revocationTime != 0) revert Revoked();
        if (a.expirationTime != 0 && a.expirationTime <= block.timestamp) revert Expired();
        (eventTimestamp,, locationType, location,,,,, memo) =
            abi.decode(a.data, (uint256, string, string, string, string[], bytes[], string[], string[], string));
    }
    // #endregion read
}
