// runs: offline
// What a round-trip time shows about distance: an upper bound, and never a
// lower one.
const LIGHT = 299_792.458; // km per second, in vacuum
const FIBRE = (LIGHT * 2) / 3; // about two thirds of it in glass

// #region bound
/**
 * The farthest that the answerer can be, in km, for a round trip in
 * milliseconds.
 */
const bound = (milliseconds: number, speed = LIGHT): number =>
  ((milliseconds / 1000) * speed) / 2;

console.log('round trip   at most, in vacuum   at most, in fibre');
for (const milliseconds of [0.1, 1, 5, 20, 100]) {
  const [vacuum, fibre] = [LIGHT, FIBRE].map((speed) =>
    `${bound(milliseconds, speed).toFixed(0)} km`.padStart(16),
  );
  console.log(`${milliseconds} ms`.padStart(10), '  ', vacuum, '   ', fibre);
}
// #endregion bound

// #region delay
// A prover 40 km away through fibre, which adds a delay of its own choice.
for (const added of [0, 1, 10]) {
  const measured = (2 * 40 * 1000) / FIBRE + added;
  console.log(
    `${added} ms added: ${measured.toFixed(2)} ms, so within ${bound(measured).toFixed(0)} km`,
  );
}
// #endregion delay
