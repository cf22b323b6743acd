// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Planar} from "../../samples/spatial-sol/Planar.sol";
import {Sphere} from "../../samples/spatial-sol/Sphere.sol";

/// @notice Opens the internal functions of the two libraries and says how much gas each one used by itself.
contract SpatialProbe {
    function boundingBox(int40[] memory ring) external view returns (Planar.Box memory box, uint256 gas) {
        gas = gasleft();
        box = Planar.boundingBox(ring);
        gas -= gasleft();
    }

    function boxHolds(Planar.Box memory box, int40 lon, int40 lat) external view returns (bool held, uint256 gas) {
        gas = gasleft();
        held = Planar.boxHolds(box, lon, lat);
        gas -= gasleft();
    }

    function planarArea(int40[] memory ring) external view returns (uint256 size, uint256 gas) {
        gas = gasleft();
        size = Planar.area(ring);
        gas -= gasleft();
    }

    function contains(int40[] memory ring, int40 lon, int40 lat) external view returns (bool inside, uint256 gas) {
        gas = gasleft();
        inside = Planar.contains(ring, lon, lat);
        gas -= gasleft();
    }

    /// One answer for each pair of lonLat, so that thousands of trials need few calls.
    function containsMany(int40[] memory ring, int40[] memory lonLat) external pure returns (bool[] memory inside) {
        inside = new bool[](lonLat.length / 2);
        for (uint256 i = 0; i < inside.length; ++i) inside[i] = Planar.contains(ring, lonLat[2 * i], lonLat[2 * i + 1]);
    }

    function sin(int256 angle) external view returns (int256 value, uint256 gas) {
        gas = gasleft();
        value = Sphere.sin(angle);
        gas -= gasleft();
    }

    function sinMany(int256[] memory angles) external pure returns (int256[] memory values) {
        values = new int256[](angles.length);
        for (uint256 i = 0; i < angles.length; ++i) values[i] = Sphere.sin(angles[i]);
    }

    function sqrt(uint256 x) external pure returns (uint256) {
        return Sphere.sqrt(x);
    }

    function shortDistance(int256[2] memory a, int256[2] memory b) external view returns (uint256 length, uint256 gas) {
        gas = gasleft();
        length = Sphere.shortDistance(a, b);
        gas -= gasleft();
    }

    function distance(int256[2] memory a, int256[2] memory b) external view returns (uint256 length, uint256 gas) {
        gas = gasleft();
        length = Sphere.distance(a, b);
        gas -= gasleft();
    }

    function sphereArea(int40[] memory ring) external view returns (uint256 size, uint256 gas) {
        gas = gasleft();
        size = Sphere.area(ring);
        gas -= gasleft();
    }
}
