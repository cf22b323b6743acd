// runs: offline; args: 3000 565186 725026 2095243 117701 264529
// What transactions cost in money at four prices of gas.
// Usage: npx tsx cost.ts <price of one ether in dollars> <gas> [gas ...]
// #region cost
const [etherPrice = 0, ...amounts] = process.argv.slice(2).map(Number);
if (
  !(etherPrice > 0) ||
  amounts.length === 0 ||
  !amounts.every((gas) => gas > 0)
) {
  console.error(
    'Usage: npx tsx cost.ts <price of one ether in dollars> <gas> [gas ...]',
  );
  process.exit(2);
}
const GWEI = 1e-9; // ether
const prices = [0.01, 0.5, 5, 50]; // base fee and tip together, in gwei

const row = (cells: string[]): void =>
  console.log(cells.map((cell) => cell.padStart(12)).join(''));
row(['gas', ...prices.map((price) => `${price} gwei`)]);
for (const gas of amounts)
  row([
    gas.toLocaleString('en'),
    ...prices.map(
      (price) => `$${(gas * price * GWEI * etherPrice).toFixed(2)}`,
    ),
  ]);
// #endregion cost
