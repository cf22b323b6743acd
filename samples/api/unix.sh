# runs: model
curl "$BASE_URL/api/v0/location-proofs?fromTimestamp=1767225600&limit=1"
