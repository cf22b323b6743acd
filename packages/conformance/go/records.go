package main

import "strings"

const name = `[A-Za-z0-9][\w!#$&^.+-]{0,126}`

var (
	isVersion   = whole(`\d+\.\d+\.\d+`)
	isMediaType = whole(name + `/` + name + `([ \t]*;[ -~\t]*)?`)
	// isAttributesSchema is LP-36.
	isAttributesSchema = whole(`json:inline:([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)` +
		`|ipfs:cid:(Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{20,})` +
		`|eas:[a-z0-9-]+:0x[0-9a-fA-F]{64}` +
		`|atproto:lexicon:[A-Za-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)+\.[A-Za-z][A-Za-z0-9]*`)
	required     = strings.Fields("lp_version srs location_type location")
	recordFields = setOf(strings.Join(required, " ") + " event_timestamp media_type media_data attributes attributes_schema proof extensions")
)

// checkRecord checks a v0.2 record (LP-1 to LP-12, LP-35, LP-36, LP-40 to LP-54).
func (f findings) checkRecord(record *object) {
	text := func(name string) string { text, _ := record.get(name).(string); return text }
	// fails tells whether a member is present and not of a type.
	fails := func(name string, isType func(any) bool) bool { return record.has(name) && !isType(record.get(name)) }
	version, kind, order := text("lp_version"), text("location_type"), axesOf(record.get("srs"))
	major, _, _ := strings.Cut(version, ".")
	major = strings.TrimLeft(major, "0")
	if f.when("version-major", isVersion(version) && major != "" && major != "1") {
		return
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
}
