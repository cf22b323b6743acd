# runs: model
curl "$BASE_URL/api/v0/location-proofs?bbox=-0.05,51.45,0.05,51.50&limit=100"
