# runs: model
curl -s -w '%{http_code} %{content_type}\n' "$BASE_URL/api/ogc/collections/location-proofs/items?bbox=-11,35,0,30,60,100"
