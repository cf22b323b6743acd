package main

import (
	"math"
	"math/big"
	"strings"
)

// member is one member of a claim, a stamp or a proof; with a question mark after its name it may be absent. Its form is a test of its
// value, or members of its own, or a list of them.
type member struct {
	name string
	form any
}

// listOf is the form of a list whose items have these members.
type listOf []member

func isWord(value any) bool { return isText(value) && value != "" }

func isPlace(value any) bool { return isText(value) || isObject(value) }

var (
	identity         = []member{{"scheme", isWord}, {"value", isWord}}
	span             = []member{{"start", isTime}, {"end", isTime}}
	place            = []member{{"lpVersion", isText}, {"locationType", isWord}, {"location", isPlace}, {"srs", isText}}
	signatureMembers = listOf{{"signer", identity}, {"algorithm", isWord}, {"value", isWord}, {"timestamp", isTime}}
	// The lists are in the order of the tables, which is the order of a hash.
	claimMembers = append(place, []member{
		{"subject", identity}, {"radius", isNumber}, {"time", span}, {"eventType?", isText},
	}...)
	signedMembers = append(place, []member{
		{"temporalFootprint", span}, {"plugin", isWord}, {"pluginVersion", isWord}, {"signals", isObject},
	}...)
	stampMembers = append(signedMembers, member{"signatures", signatureMembers})
	proofMembers = []member{{"claim", claimMembers}, {"stamps", listOf(stampMembers)}}
)

// checkForm is LP-55: which members are absent, and which have not their type.
func (f findings) checkForm(value, form any) {
	switch form := form.(type) {
	case func(any) bool:
		f.when("member-type", !form(value))
	case listOf:
		items, isList := value.([]any)
		f.when("member-type", !isList)
		for _, item := range items {
			f.checkForm(item, []member(form))
		}
	case []member:
		from, ok := value.(*object)
		if f.when("member-type", !ok) {
			return
		}
		for _, wanted := range form {
			if name := strings.TrimSuffix(wanted.name, "?"); from.has(name) {
				f.checkForm(from.get(name), wanted.form)
			} else {
				f.when("member-missing", name == wanted.name)
			}
		}
	}
}

// pick copies the members that a form names, in its order; of a location the type, then its coordinates or geometries.
func pick(value, form any) any {
	switch form := form.(type) {
	case listOf:
		items := []any{}
		for _, item := range as[[]any](value) {
			items = append(items, pick(item, []member(form)))
		}
		return items
	case []member:
		picked, from := &object{}, as[*object](value)
		for _, wanted := range form {
			name := strings.TrimSuffix(wanted.name, "?")
			if content := from.get(name); name == "location" && from.has(name) {
				picked.set(name, bareGeometry(content))
			} else if from.has(name) {
				picked.set(name, pick(content, wanted.form))
			}
		}
		return picked
	}
	return value
}

// bareGeometry keeps the type and the coordinates of an object, or the geometries of a collection.
func bareGeometry(value any) any {
	from, ok := value.(*object)
	if !ok {
		return value
	}
	if from.get("type") != "GeometryCollection" {
		return from.only("type", "coordinates")
	}
	bare := from.only("type", "geometries")
	if list, ok := bare.get("geometries").([]any); ok {
		geometries := []any{}
		for _, item := range list {
			geometries = append(geometries, bareGeometry(item))
		}
		bare.set("geometries", geometries)
	}
	return bare
}

// stampMessage is the text that a stamp signs (LP-59).
func stampMessage(stamp any) string { return compact(pick(stamp, signedMembers), true) }

// checkSignatures is LP-59, for a stamp whose members have their types.
func (f findings) checkSignatures(stamp *object) {
	digest := personalDigest(stampMessage(stamp))
	for _, item := range stamp.get("signatures").([]any) {
		signature := item.(*object)
		if f.when("algorithm-unsupported", signature.get("algorithm") != "secp256k1") {
			continue
		}
		data, failed := attempt(func() []byte { return bytesOf(signature.get("value"), 65) })
		if f.when("stamp-signature", failed != "") {
			continue
		}
		r, s := new(big.Int).SetBytes(data[:32]), new(big.Int).SetBytes(data[32:64])
		signer := signature.get("signer").(*object).get("value").(string)
		f.when("stamp-signature", s.Cmp(middle) > 0 || signerOf(digest, r, s, uint64(data[64])) != lower(signer))
	}
}

// checkPlace checks what a claim and a stamp share. A member without its type is passed over: checkForm has told it.
func (f findings) checkPlace(value *object, spanName string) {
	version, kind := value.get("lpVersion"), value.get("locationType")
	f.when("lp-version-value", isText(version) && version != "0.2")
	if srs, ok := value.get("srs").(string); ok {
		f.checkSRS(srs)
	}
	if location := value.get("location"); isKnownType(kind) && isPlace(location) {
		f.checkLocation(kind.(string), location, axesOf(value.get("srs")))
	}
	times, _ := value.get(spanName).(*object)
	start, end := times.get("start"), times.get("end")
	f.when("window-order", isTime(start) && isTime(end) && end.(float64) < start.(float64))
}

// checkClaim is LP-55 to LP-57.
func (f findings) checkClaim(claim *object) {
	f.checkForm(claim, claimMembers)
	f.checkPlace(claim, "time")
	radius := claim.get("radius")
	f.when("radius-not-positive", isNumber(radius) && radius.(float64) <= 0)
}

// checkStamp is LP-55 and LP-57 to LP-59.
func (f findings) checkStamp(stamp *object) {
	own := findings{}
	own.checkForm(stamp, stampMembers)
	if len(own) == 0 {
		f.checkSignatures(stamp)
	}
	f.join(own)
	signatures, isList := stamp.get("signatures").([]any)
	f.when("stamp-unsigned", isList && len(signatures) == 0)
	f.checkPlace(stamp, "temporalFootprint")
}

// checkProof is LP-55 to LP-60.
func (f findings) checkProof(proof *object) {
	f.checkForm(proof, proofMembers)
	// checkForm has told what is no object.
	if claim, ok := proof.get("claim").(*object); ok {
		f.checkClaim(claim)
	}
	stamps, isList := proof.get("stamps").([]any)
	for _, item := range stamps {
		if stamp, ok := item.(*object); ok {
			f.checkStamp(stamp)
		}
	}
	f.when("proof-empty", isList && len(stamps) == 0)
}

// earthRadius is that of the sphere of LP-62, in metres.
const earthRadius = 6_371_000

// distance is in metres between two GeoJSON Points; ok is false when one of the two is none.
func distance(a, b any) (metres float64, ok bool) {
	var at [2][2]float64 // longitude and latitude in radians
	for i, value := range []any{a, b} {
		geometry, isGeometry := value.(*object)
		if !isGeometry || geometry.get("type") != "Point" {
			return 0, false
		}
		position := geometry.get("coordinates").([]any)
		at[i] = [2]float64{position[0].(float64) * math.Pi / 180, position[1].(float64) * math.Pi / 180}
	}
	haversine := func(angle float64) float64 { return math.Pow(math.Sin(angle/2), 2) }
	h := haversine(at[1][1]-at[0][1]) + math.Cos(at[0][1])*math.Cos(at[1][1])*haversine(at[1][0]-at[0][0])
	return 2 * earthRadius * math.Atan2(math.Sqrt(h), math.Sqrt(math.Max(0, 1-h))), true
}

// overlap is the share of the span of a claim that the span of a stamp covers, ends included.
func overlap(claim, stamp *object) float64 {
	from, to := claim.get("start").(float64), claim.get("end").(float64)
	start, end := stamp.get("start").(float64), stamp.get("end").(float64)
	if start <= from && end >= to {
		return 1
	}
	shared := math.Min(to, end) - math.Max(from, start)
	if shared <= 0 {
		return 0
	}
	return shared / (to - from)
}

// evaluate gives the figures of LP-62, in metres and basis points.
func evaluate(claim *object, stamps []any) map[string]any {
	size := float64(len(stamps))
	var distances, overlaps, farthest, within, valid float64
	least, measured, plugins := 1.0, 0.0, map[any]bool{}
	for _, item := range stamps {
		stamp := item.(*object)
		if metres, ok := distance(claim.get("location"), stamp.get("location")); ok {
			measured++
			distances += metres
			farthest = math.Max(farthest, metres)
			if metres <= claim.get("radius").(float64) {
				within++
			}
		}
		share := overlap(claim.get("time").(*object), stamp.get("temporalFootprint").(*object))
		overlaps += share
		least = math.Min(least, share)
		f := findings{}
		f.when("stamp-unsigned", len(stamp.get("signatures").([]any)) == 0)
		if f.checkSignatures(stamp); len(f) == 0 {
			valid++
		}
		plugins[stamp.get("plugin")] = true
	}
	// Halves are rounded up.
	round := func(number float64) float64 { return math.Floor(number + 0.5) }
	points := func(part float64) float64 { return round(part / size * 10_000) }
	mean := distances / measured
	if measured == 0 {
		mean, farthest = math.MaxUint32, math.MaxUint32
	}
	return map[string]any{
		"meanDistanceMeters":  round(mean),
		"maxDistanceMeters":   round(farthest),
		"withinRadiusBp":      points(within),
		"meanOverlapBp":       points(overlaps),
		"minOverlapBp":        round(least * 10_000),
		"signaturesValidBp":   points(valid),
		"uniquePluginRatioBp": points(float64(len(plugins))),
		"stampCount":          size,
	}
}
