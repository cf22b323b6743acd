# runs: model
curl "$BASE_URL/api/v0/location-proofs?chain=base&fromTimestamp=2026-10-01T00:00:00Z&toTimestamp=2026-10-31T23:59:59.999Z&limit=1"
