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

// wktParts reads parts of a text; nil when one has not its form.
func wktParts(parts []string, size int, read func(string, int) any) any {
	var values []any
	for _, part := range parts {
		value := read(part, size)
		if value == nil {
			return nil
		}
		values = append(values, value)
	}
	return values
}

// wktPath reads positions with commas between them; nil when one has not its form.
func wktPath(text string, size int) any { return wktParts(strings.Split(text, ","), size, wktPosition) }

// wktRings reads paths in parentheses with commas between them; nil when one has not its form.
func wktRings(text string, size int) any {
	if !isWKTRings(text) {
		return nil
	}
	var parts []string
	for _, ring := range wktRing(text, -1) {
		parts = append(parts, ring[1])
	}
	return wktParts(parts, size, wktPath)
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
