package main

import (
	"math"
	"regexp"
	"strconv"
	"strings"
)

// reasons are all codes in the order of the table of reason codes; a question mark makes a warning.
var reasons = strings.Fields(`
	not-json not-object
	version-major missing-field wrong-type version-pattern version-zero? srs-short-code srs-not-uri srs-https srs-lat-first?
	location-type-unknown
	decimal-shape geojson-as-text not-geojson geojson-wrapper geometry-type geometry-mismatch h3-form h3-not-cell
	geohash-alphabet not-text wkt-ewkt wkt-type wkt-empty wkt-syntax address-empty scaled-shape legacy-crs? position-shape
	line-too-short ring-shape ring-too-short ring-open axes-swapped latitude-range longitude-range ring-winding?
	antimeridian? too-many-decimals?
	event-timestamp event-milliseconds? media-type-form media-pair? attributes-not-text attributes-schema-form?
	schema-without-attributes? proof-shape unknown-field?
	salt-missing not-package version-unsupported field-missing field-form schema-not-pinned schema-unknown? schema-variant?
	domain-name domain-chain domain-contract uid-of-dart uid-mismatch signature-malformed signature-high-s signer-mismatch
	signer-not-trusted revoked expired signed-in-future?
	payload-undecodable location-unreadable recipe-pairs media-pairs srs-empty? location-empty location-not-json
	api-swaps-axes? payload-not-canonical?
	member-missing member-type lp-version-value radius-not-positive window-order stamp-unsigned algorithm-unsupported
	stamp-signature proof-empty`)

// findings are the codes of one value, each once.
type findings map[string]bool

func (f findings) add(code string) { f[code] = true }

// when adds a code if its condition holds.
func (f findings) when(code string, holds bool) {
	if holds {
		f.add(code)
	}
}

// answer puts the codes into the order of the table, and says whether none of them is an error (LP-39).
func (f findings) answer() map[string]any {
	valid, codes := true, []string{}
	for _, reason := range reasons {
		code := strings.TrimSuffix(reason, "?")
		if f[code] {
			codes = append(codes, code)
			valid = valid && code != reason
		}
	}
	return map[string]any{"valid": valid, "codes": codes}
}

// whole makes a test for text that a pattern covers from end to end.
func whole(pattern string) func(string) bool {
	return regexp.MustCompile(`\A(?:` + pattern + `)\z`).MatchString
}

// lower changes A to Z only. Folding in patterns and in package strings would also make a k of the Kelvin sign.
func lower(text string) string {
	return strings.Map(func(letter rune) rune {
		if letter >= 'A' && letter <= 'Z' {
			return letter + 'a' - 'A'
		}
		return letter
	}, text)
}

const (
	blank      = " \t\n\r"
	whiteSpace = "\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a" +
		"\u2028\u2029\u202f\u205f\u3000"
	name = `[A-Za-z0-9][\w!#$&^.+-]{0,126}`
)

var (
	isVersion    = whole(`\d+\.\d+\.\d+`)
	isShortCode  = whole(`(epsg|crs|ogc|iau|esri):[\w.:-]+`)
	isURI        = whole(`https?://[!-~]+|urn:[a-z0-9][a-z0-9-]+:[!-~]+`)
	isLonFirst   = whole(`http://www\.opengis\.net/def/crs/OGC/(1\.3/CRS84|0/CRS84h)|urn:ogc:def:crs:OGC:(1\.3)?:CRS84`)
	isLatFirst   = whole(`http://www\.opengis\.net/def/crs/EPSG/[^/]+/4326|urn:ogc:def:crs:EPSG:[^/:]*:4326`)
	isMediaType  = whole(name + `/` + name + `([ \t]*;[ -~\t]*)?`)
	isBase64     = whole(`([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?`)
	isCID        = whole(`Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{20,}`)
	isSchemaOf   = whole(`[a-z0-9-]+:0x[0-9a-fA-F]{64}`)
	isNSID       = whole(`[A-Za-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)+\.[A-Za-z][A-Za-z0-9]*`)
	isCellForm   = whole(`8[0-9a-f]{14}`)
	isGeohash    = whole(`[0-9b-hjkmnp-z]{1,12}`)
	isWKTNumber  = whole(`[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?`)
	isEWKT       = regexp.MustCompile(`\Asrid[ \t\n\r]*=`).MatchString
	outerForm    = regexp.MustCompile(`\A([a-z]+)([ \t\n\r]+z)?(?:[ \t\n\r]+(empty)|[ \t\n\r]*\(((?s:.*))\))\z`)
	geometries   = map[string]string{"geojson-point": "Point", "geojson-line": "LineString", "geojson-polygon": "Polygon"}
	registry     = setOf("coordinate-decimal+lon-lat geojson-point geojson-line geojson-polygon h3 geohash wkt address scaledCoordinates")
	isPentagon   = setOf("4 14 24 38 49 58 63 72 83 97 107 117")
	required     = strings.Fields("lp_version srs location_type location")
	recordFields = setOf(strings.Join(required, " ") + " event_timestamp media_type media_data attributes attributes_schema proof extensions")
)

func setOf(words string) map[string]bool {
	set := map[string]bool{}
	for _, word := range strings.Fields(words) {
		set[word] = true
	}
	return set
}

// isKnownType tells whether a value is a location type of the registry.
func isKnownType(value any) bool {
	kind, ok := value.(string)
	return ok && registry[kind]
}

// axes is the order of the axes of a reference system.
type axes int

const (
	otherAxes axes = iota
	lonLat
	latLon
)

func axesOf(srs any) axes {
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
	_, host, _ := strings.Cut(text, "://")
	isHTTP := strings.HasPrefix(text, "http")
	switch {
	case isShortCode(text):
		f.add("srs-short-code")
	case !isURI(text) || isHTTP && strings.ContainsAny(host[:1], "/?#"):
		f.add("srs-not-uri")
	default:
		f.when("srs-https", strings.HasPrefix(srs, "https://www.opengis.net/def/crs/"))
	}
}

// checkRange is LP-41, in degrees.
func (f findings) checkRange(lon, lat float64) {
	lon, lat = math.Abs(lon), math.Abs(lat)
	if lat > 90 && lat <= 180 && lon <= 90 {
		f.add("axes-swapped")
		return
	}
	f.when("latitude-range", lat > 90)
	f.when("longitude-range", lon > 180)
}

// position gives two or three numbers with the longitude first, or nil when the value is no position.
func (f findings) position(value any, order axes) []float64 {
	list, _ := value.([]any)
	var numbers []float64
	for _, item := range list {
		if isNumber(item) {
			numbers = append(numbers, item.(float64))
		}
	}
	if len(numbers) != len(list) || len(list) < 2 || len(list) > 3 {
		f.add("position-shape")
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
func (f findings) path(list []any, order axes) (path [][]float64, isWhole bool) {
	isWhole = true
	for _, item := range list {
		found := f.position(item, order)
		path, isWhole = append(path, found), isWhole && found != nil
	}
	return path, isWhole
}

// checkJumps is LP-48.
func (f findings) checkJumps(path [][]float64, order axes) {
	for i := 1; i < len(path) && order != otherAxes; i++ {
		f.when("antimeridian", math.Abs(path[i][0]-path[i-1][0]) > 180)
	}
}

// checkRing is LP-46 and LP-47.
func (f findings) checkRing(value any, isHole bool, order axes) {
	list, ok := value.([]any)
	if !ok {
		f.add("ring-shape")
		return
	}
	path, isWhole := f.path(list, order)
	if !isWhole {
		return
	}
	if len(path) < 4 {
		f.add("ring-too-short")
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
func (f findings) checkCoordinates(kind string, value any, order axes) {
	if kind == "Point" {
		f.position(value, order)
		return
	}
	list, ok := value.([]any)
	if !ok {
		f.add("position-shape")
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
	if _, isText := value.(string); isText {
		f.add("geojson-as-text")
		return
	}
	geometry, ok := value.(*object)
	if !ok {
		f.add("not-geojson")
		return
	}
	switch kind, _ := geometry.get("type").(string); kind {
	case "Feature", "FeatureCollection":
		f.add("geojson-wrapper")
	case "Point", "LineString", "Polygon":
		if expected != "" && kind != expected {
			f.add("geometry-mismatch")
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

// wktPosition reads the numbers of a position; nil when it has not its form.
func wktPosition(text string, size int) any {
	parts := strings.FieldsFunc(text, func(letter rune) bool { return strings.ContainsRune(blank, letter) })
	if len(parts) != size {
		return nil
	}
	var numbers []any
	for _, part := range parts {
		if !isWKTNumber(part) {
			return nil
		}
		number, _ := strconv.ParseFloat(part, 64)
		numbers = append(numbers, number)
	}
	return numbers
}

// wktPath reads positions with commas between them; nil when one has not its form.
func wktPath(text string, size int) any {
	var path []any
	for _, part := range strings.Split(text, ",") {
		position := wktPosition(part, size)
		if position == nil {
			return nil
		}
		path = append(path, position)
	}
	return path
}

// wktRings reads paths in parentheses with commas between them; nil when one has not its form.
func wktRings(text string, size int) any {
	var rings []any
	for {
		ring, rest, isClosed := strings.Cut(strings.TrimLeft(text, blank), ")")
		if !isClosed || !strings.HasPrefix(ring, "(") {
			return nil
		}
		path := wktPath(ring[1:], size)
		if path == nil {
			return nil
		}
		rings = append(rings, path)
		rest = strings.TrimLeft(rest, blank)
		if rest == "" {
			return rings
		}
		if rest[0] != ',' {
			return nil
		}
		text = rest[1:]
	}
}

// checkWKT is LP-51.
func (f findings) checkWKT(value any, order axes) {
	given, ok := value.(string)
	if !ok {
		f.add("not-text")
		return
	}
	text := strings.Trim(lower(given), blank)
	if isEWKT(text) {
		f.add("wkt-ewkt")
		return
	}
	form := outerForm.FindStringSubmatch(text)
	if form == nil {
		f.add("wkt-syntax")
		return
	}
	size := 2
	if form[2] != "" {
		size = 3
	}
	readers := map[string]struct {
		kind string
		read func(string, int) any
	}{"point": {"Point", wktPosition}, "linestring": {"LineString", wktPath}, "polygon": {"Polygon", wktRings}}
	geometry, isKnown := readers[form[1]]
	switch {
	case !isKnown:
		f.add("wkt-type")
	case form[3] != "":
		f.add("wkt-empty")
	default:
		coordinates := geometry.read(form[4], size)
		if coordinates == nil {
			f.add("wkt-syntax")
			return
		}
		f.checkCoordinates(geometry.kind, coordinates, order)
	}
}

// checkScaled is LP-53.
func (f findings) checkScaled(value any, order axes) {
	scaled, _ := value.(*object)
	x, y, scale := scaled.get("x"), scaled.get("y"), scaled.get("scale")
	if !isInteger(x) || !isInteger(y) || !isInteger(scale) || scale.(float64) <= 0 {
		f.add("scaled-shape")
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
func (f findings) checkLocation(kind string, value any, order axes) {
	text, isText := value.(string)
	switch kind {
	case "coordinate-decimal+lon-lat":
		list, _ := value.([]any)
		if len(list) != 2 || !isNumber(list[0]) || !isNumber(list[1]) {
			f.add("decimal-shape")
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
		f.when("address-empty", !isText || strings.Trim(text, whiteSpace) == "")
	case "scaledCoordinates":
		f.checkScaled(value, order)
	default:
		f.checkGeometry(value, geometries[kind])
	}
}

// isAttributesSchema is LP-36.
func isAttributesSchema(text string) bool {
	for prefix, isForm := range map[string]func(string) bool{
		"json:inline:":     func(rest string) bool { return rest != "" && isBase64(rest) },
		"ipfs:cid:":        isCID,
		"eas:":             isSchemaOf,
		"atproto:lexicon:": isNSID,
	} {
		if strings.HasPrefix(text, prefix) && isForm(text[len(prefix):]) {
			return true
		}
	}
	return false
}

// checkRecord checks a v0.2 record (LP-1 to LP-12, LP-35, LP-36, LP-40 to LP-54).
func checkRecord(value any) findings {
	record, ok := value.(*object)
	if !ok {
		return findings{"not-object": true}
	}
	f := findings{}
	text := func(name string) string { text, _ := record.get(name).(string); return text }
	// fails tells whether a member is present and not of a type.
	fails := func(name string, isType func(any) bool) bool { return record.has(name) && !isType(record.get(name)) }
	version, kind, order := text("lp_version"), text("location_type"), axesOf(record.get("srs"))
	major, _, _ := strings.Cut(version, ".")
	major = strings.TrimLeft(major, "0")
	if isVersion(version) && major != "" && major != "1" {
		return findings{"version-major": true}
	}
	for _, name := range required {
		f.when("missing-field", !record.has(name))
	}
	for _, name := range []string{"srs", "media_data", "media_type", "attributes_schema"} {
		f.when("wrong-type", fails(name, isText))
	}
	f.when("wrong-type", fails("extensions", isObject))
	f.when("version-pattern", record.has("lp_version") && !isVersion(version))
	f.when("version-zero", isVersion(version) && major == "")
	if srs, ok := record.get("srs").(string); ok {
		f.checkSRS(srs)
	}
	f.when("srs-lat-first",
		order == latLon && (strings.HasPrefix(kind, "geojson-") || kind == "coordinate-decimal+lon-lat"))
	f.when("location-type-unknown", record.has("location_type") && !registry[kind])
	if registry[kind] && record.has("location") {
		f.checkLocation(kind, record.get("location"), order)
	}
	f.when("event-timestamp", fails("event_timestamp", isTime))
	f.when("event-milliseconds", isTime(record.get("event_timestamp")) && record.get("event_timestamp").(float64) > 1e11)
	f.when("media-type-form", record.has("media_type") && isText(record.get("media_type")) && !isMediaType(text("media_type")))
	f.when("media-pair", record.has("media_data") != record.has("media_type"))
	f.when("attributes-not-text", fails("attributes", isText))
	f.when("attributes-schema-form", isText(record.get("attributes_schema")) && !isAttributesSchema(text("attributes_schema")))
	f.when("schema-without-attributes", record.has("attributes_schema") && !record.has("attributes"))
	f.when("proof-shape", fails("proof", func(value any) bool {
		proof, ok := value.(*object)
		return ok && isText(proof.get("stamp_types")) && isText(proof.get("stamps"))
	}))
	for _, name := range record.names {
		f.when("unknown-field", !recordFields[name])
	}
	return f
}

func isText(value any) bool {
	_, ok := value.(string)
	return ok
}

func isObject(value any) bool {
	_, ok := value.(*object)
	return ok
}

// isTime tells whether a value is a time in Unix seconds.
func isTime(value any) bool { return isInteger(value) && value.(float64) > 0 }
