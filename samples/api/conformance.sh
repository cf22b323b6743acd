# runs: model
curl "$BASE_URL/api/ogc/conformance"
