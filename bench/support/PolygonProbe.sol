// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Planar} from "../../samples/spatial-sol/Planar.sol";

/// @notice The question that Spatial.sol answers: a point [lon, lat] and a flat ring lon0, lat0, lon1, lat1, ...
interface PointInPolygon {
    function pointInPolygon(int256[2] memory point, int256[] memory ring) external pure returns (bool);
}

/// @notice The rule of Spatial.sol in code of our own: even-odd, and an integer division moves the longitude of each
/// crossing toward the vertex at which the edge ends.
contract RoundedRay is PointInPolygon {
    function pointInPolygon(int256[2] memory point, int256[] memory ring) external pure returns (bool inside) {
        uint256 before = ring.length - 2;
        for (uint256 i = 0; i < ring.length; i += 2) {
            (int256 lonA, int256 latA, int256 lonB, int256 latB) =
                (ring[before], ring[before + 1], ring[i], ring[i + 1]);
            if ((latA > point[1]) != (latB > point[1])) {
                int256 crossing = lonB + ((lonA - lonB) * (point[1] - latB)) / (latA - latB);
                if (point[0] < crossing) inside = !inside;
            }
            before = i;
        }
    }
}

/// @notice Planar.contains behind the same question.
contract ExactRay is PointInPolygon {
    function pointInPolygon(int256[2] memory point, int256[] memory ring) external pure returns (bool) {
        int40[] memory narrow = new int40[](ring.length);
        for (uint256 i = 0; i < ring.length; ++i) narrow[i] = int40(ring[i]);
        return Planar.contains(narrow, int40(point[0]), int40(point[1]));
    }
}

/// @notice Asks one contract about many points, so that thousands of trials need few calls.
contract Asker {
    function ask(PointInPolygon target, int256[] calldata ring, int256[] calldata points)
        external
        pure
        returns (bool[] memory inside)
    {
        inside = new bool[](points.length / 2);
        for (uint256 i = 0; i < inside.length; ++i) {
            inside[i] = target.pointInPolygon([points[2 * i], points[2 * i + 1]], ring);
        }
    }
}
