# runs: model
curl "$BASE_URL/api/ogc/collections/location-proofs/items?chain=celo&limit=5000"
