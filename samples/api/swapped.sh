# runs: model
curl "$BASE_URL/api/v0/location-proofs?bbox=51.45,-0.05,51.50,0.05&limit=100"
