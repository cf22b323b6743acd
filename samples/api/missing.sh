# runs: model
curl -i "$BASE_URL/api/v0/location-proofs/0x00"
