// runs: sdk
// Several attestations at once from one wallet: the plain wallet collides on
// its nonce, the NonceManager does not, unless equal records meet in a block.
// #region imports
import {AstralSDK} from '@decentralized-geo/astral-sdk';
import {NonceManager, Wallet, isError, type Signer} from 'ethers';
import {connect, walletOf} from '../onchain/connect';
// #endregion imports

// #region batch
const provider = await connect();
const wallet = walletOf('PRIVATE_KEY', provider);
const second = walletOf('OTHER_KEY', provider);

const places = [
  [-0.001475, 51.477812],
  [2.3364, 48.8362],
  [-77.067, 38.9214],
];

async function attestAll(signer: Signer, list = places): Promise<string> {
  const sdk = new AstralSDK({chainId: 11155111, signer});
  const results = await Promise.allSettled(
    list.map((coordinates) =>
      sdk.location.onchain.create({
        location: {type: 'Point', coordinates},
        memo: 'observatory',
      }),
    ),
  );
  return `${results.filter(({status}) => status === 'fulfilled').length} of ${results.length}`;
}

console.log('plain wallet  ', await attestAll(wallet));
const manager = new NonceManager(second);
console.log('nonce manager ', await attestAll(manager));
// #endregion batch

// #region equal
// Equal records of one block would have one UID. EAS looks for a free one, and
// the gas for that is not in the estimate, which sees no other record.
const send = second.sendTransaction.bind(second);
const wait = () => new Promise((done) => setTimeout(done, 50));
let estimated = 0;
second.sendTransaction = async (request) => {
  estimated += 1;
  while (estimated < 3) await wait();
  return send(request);
};
await provider.send('evm_setAutomine', [false]);
try {
  const [place = []] = places;
  const attested = attestAll(manager, [place, place, place]);
  const sent = await provider.getTransactionCount(second.address);
  while (
    (await provider.getTransactionCount(second.address, 'pending')) <
    sent + 3
  )
    await wait();
  await provider.send('evm_mine', []);
  console.log('equal records ', await attested);
} finally {
  await provider.send('evm_setAutomine', [true]);
}
// #endregion equal

// #region sequence
const sdk = new AstralSDK({
  chainId: 11155111,
  signer: wallet,
});
let done = 0;
for (const coordinates of places) {
  await sdk.location.onchain.create({
    location: {type: 'Point', coordinates},
    memo: '',
  });
  done += 1;
}
console.log('one by one    ', `${done} of ${places.length}`);
// #endregion sequence

// #region overrides
const {txHash} = await sdk.location.onchain.create(
  {location: {type: 'Point', coordinates: places[0]}, memo: ''},
  {txOverrides: {gasLimit: 5_000_000n}},
);
const sent = await provider.getTransaction(txHash);
console.log('gas limit kept', sent?.gasLimit === 5_000_000n);
// #endregion overrides

// #region failure
const poor = new AstralSDK({
  chainId: 11155111,
  signer: new Wallet('0x' + '44'.repeat(32), provider),
});
try {
  await poor.location.onchain.create({
    location: {type: 'Point', coordinates: places[0]},
    memo: '',
  });
} catch (error) {
  const {cause} = error as {cause?: unknown};
  console.log(
    'without ether ',
    (error as Error).name,
    isError(cause, 'INSUFFICIENT_FUNDS') ? cause.code : cause,
  );
}

provider.destroy();
// #endregion failure
