package main

import (
	"regexp"
	"strconv"
	"strings"
)

var (
	isWKTNumber = whole(`[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?`)
	isEWKT      = regexp.MustCompile(`\Asrid[ \t\n\r]*=`).MatchString
	isWKTRings  = whole(`[ \t\n\r]*\([^()]*\)[ \t\n\r]*(,[ \t\n\r]*\([^()]*\)[ \t\n\r]*)*`)
	wktRing     = regexp.MustCompile(`\(([^()]*)\)`).FindAllStringSubmatch
	outerForm   = regexp.MustCompile(`\A([a-z]+)([ \t\n\r]+z)?(?:[ \t\n\r]+(empty)|[ \t\n\r]*\(((?s:.*))\))\z`)
)

// wktPosition reads the numbers of a position. It and the two that follow throw wkt-syntax when a text has not its form.
func wktPosition(text string, size int) any {
	parts := strings.FieldsFunc(text, func(letter rune) bool { return strings.ContainsRune(blank, letter) })
	if len(parts) != size {
		panic(fault("wkt-syntax"))
	}
	var numbers []any
	for _, part := range parts {
		if !isWKTNumber(part) {
			panic(fault("wkt-syntax"))
		}
		number, _ := strconv.ParseFloat(part, 64)
		numbers = append(numbers, number)
	}
	return numbers
}

// wktPath reads positions with commas between them.
func wktPath(text string, size int) any {
	var path []any
	for _, part := range strings.Split(text, ",") {
		path = append(path, wktPosition(part, size))
	}
	return path
}

// wktRings reads paths in parentheses with commas between them.
func wktRings(text string, size int) any {
	if !isWKTRings(text) {
		panic(fault("wkt-syntax"))
	}
	var rings []any
	for _, ring := range wktRing(text, -1) {
		rings = append(rings, wktPath(ring[1], size))
	}
	return rings
}

// checkWKT is LP-51.
func (f findings) checkWKT(value any, order string) {
	given, ok := value.(string)
	if f.when("not-text", !ok) {
		return
	}
	text := strings.Trim(lower(given), blank)
	if f.when("wkt-ewkt", isEWKT(text)) {
		return
	}
	form := outerForm.FindStringSubmatch(text)
	if f.when("wkt-syntax", form == nil) {
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
		coordinates, failed := attempt(func() any { return geometry.read(form[4], size) })
		if f.when(string(failed), failed != "") {
			return
		}
		f.checkCoordinates(geometry.kind, coordinates, order)
	}
}
