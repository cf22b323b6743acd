package main

import (
	"regexp"
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

// when adds a code if its condition holds, and says so.
func (f findings) when(code string, holds bool) bool {
	if holds {
		f.add(code)
	}
	return holds
}

// join adds the codes of others.
func (f findings) join(others findings) {
	for code := range others {
		f.add(code)
	}
}

// checkObject gives the findings of a check of an object.
func checkObject(value any, check func(findings, *object)) findings {
	from, ok := value.(*object)
	if !ok {
		return findings{"not-object": true}
	}
	f := findings{}
	check(f, from)
	return f
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

func setOf(words string) map[string]bool {
	set := map[string]bool{}
	for _, word := range strings.Fields(words) {
		set[word] = true
	}
	return set
}

// is tells whether a value is of a type.
func is[T any](value any) bool {
	_, ok := value.(T)
	return ok
}

var isText, isBool, isObject = is[string], is[bool], is[*object]

// isTime tells whether a value is a time in Unix seconds.
func isTime(value any) bool { return isInteger(value) && value.(float64) > 0 }
