# runs: model
curl "$BASE_URL/graphql" \
  -H 'Content-Type: application/json' \
  -d '{"query": "{ locationProofsCount(filter: {chain: \"celo\"}) }"}'
