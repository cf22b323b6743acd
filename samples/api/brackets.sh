# runs: model
curl -s -g -w '%{http_code} %{content_type}\n' "$BASE_URL/api/v0/location-proofs?bbox=[-0.05,51.45,0.05,51.50]"
