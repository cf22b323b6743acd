// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @title Plane geometry on longitude and latitude held as integers
/// @notice Every coordinate is in nanodegrees (1e-9 degree) of WGS 84, longitude first: -180e9 to 180e9, then -90e9 to 90e9.
/// A ring lists lon0, lat0, lon1, lat1, ... without repeating the first vertex. No shape may cross the antimeridian.
library Planar {
    error BadRing();

    struct Box {
        int40 west;
        int40 south;
        int40 east;
        int40 north;
    }

    // #region box
    /// @notice The smallest box around a ring. Reverts with BadRing for fewer than three vertices or an odd length.
    function boundingBox(int40[] memory ring) internal pure returns (Box memory box) {
        if (ring.length < 6 || ring.length % 2 != 0) revert BadRing();
        box = Box(ring[0], ring[1], ring[0], ring[1]);
        for (uint256 i = 2; i < ring.length; i += 2) {
            (int40 lon, int40 lat) = (ring[i], ring[i + 1]);
            if (lon < box.west) box.west = lon;
            if (lon > box.east) box.east = lon;
            if (lat < box.south) box.south = lat;
            if (lat > box.north) box.north = lat;
        }
    }

    /// @notice True inside the box and on each of its four sides.
    function boxHolds(Box memory box, int40 lon, int40 lat) internal pure returns (bool) {
        return lon >= box.west && lon <= box.east && lat >= box.south && lat <= box.north;
    }
    // #endregion box

    // #region area
    /// @notice Area of a simple ring in square nanodegrees, whichever way it winds; a half unit is dropped.
    function area(int40[] memory ring) internal pure returns (uint256) {
        if (ring.length < 6 || ring.length % 2 != 0) revert BadRing();
        int256 twice;
        uint256 j = ring.length - 2; // the vertex before i, so that the last edge closes the ring
        for (uint256 i = 0; i < ring.length; i += 2) {
            twice += int256(ring[j]) * ring[i + 1] - int256(ring[i]) * ring[j + 1];
            j = i;
        }
        return uint256(twice < 0 ? -twice : twice) / 2;
    }
    // #endregion area

    // #region contains
    /// @notice Even-odd test in exact arithmetic. West and south edges belong to the ring, east and north edges do not,
    /// so that two zones which share an edge never both claim a point on it.
    function contains(int40[] memory ring, int40 lon, int40 lat) internal pure returns (bool inside) {
        if (ring.length < 6 || ring.length % 2 != 0) revert BadRing();
        uint256 j = ring.length - 2;
        for (uint256 i = 0; i < ring.length; i += 2) {
            (int256 lonA, int256 latA, int256 lonB, int256 latB) = (ring[j], ring[j + 1], ring[i], ring[i + 1]);
            if ((latA > lat) != (latB > lat)) {
                // The sign says on which side of the edge the point lies; no division, so nothing is rounded.
                int256 side = (lonB - lonA) * (lat - latA) - (lon - lonA) * (latB - latA);
                if (latB > latA ? side > 0 : side < 0) inside = !inside;
            }
            j = i;
        }
    }
    // #endregion contains
}
