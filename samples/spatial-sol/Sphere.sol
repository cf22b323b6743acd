// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @title Lengths and areas on the mean sphere
/// @notice Input in nanodegrees (1e-9 degree), longitude first. The Earth is a sphere of radius 6,371,008.8 m, so results
/// differ from those on the WGS 84 ellipsoid by up to about half a per cent.
library Sphere {
    error BadRing();
    error RingHoldsPole();

    int256 internal constant ONE = 1e18;
    int256 internal constant HALF_TURN = 180e9; // nanodegrees
    int256 internal constant FULL_TURN = 360e9;
    int256 internal constant PI = 3_141592653589793238; // times 1e18
    int256 internal constant RADIUS = 6_371_008_800; // millimetres

    // #region sine
    /// @notice Sine of an angle in nanodegrees, times 1e18.
    function sin(int256 angle) internal pure returns (int256) {
        angle = wrap(angle);
        // sin(180° - x) = sin(x): the series below then never sees more than a quarter turn.
        if (angle > 90e9) angle = HALF_TURN - angle;
        else if (angle < -90e9) angle = -HALF_TURN - angle;
        return series((angle * PI) / HALF_TURN);
    }

    /// @notice Cosine of an angle in nanodegrees, times 1e18.
    function cos(int256 angle) internal pure returns (int256) {
        return sin(angle + 90e9);
    }

    /// @dev x - x^3/3! + x^5/5! ... up to x^21, folded so that each step is one product and one division.
    function series(int256 x) private pure returns (int256 sum) {
        unchecked {
            int256 square = (x * x) / ONE; // at most 2.5e18, so no product below can overflow
            sum = ONE;
            for (int256 n = 20; n > 0; n -= 2) sum = ONE - (square * sum) / (ONE * n * (n + 1));
            sum = (x * sum) / ONE;
        }
    }

    /// @notice The same angle between -180e9 and 180e9 nanodegrees.
    function wrap(int256 angle) internal pure returns (int256) {
        angle %= FULL_TURN;
        if (angle > HALF_TURN) return angle - FULL_TURN;
        if (angle < -HALF_TURN) return angle + FULL_TURN;
        return angle;
    }
    // #endregion sine

    // #region short
    /// @notice Distance in millimetres for points that are close together: a degree of longitude is shortened by the
    /// cosine of the latitude in the middle. Crosses the antimeridian; wrong at the poles.
    function shortDistance(int256[2] memory a, int256[2] memory b) internal pure returns (uint256) {
        int256 dx = (wrap(b[0] - a[0]) * cos((a[1] + b[1]) / 2)) / ONE;
        int256 dy = b[1] - a[1];
        // Six more digits under the root, or a step of one metre would be cut to whole nanodegrees.
        uint256 angle = sqrt(uint256(dx * dx + dy * dy) * 1e12);
        return (angle * uint256(RADIUS) * uint256(PI)) / (uint256(HALF_TURN) * 1e6 * 1e18);
    }
    // #endregion short

    // #region distance
    /// @notice Great-circle distance in millimetres between any two points, by the haversine formula.
    function distance(int256[2] memory a, int256[2] memory b) internal pure returns (uint256) {
        int256 sLat = series((((b[1] - a[1]) * PI) / HALF_TURN) / 2);
        int256 sLon = series(((wrap(b[0] - a[0]) * PI) / HALF_TURN) / 2);
        uint256 h = uint256(sLat * sLat + ((cos(a[1]) * cos(b[1])) / ONE) * ((sLon * sLon) / ONE)); // times 1e36
        // Past a quarter turn the root is too flat to invert; the angle to the antipode is taken instead.
        // Rounding can lift h past one by its last digits.
        uint256 rest = h < 1e36 ? 1e36 - h : 0;
        int256 half = h <= 5e35 ? arcsine(int256(sqrt(h))) : PI / 2 - arcsine(int256(sqrt(rest)));
        return uint256((2 * half * RADIUS) / ONE);
    }

    /// @dev Newton's method from x + x^3/6; x is at most 1/√2 times 1e18, where three rounds reach the last digit.
    function arcsine(int256 x) private pure returns (int256 y) {
        unchecked {
            y = x + (((x * x) / ONE) * x) / (6 * ONE);
            for (uint256 round = 0; round < 3; ++round) y += ((x - series(y)) * ONE) / series(PI / 2 - y);
        }
    }

    /// @notice The whole part of a square root.
    function sqrt(uint256 x) internal pure returns (uint256 root) {
        if (x == 0) return 0;
        unchecked {
            root = 1;
            for (uint256 rest = x; rest > 3; rest >>= 2) root <<= 1;
            // The first guess lies between half the root and the root; Newton doubles the right digits each round.
            for (uint256 round = 0; round < 7; ++round) root = (root + x / root) >> 1;
            if (root > x / root) --root;
        }
    }
    // #endregion distance

    // #region area
    /// @notice Area of a ring in square millimetres, whichever way it winds. Edges run straight on a chart in which equal
    /// areas stay equal, so that a box of meridians and parallels is exact. May cross the antimeridian, not hold a pole.
    function area(int40[] memory ring) internal pure returns (uint256) {
        if (ring.length < 6 || ring.length % 2 != 0) revert BadRing();
        uint256 j = ring.length - 2;
        int256 turned;
        int256 sum;
        int256 sinBefore = sin(ring[j + 1]);
        for (uint256 i = 0; i < ring.length; i += 2) {
            int256 sinHere = sin(ring[i + 1]);
            int256 step = wrap(int256(ring[i]) - ring[j]);
            turned += step;
            sum += step * (sinBefore + sinHere);
            (j, sinBefore) = (i, sinHere);
        }
        if (turned != 0) revert RingHoldsPole();
        uint256 size = uint256(sum < 0 ? -sum : sum); // twice the area, in nanodegrees times 1e18
        return (((size * uint256(PI)) / uint256(HALF_TURN)) * uint256(RADIUS * RADIUS)) / 2e36;
    }
    // #endregion area
}
