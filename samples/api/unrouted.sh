# runs: model
curl -s -w '%{http_code} %{content_type}\n' "$BASE_URL/api/v0/proofs"
