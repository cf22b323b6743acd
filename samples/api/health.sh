# runs: model
curl "$BASE_URL/health"
