// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Planar} from "./Planar.sol";

// #region eas
/// What EAS returns for a UID: the fields of Common.sol in @ethereum-attestation-service/eas-contracts.
struct Attestation {
    bytes32 uid;
    bytes32 schema;
    uint64 time;
    uint64 expirationTime;
    uint64 revocationTime;
    bytes32 refUID;
    address recipient;
    address attester;
    bool revocable;
    bytes data;
}

interface IEAS {
    function getAttestation(bytes32 uid) external view returns (Attestation memory);
}
// #endregion eas

// #region contract
/// @title Asks zones that somebody attested whether they hold a position
/// @notice Trusts one attester. It cannot know whether anybody is at the position.
contract ZoneReader {
    error NotFound();
    error WrongSchema();
    error WrongAttester();
    error Revoked();
    error Expired();
    error OutOfRange();
    error TooWide();

    IEAS public immutable eas;
    bytes32 public immutable schema;
    address public immutable attester;

    constructor(IEAS eas_, bytes32 schema_, address attester_) {
        (eas, schema, attester) = (eas_, schema_, attester_);
    }

    /// @notice Name and corners of an attested zone: lon0, lat0, lon1, lat1, ... in nanodegrees of WGS 84.
    function zone(bytes32 uid) public view returns (string memory name, int40[] memory ring) {
        Attestation memory a = eas.getAttestation(uid);
        if (a.uid == bytes32(0)) revert NotFound();
        if (a.schema != schema) revert WrongSchema();
        if (a.attester != attester) revert WrongAttester();
        if (a.revocationTime != 0) revert Revoked();
        if (a.expirationTime != 0 && a.expirationTime <= block.timestamp) revert Expired();
        (name, ring) = abi.decode(a.data, (string, int40[]));
        // EAS stores any bytes: the schema names the types and checks nothing.
        Planar.Box memory box = Planar.boundingBox(ring);
        if (box.west < -180e9 || box.east > 180e9 || box.south < -90e9 || box.north > 90e9) revert OutOfRange();
        if (int256(box.east) - box.west >= 180e9) revert TooWide();
    }

    /// @notice Whether the zone holds a position, in nanodegrees, longitude first.
    function covers(bytes32 uid, int40 lon, int40 lat) external view returns (bool) {
        (, int40[] memory ring) = zone(uid);
        return Planar.contains(ring, lon, lat);
    }
}
// #endregion contract
