# runs: model
curl -i "$BASE_URL/api/ogc/collections/location-proofs/items?bbox=-11,35,0,30,60,100"
