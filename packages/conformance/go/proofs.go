package main

import (
	"math"
	"math/big"
)

// member is one member of a claim, a stamp or a proof: with a test of its value, or with members of its own.
type member struct {
	name       string
	test       func(any) bool
	members    []member
	isList     bool
	isOptional bool
}

func isWord(value any) bool { return isText(value) && value != "" }

func isPlace(value any) bool { return isText(value) || isObject(value) }

var (
	identity = []member{{name: "scheme", test: isWord}, {name: "value", test: isWord}}
	span     = []member{{name: "start", test: isTime}, {name: "end", test: isTime}}
	place    = []member{
		{name: "lpVersion", test: isText}, {name: "locationType", test: isWord},
		{name: "location", test: isPlace}, {name: "srs", test: isText},
	}
	signatureMembers = []member{
		{name: "signer", members: identity}, {name: "algorithm", test: isWord},
		{name: "value", test: isWord}, {name: "timestamp", test: isTime},
	}
	// The lists are in the order of the tables, which is the order of a hash.
	claimMembers = append(append([]member{}, place...),
		member{name: "subject", members: identity},
		member{name: "radius", test: isNumber},
		member{name: "time", members: span},
		member{name: "eventType", test: isText, isOptional: true})
	signedMembers = append(append([]member{}, place...),
		member{name: "temporalFootprint", members: span},
		member{name: "plugin", test: isWord},
		member{name: "pluginVersion", test: isWord},
		member{name: "signals", test: isObject})
	stampMembers = append(append([]member{}, signedMembers...),
		member{name: "signatures", members: signatureMembers, isList: true})
	proofMembers = []member{{name: "claim", members: claimMembers}, {name: "stamps", members: stampMembers, isList: true}}
)

// checkMembers is LP-55: which members are absent, and which have not their type.
func (f findings) checkMembers(value any, members []member) {
	from, ok := value.(*object)
	if !ok {
		f.add("member-type")
		return
	}
	for _, wanted := range members {
		content := from.get(wanted.name)
		list, isList := content.([]any)
		switch {
		case !from.has(wanted.name):
			f.when("member-missing", !wanted.isOptional)
		case wanted.test != nil:
			f.when("member-type", !wanted.test(content))
		case !wanted.isList:
			f.checkMembers(content, wanted.members)
		case !isList:
			f.add("member-type")
		default:
			for _, item := range list {
				f.checkMembers(item, wanted.members)
			}
		}
	}
}

// pick copies the members that a table names, in its order; of a location the type, then its coordinates or geometries.
func pick(value any, members []member) any {
	from, ok := value.(*object)
	if !ok {
		panic(fault("type"))
	}
	picked := &object{}
	for _, wanted := range members {
		content := from.get(wanted.name)
		switch {
		case !from.has(wanted.name):
			continue
		case wanted.name == "location":
			content = bareGeometry(content)
		case wanted.isList:
			items := []any{}
			for _, item := range part[[]any](from, wanted.name) {
				items = append(items, pick(item, wanted.members))
			}
			content = items
		case wanted.members != nil:
			content = pick(content, wanted.members)
		}
		picked.set(wanted.name, content)
	}
	return picked
}

// bareGeometry keeps the type and the coordinates of an object, or the geometries of a collection.
func bareGeometry(value any) any {
	from, ok := value.(*object)
	if !ok {
		return value
	}
	inner := "coordinates"
	if from.get("type") == "GeometryCollection" {
		inner = "geometries"
	}
	bare := &object{}
	for _, name := range []string{"type", inner} {
		content := from.get(name)
		if list, ok := content.([]any); ok && name == "geometries" {
			geometries := make([]any, len(list))
			for i, item := range list {
				geometries[i] = bareGeometry(item)
			}
			content = geometries
		}
		if from.has(name) {
			bare.set(name, content)
		}
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
		if signature.get("algorithm") != "secp256k1" {
			f.add("algorithm-unsupported")
			continue
		}
		data, failed := attempt(func() []byte { return bytesOf(signature.get("value"), 65) })
		if failed != "" {
			f.add("stamp-signature")
			continue
		}
		r, s := new(big.Int).SetBytes(data[:32]), new(big.Int).SetBytes(data[32:64])
		signer := signature.get("signer").(*object).get("value").(string)
		f.when("stamp-signature", s.Cmp(middle) > 0 || signerOf(digest, r, s, uint64(data[64])) != lower(signer))
	}
}

// checkPlace checks what a claim and a stamp share. A member without its type is passed over: checkMembers has told it.
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
	f.checkMembers(claim, claimMembers)
	f.checkPlace(claim, "time")
	radius := claim.get("radius")
	f.when("radius-not-positive", isNumber(radius) && radius.(float64) <= 0)
}

// checkStamp is LP-55 and LP-57 to LP-59.
func (f findings) checkStamp(stamp *object) {
	own := findings{}
	own.checkMembers(stamp, stampMembers)
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
	f.checkMembers(proof, proofMembers)
	// checkMembers has told what is no object.
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
