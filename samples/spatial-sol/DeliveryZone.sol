// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Planar} from "./Planar.sol";

// #region contract
/// @title A zone whose boundary is fixed for good when the contract is made
/// @notice Answers for a position that somebody states. It cannot know whether anybody is there.
contract DeliveryZone {
    error BadRing();
    error OutOfRange();
    error TooWide();

    /// lon0, lat0, lon1, lat1, ... in nanodegrees; six numbers share one storage slot.
    int40[] private _ring;
    int40 public immutable west;
    int40 public immutable south;
    int40 public immutable east;
    int40 public immutable north;

    constructor(int40[] memory ring) {
        if (Planar.area(ring) == 0) revert BadRing();
        Planar.Box memory box = Planar.boundingBox(ring);
        if (box.west < -180e9 || box.east > 180e9 || box.south < -90e9 || box.north > 90e9) revert OutOfRange();
        // Half the globe in one ring is a ring drawn across the antimeridian by mistake.
        if (int256(box.east) - box.west >= 180e9) revert TooWide();
        (west, south, east, north) = (box.west, box.south, box.east, box.north);
        _ring = ring;
    }

    /// @notice Whether the zone holds a position, in nanodegrees, longitude first.
    function covers(int40 lon, int40 lat) external view returns (bool) {
        // The box lives in the code: most positions are refused before the ring is read from storage.
        if (lon < west || lon >= east || lat < south || lat >= north) return false;
        return Planar.contains(_ring, lon, lat);
    }

    function vertices() external view returns (int40[] memory) {
        return _ring;
    }
}
// #endregion contract
