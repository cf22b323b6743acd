# runs: model
curl "$BASE_URL/api/v0/location-proofs?limit=1"
