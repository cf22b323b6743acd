# runs: model
curl "$BASE_URL/api/ogc/collections/location-proofs/items?bbox=-11,35,30,60&datetime=2026-10-01T00:00:00Z/..&limit=1"
