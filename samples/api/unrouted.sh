# runs: model
curl -i "$BASE_URL/api/v0/proofs"
