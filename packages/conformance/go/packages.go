package main

import (
	"bytes"
	"math"
	"math/big"
	"strconv"
	"strings"
)

// layout is the fields of a payload, and the check of their values.
type layout struct {
	schema string
	check  func(values []any) findings
}

const (
	v01Schema = "uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType," +
		"bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo"
	v02Schema  = "string lp_version,string srs,string location_type,string location"
	baseSchema = "string srs, string locationType, string location, uint8 specVersion"
)

var (
	layouts = map[string]layout{
		"v0.1":      {v01Schema, checkV01},
		"v0.2":      {v02Schema, checkV02},
		"base-2025": {baseSchema, func([]any) findings { return findings{} }},
	}
	// tried is the order in which layouts are tried on a payload whose schema does not tell its own.
	tried = []string{"v0.1", "base-2025", "v0.2"}
	// layoutOf is the layout under each of the six known schemas; empty when the schema has another one.
	layoutOf = map[string]string{
		uidOf(v01Schema):  "v0.1",
		uidOf(v02Schema):  "v0.2",
		uidOf(baseSchema): "base-2025",
		uidOf(strings.ReplaceAll(v02Schema, ",", ", ")):                                         "v0.2",
		uidOf("string srs, string location_type, string location, uint8 lp_version"):            "",
		uidOf(strings.Replace(v01Schema, "bytes[] recipePayload", "string[] recipePayload", 1)): "",
	}
	isBarePair = whole(`[ \t\r\n]*-?\d+(\.\d+)?[ \t\r\n]*,[ \t\r\n]*-?\d+(\.\d+)?[ \t\r\n]*`)
)

// uidOf is the UID of a revocable schema without a resolver.
func uidOf(schema string) string { return schemaUID(schema, "0x"+strings.Repeat("00", 20), true) }

// checkV01 is LP-17 to LP-19.
func checkV01(values []any) findings {
	f := findings{}
	srs, kind, location := values[1].(string), lower(values[2].(string)), values[3].(string)
	time, _ := new(big.Int).SetString(values[0].(string), 10)
	f.when("event-milliseconds", time.Cmp(big.NewInt(100_000_000_000)) > 0)
	f.when("recipe-pairs", len(values[4].([]any)) != len(values[5].([]any)))
	f.when("media-pairs", len(values[6].([]any)) != len(values[7].([]any)))
	f.when("srs-empty", srs == "")
	f.when("location-empty", strings.TrimSpace(location) == "")
	if isBarePair(location) {
		first, _, _ := strings.Cut(strings.Trim(location, blank), ",")
		number, _ := strconv.ParseFloat(strings.Trim(first, blank), 64)
		f.when("api-swaps-axes", math.Abs(number) <= 90)
	}
	if strings.HasPrefix(kind, "geojson") || kind == "point" || kind == "polygon" ||
		strings.HasPrefix(strings.TrimLeft(location, blank), `{"type"`) {
		value, err := parse(location)
		switch {
		case err != nil:
			f.add("location-not-json")
		case isText(value):
			f.add("not-geojson")
		default:
			f.checkGeometry(value, "")
		}
	}
	return f
}

// checkV02 checks the record inside a payload (LP-16).
func checkV02(values []any) findings {
	record := &object{}
	for i, name := range required {
		record.set(name, values[i])
	}
	kind := values[2].(string)
	if geometries[kind] != "" || kind == "coordinate-decimal+lon-lat" || kind == "scaledCoordinates" {
		location, err := parse(values[3].(string))
		if err != nil {
			return findings{"location-unreadable": true}
		}
		record.set("location", location)
	}
	if !registry[kind] {
		return findings{"location-unreadable": true}
	}
	return checkObject(record, findings.checkRecord)
}

// checkPayload is LP-20 and LP-21.
func checkPayload(version string, data []byte) findings {
	types := typesOf(layouts[version].schema)
	values, failed := attempt(func() []any { return decode(types, data) })
	if failed != "" {
		return findings{"payload-undecodable": true}
	}
	f := layouts[version].check(values)
	f.when("payload-not-canonical", !bytes.Equal(encode(types, values), data))
	return f
}

// isBytes makes a test for bytes, so many of them, or any number when size is negative.
func isBytes(size int) func(any) bool {
	return func(value any) bool {
		_, failed := attempt(func() []byte { return bytesOf(value, size) })
		return failed == ""
	}
}

// isBelow makes a test for an integer of the envelope with at most so many bits.
func isBelow(size int) func(any) bool {
	return func(value any) bool {
		if _, isNumber := value.(float64); isNumber && !isInteger(value) {
			return false
		}
		_, failed := attempt(func() *big.Int { return numberOf(value, size) })
		return failed == ""
	}
}

// packageForms are the members of a package in each of its parts, with their forms (LP-26).
var packageForms = map[string]map[string]func(any) bool{
	"domain": {"name": isText, "version": isText, "chainId": isBelow(53), "verifyingContract": isBytes(20)},
	"message": {
		"schema": isBytes(32), "recipient": isBytes(20), "time": isBelow(64), "expirationTime": isBelow(64),
		"revocable": isBool, "refUID": isBytes(32), "data": isBytes(-1), "salt": isBytes(32),
	},
	"signature": {"r": isBytes(32), "s": isBytes(32), "v": isBelow(8)},
}

// envelopeOf is what a verifier reads of a package.
type envelopeOf struct {
	domain, message, signature *object
	uid, signer                any
}

// readPackage gives the parts of a package; it throws the reason why it cannot be read (LP-26).
func readPackage(value any) (read envelopeOf) {
	refuse := func(reason string, holds bool) {
		if holds {
			panic(fault(reason))
		}
	}
	outer, isPackage := value.(*object)
	refuse("not-package", !isPackage)
	inner, isInner := outer.get("sig").(*object)
	if !isInner {
		inner = outer
	}
	read.domain, _ = inner.get("domain").(*object)
	read.message, _ = inner.get("message").(*object)
	read.signature, _ = inner.get("signature").(*object)
	refuse("salt-missing", read.message == nil && (inner.has("eventTimestamp") || inner.has("location")))
	refuse("salt-missing", read.message != nil && !read.message.has("salt"))
	refuse("not-package", read.domain == nil || read.message == nil || read.signature == nil)
	version := inner.get("version")
	if read.message.has("version") {
		version = read.message.get("version")
	}
	refuse("version-unsupported", version != "2" && version != 2.0)
	if read.uid = inner.get("uid"); !inner.has("uid") {
		read.uid = outer.get("uid")
	}
	if read.signer = outer.get("signer"); !outer.has("signer") {
		read.signer = inner.get("signer")
	}
	hasUID, hasSigner := inner.has("uid") || outer.has("uid"), outer.has("signer") || inner.has("signer")
	isFormed := isBytes(32)(read.uid) && isBytes(20)(read.signer)
	for part, from := range map[string]*object{"domain": read.domain, "message": read.message, "signature": read.signature} {
		for name, isForm := range packageForms[part] {
			refuse("field-missing", !from.has(name))
			isFormed = isFormed && isForm(from.get(name))
		}
	}
	refuse("field-missing", !hasUID || !hasSigner)
	refuse("field-form", !isFormed)
	return read
}

func integerOf(text any) *big.Int { return new(big.Int).SetBytes(bytesOf(text, 32)) }

// checkPackage gives the codes of a package, whether it is intact, and the address that its signature leads to (LP-22 to LP-34).
func checkPackage(value any, expect *object) (f findings, isIntact bool, signer any) {
	read, failed := attempt(func() envelopeOf { return readPackage(value) })
	if failed != "" {
		return findings{string(failed): true}, false, nil
	}
	f = findings{}
	domain, message, signature := read.domain, read.message, read.signature
	schema, uid, named := lower(textOf(message.get("schema"))), lower(textOf(read.uid)), lower(textOf(read.signer))
	s := integerOf(signature.get("s"))
	found := signerOf(attestDigest(domainSeparator(domain), message), integerOf(signature.get("r")), s, numberOf(signature.get("v"), 8).Uint64())
	if found != "" {
		signer = found
		f.when("signature-high-s", s.Cmp(middle) > 0)
		f.when("signer-mismatch", found != named)
	} else {
		f.add("signature-malformed")
	}
	if uid != offchainUID(message, false) {
		isOfDart := uid == offchainUID(message, true)
		f.when("uid-of-dart", isOfDart)
		f.when("uid-mismatch", !isOfDart)
	}
	// Every code so far breaks the package, and none that follows does.
	isIntact = len(f) == 0

	version, isKnown := layoutOf[schema]
	f.when("schema-unknown", !isKnown)
	f.when("schema-variant", isKnown && schema != uidOf(v01Schema) && schema != uidOf(v02Schema))
	f.when("domain-name", domain.get("name") != "EAS Attestation")
	f.checkExpectations(read, schema, uid, named, found, expect)

	data := bytesOf(message.get("data"), -1)
	for _, candidate := range tried {
		found := checkPayload(candidate, data)
		if version == "" && !found["payload-undecodable"] && !found["payload-not-canonical"] {
			version = candidate
		}
	}
	if f.when("payload-undecodable", version == "") {
		return f, isIntact, signer
	}
	f.join(checkPayload(version, data))
	return f, isIntact, signer
}

// checkExpectations is what a verifier expects of a package; what it does not name is not checked (LP-31, LP-34).
func (f findings) checkExpectations(read envelopeOf, schema, uid, named, found string, expect *object) {
	if expect == nil {
		return
	}
	// differs compares with an expected text in any case.
	differs := func(name, given string) bool {
		return expect.has(name) && lower(textOf(expect.get(name))) != lower(given)
	}
	f.when("schema-not-pinned", differs("schema", schema))
	f.when("domain-contract", differs("verifyingContract", textOf(read.domain.get("verifyingContract"))))
	f.when("domain-chain", expect.has("chainId") &&
		numberOf(expect.get("chainId"), 256).Cmp(numberOf(read.domain.get("chainId"), 256)) != 0)
	if signers, ok := expect.get("signers").([]any); ok && found == named {
		isTrusted := false
		for _, trusted := range signers {
			isTrusted = isTrusted || lower(textOf(trusted)) == named
		}
		f.when("signer-not-trusted", !isTrusted)
	}
	revocations, _ := expect.get("revocations").([]any)
	for _, item := range revocations {
		entry := item.(*object)
		f.when("revoked", lower(textOf(entry.get("uid"))) == uid && lower(textOf(entry.get("revoker"))) == named)
	}
	if expect.has("now") {
		now, expires := numberOf(expect.get("now"), 256), numberOf(read.message.get("expirationTime"), 64)
		f.when("expired", expires.Sign() > 0 && expires.Cmp(now) <= 0)
		f.when("signed-in-future", numberOf(read.message.get("time"), 64).Cmp(now) > 0)
	}
}
