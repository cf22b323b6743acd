package main

import (
	"math"
	"strconv"
	"strings"
)

// blank is the white space of JSON, of Well-Known Text and of a v0.1 pair. TrimSpace knows that of Unicode, for addresses and v0.1 locations.
const blank = " \t\n\r"

var (
	isShortCode = whole(`(epsg|crs|ogc|iau|esri):[\w.:-]+`)
	isURI       = whole(`https?://[!-"$-.0->@-~][!-~]*|urn:[a-z0-9][a-z0-9-]+:[!-~]+`)
	isLonFirst  = whole(`http://www\.opengis\.net/def/crs/OGC/(1\.3/CRS84|0/CRS84h)|urn:ogc:def:crs:OGC:(1\.3)?:CRS84`)
	isLatFirst  = whole(`http://www\.opengis\.net/def/crs/EPSG/[^/]+/4326|urn:ogc:def:crs:EPSG:[^:]*:4326`)
	isCellForm  = whole(`8[0-9a-f]{14}`)
	isGeohash   = whole(`[0-9b-hjkmnp-z]{1,12}`)
	geometries  = map[string]string{"geojson-point": "Point", "geojson-line": "LineString", "geojson-polygon": "Polygon"}
	registry    = setOf("coordinate-decimal+lon-lat geojson-point geojson-line geojson-polygon h3 geohash wkt address scaledCoordinates")
	isPentagon  = setOf("4 14 24 38 49 58 63 72 83 97 107 117")
)

// isKnownType tells whether a value is a location type of the registry.
func isKnownType(value any) bool {
	kind, ok := value.(string)
	return ok && registry[kind]
}

// The orders of the axes of a reference system. Any other order is the empty text.
const lonLat, latLon, otherAxes = "lon-lat", "lat-lon", ""

func axesOf(srs any) string {
	text, _ := srs.(string)
	switch {
	case isLonFirst(text):
		return lonLat
	case isLatFirst(text):
		return latLon
	}
	return otherAxes
}

// checkSRS is LP-4 and LP-5.
func (f findings) checkSRS(srs string) {
	text := lower(srs)
	isCode := isShortCode(text)
	f.when("srs-short-code", isCode)
	f.when("srs-not-uri", !isCode && !isURI(text))
	f.when("srs-https", strings.HasPrefix(srs, "https://www.opengis.net/def/crs/"))
}

// checkRange is LP-41, in degrees.
func (f findings) checkRange(lon, lat float64) {
	lon, lat = math.Abs(lon), math.Abs(lat)
	if f.when("axes-swapped", lat > 90 && lat <= 180 && lon <= 90) {
		return
	}
	f.when("latitude-range", lat > 90)
	f.when("longitude-range", lon > 180)
}

// position gives two or three numbers with the longitude first, or nil when the value is no position.
func (f findings) position(value any, order string) []float64 {
	list, _ := value.([]any)
	var numbers []float64
	for _, item := range list {
		if isNumber(item) {
			numbers = append(numbers, item.(float64))
		}
	}
	if f.when("position-shape", len(numbers) != len(list) || len(list) < 2 || len(list) > 3) {
		return nil
	}
	if order == latLon {
		numbers[0], numbers[1] = numbers[1], numbers[0]
	}
	if order != otherAxes {
		f.checkRange(numbers[0], numbers[1])
		f.when("too-many-decimals", decimals(numbers[0]) > 7 || decimals(numbers[1]) > 7)
	}
	return numbers
}

// path gives the positions of a list; isWhole is false when one of them has not its shape.
func (f findings) path(list []any, order string) (path [][]float64, isWhole bool) {
	isWhole = true
	for _, item := range list {
		found := f.position(item, order)
		path, isWhole = append(path, found), isWhole && found != nil
	}
	return path, isWhole
}

// checkJumps is LP-48.
func (f findings) checkJumps(path [][]float64, order string) {
	for i := 1; i < len(path) && order != otherAxes; i++ {
		f.when("antimeridian", math.Abs(path[i][0]-path[i-1][0]) > 180)
	}
}

// checkRing is LP-46 and LP-47.
func (f findings) checkRing(value any, isHole bool, order string) {
	list, ok := value.([]any)
	if f.when("ring-shape", !ok) {
		return
	}
	path, isWhole := f.path(list, order)
	if !isWhole {
		return
	}
	if f.when("ring-too-short", len(path) < 4) {
		return
	}
	first, last := path[0], path[len(path)-1]
	isClosed := len(first) == len(last)
	for i := range first {
		isClosed = isClosed && first[i] == last[i]
	}
	f.when("ring-open", !isClosed)
	if isClosed && order != otherAxes {
		area := 0.0
		for i := 1; i < len(path); i++ {
			a, b := path[i-1], path[i]
			// The conversions keep a processor from multiplying and subtracting in one step, which rounds otherwise.
			area += float64(a[0]*b[1]) - float64(b[0]*a[1])
		}
		f.when("ring-winding", area < 0 && !isHole || area > 0 && isHole)
	}
	f.checkJumps(path, order)
}

// checkCoordinates checks the coordinates of a Point, a LineString or a Polygon.
func (f findings) checkCoordinates(kind string, value any, order string) {
	if kind == "Point" {
		f.position(value, order)
		return
	}
	list, ok := value.([]any)
	if f.when("position-shape", !ok) {
		return
	}
	if kind == "Polygon" {
		f.when("ring-shape", len(list) == 0)
		for i, ring := range list {
			f.checkRing(ring, i > 0, order)
		}
		return
	}
	f.when("line-too-short", len(list) < 2)
	if path, isWhole := f.path(list, order); isWhole {
		f.checkJumps(path, order)
	}
}

// checkGeometry is LP-44: a bare geometry, of one kind or of any when that is empty.
func (f findings) checkGeometry(value any, expected string) {
	if f.when("geojson-as-text", isText(value)) {
		return
	}
	geometry, ok := value.(*object)
	if f.when("not-geojson", !ok) {
		return
	}
	switch kind, _ := geometry.get("type").(string); kind {
	case "Feature", "FeatureCollection":
		f.add("geojson-wrapper")
	case "Point", "LineString", "Polygon":
		if f.when("geometry-mismatch", expected != "" && kind != expected) {
			return
		}
		f.when("legacy-crs", geometry.has("crs"))
		f.checkCoordinates(kind, geometry.get("coordinates"), lonLat)
	default:
		f.add("geometry-type")
	}
}

// isCell tells whether text of the right form is an H3 cell: resolution, base cell, fifteen digits of three bits.
func isCell(text string) bool {
	cell, _ := strconv.ParseUint(text, 16, 64)
	resolution, baseCell := int(cell>>52&15), cell>>45&127
	hasTurned := !isPentagon[strconv.FormatUint(baseCell, 10)] // or has no first digit that must not be 1
	for i := 1; i <= 15; i++ {
		digit := cell >> (3 * (15 - i)) & 7
		if (digit == 7) != (i > resolution) || !hasTurned && digit == 1 {
			return false
		}
		hasTurned = hasTurned || digit != 0
	}
	return baseCell <= 121
}

// checkScaled is LP-53.
func (f findings) checkScaled(value any, order string) {
	scaled, _ := value.(*object)
	x, y, scale := scaled.get("x"), scaled.get("y"), scaled.get("scale")
	if f.when("scaled-shape", !isInteger(x) || !isInteger(y) || !isInteger(scale) || scale.(float64) <= 0) {
		return
	}
	lon, lat := x.(float64)/scale.(float64), y.(float64)/scale.(float64)
	switch order {
	case lonLat:
		f.checkRange(lon, lat)
	case latLon:
		f.checkRange(lat, lon)
	}
}

// checkLocation checks a location of a type of the registry, with the axis order of its srs.
func (f findings) checkLocation(kind string, value any, order string) {
	text, isText := value.(string)
	switch kind {
	case "coordinate-decimal+lon-lat":
		list, _ := value.([]any)
		if f.when("decimal-shape", len(list) != 2 || !isNumber(list[0]) || !isNumber(list[1])) {
			return
		}
		f.position(value, lonLat)
	case "h3":
		isForm := isText && isCellForm(text)
		f.when("h3-form", !isForm)
		f.when("h3-not-cell", isForm && !isCell(text))
	case "geohash":
		f.when("geohash-alphabet", !isText || !isGeohash(text))
	case "wkt":
		f.checkWKT(value, order)
	case "address":
		f.when("address-empty", !isText || strings.TrimSpace(text) == "")
	case "scaledCoordinates":
		f.checkScaled(value, order)
	default:
		f.checkGeometry(value, geometries[kind])
	}
}
