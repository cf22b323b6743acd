// runs: sdk
// internal: the reference reads its output
// What each call of the SDK does with and without each of its options. One line
// for each result: the options that decide it.
import {
  AstralSDK,
  AstralSDKLegacy,
  ComputeModule,
  ExtensionRegistry,
  LocationModule,
  LOCATION_V1_SCHEMA,
  OffchainSigner,
  OnchainRegistrar,
  SchemaValidationCache,
  validateLocationProtocolSchema,
  type OffchainLocationAttestation,
  type OnchainLocationAttestation,
} from '@decentralized-geo/astral-sdk';
import {JsonRpcProvider, Wallet, type TransactionRequest} from 'ethers';

const {RPC_URL, PRIVATE_KEY} = process.env;
if (!RPC_URL || !PRIVATE_KEY) throw new Error('Set RPC_URL and PRIVATE_KEY.');
const privateKey = PRIVATE_KEY;
const SEPOLIA_EAS = '0xC2679fBD37d54388Ce493F1DB75320D236e1815e';
const OTHER_EAS = '0x4cb2Ef0B140573BCb11542EbB2F48e693BC7BCB1';
const provider = new JsonRpcProvider(RPC_URL, undefined, {
  staticNetwork: true,
  cacheTimeout: -1,
});

/** A wallet that says where a transaction goes instead of sending it. */
class Probe extends Wallet {
  override sendTransaction({to}: TransactionRequest): Promise<never> {
    const names: Record<string, string> = {
      [SEPOLIA_EAS]: 'the EAS address of Sepolia',
      [OTHER_EAS]: '`contractAddress`',
    };
    throw new Error(`sends to ${names[String(to)] ?? String(to)}`);
  }
}
const connected = (): Wallet => new Probe(privateKey, provider);
const unconnected = new Wallet(privateKey);

// #region runs
/** For each option, what it can be; the empty text is "absent". */
type Choices = Record<string, readonly string[]>;
type Chosen = Record<string, string>;
interface Row {
  chosen: Chosen;
  result: string;
}

const combine = (choices: Choices): Chosen[] =>
  Object.entries(choices).reduce<Chosen[]>(
    (rows, [name, values]) =>
      rows.flatMap((row) => values.map((value) => ({...row, [name]: value}))),
    [{}],
  );

const told = (error: unknown): string => {
  const {name, message, cause} = error as Error & {cause?: Error};
  const inner = cause?.message.split(/[\n(]/)[0]?.trim();
  if (inner?.startsWith('sends to')) return inner;
  return `\`${name}\`: ${message.split('\n')[0]}${inner && inner !== message ? ` (cause: ${inner})` : ''}`;
};

/**
 * The fewest rows that a decision over one option after the other gives: the
 * first has the fewest below it.
 */
function decide(rows: readonly Row[], choices: Choices): Row[] {
  const [first] = rows;
  if (!first || rows.every(({result}) => result === first.result))
    return first ? [{chosen: {}, result: first.result}] : [];
  const trees = Object.entries(choices).map(([name, values]) => {
    const others = Object.fromEntries(
      Object.entries(choices).filter(([other]) => other !== name),
    );
    // Values that lead to the same rows are one: "connected or unconnected".
    const branches = new Map<string, {values: string[]; below: Row[]}>();
    for (const value of values) {
      const below = decide(
        rows.filter(({chosen}) => chosen[name] === value),
        others,
      );
      const key = JSON.stringify(below);
      branches.set(key, {
        values: [...(branches.get(key)?.values ?? []), value],
        below,
      });
    }
    return [...branches.values()].flatMap((branch) =>
      branch.below.map(({chosen, result}) => ({
        chosen:
          branch.values.length === values.length
            ? chosen
            : {
                [name]: branch.values
                  .map((value) => described(name, value))
                  .join(' or '),
                ...chosen,
              },
        result,
      })),
    );
  });
  return trees.reduce((best, tree) =>
    tree.length < best.length ? tree : best,
  );
}

const described = (name: string, value: string): string =>
  value === '' ? `no ${name}` : value === 'set' ? name : `${name}: ${value}`;

/**
 * Calls a function with each combination of its options and prints what decides
 * the result.
 */
async function table(
  call: string,
  choices: Choices,
  act: (chosen: Chosen) => unknown,
): Promise<void> {
  const rows = await Promise.all(
    combine(choices).map(async (chosen): Promise<Row> => {
      const result = await Promise.resolve()
        .then(() => act(chosen))
        .then((value) => (typeof value === 'string' ? value : 'works'), told);
      return {chosen, result};
    }),
  );
  for (const {chosen, result} of decide(rows, choices))
    console.log(
      `${call} | ${Object.values(chosen).join(', ') || 'any'} | ${result}`,
    );
}
const option = (chosen: Chosen, name: string, value: unknown) =>
  chosen[name] ? value : undefined;
// #endregion runs

const bool = ['', 'set'] as const;
// Longitude, latitude.
const place = {type: 'Point', coordinates: [-0.001475, 51.477812]};
const {uid, rawString} = LOCATION_V1_SCHEMA;
const maker = new AstralSDK({chainId: 11155111, signer: unconnected});
const unsigned = await maker.location.build({location: place, memo: ''});
const signed = await maker.location.offchain.sign(unsigned);
const registered: OnchainLocationAttestation = {
  ...unsigned,
  uid: '0x' + '42'.repeat(32),
  attester: unconnected.address,
  chain: 'sepolia',
  chainId: 11155111,
  txHash: '0x' + '43'.repeat(32),
  blockNumber: 1,
  revocable: true,
  revoked: false,
};
const verdict = ({
  isValid,
  reason,
}: {
  isValid: boolean;
  reason?: string;
}): string =>
  isValid
    ? '`isValid: true`'
    : `\`isValid: false\`: ${reason?.split(/[(]/)[0]?.trim()}`;

// #region location
await table(
  'AstralSDK.constructor',
  {
    chainId: ['', '11155111', '137'],
    signer: bool,
    provider: bool,
    defaultSchema: bool,
  },
  (chosen) =>
    void new AstralSDK({
      chainId: Number(chosen.chainId),
      signer: option(chosen, 'signer', unconnected),
      provider: option(chosen, 'provider', provider),
      defaultSchema: chosen.defaultSchema ? {uid, rawString} : undefined,
    }),
);
const places: Record<string, unknown> = {
  valid: place,
  invalid: {type: 'Point', coordinates: []},
};
await table(
  'LocationModule.build',
  {
    location: ['', 'valid', 'invalid'],
    locationType: ['', 'geojson-point', 'wkt'],
    memo: bool,
  },
  ({location = '', locationType, memo}) =>
    new LocationModule({chainId: 11155111})
      .build({
        location: places[location],
        locationType: locationType || undefined,
        memo: memo ? '' : undefined,
      })
      .then(() => undefined),
);
for (const call of ['encode', 'decode'] as const)
  await table(
    `LocationModule.${call}`,
    {handlers: ['loading', 'loaded']},
    async ({handlers}) => {
      const fresh = new LocationModule({chainId: 11155111});
      if (handlers === 'loaded') await fresh.extensions.ensureInitialized();
      if (call === 'encode') fresh.encode(unsigned);
      else fresh.decode(maker.location.encode(unsigned));
    },
  );
await table(
  'ExtensionRegistry.detectLocationFormat',
  {registerBuiltIns: ['true', 'false'], handlers: ['loading', 'loaded']},
  async ({registerBuiltIns, handlers}) => {
    const registry = new ExtensionRegistry(registerBuiltIns === 'true');
    if (handlers === 'loaded') await registry.ensureInitialized();
    return `\`${registry.detectLocationFormat(place)}\``;
  },
);
// #endregion location

// #region offchain
const offchainChoices = {
  'signer in the constructor': bool,
  'signer in the call': bool,
  'privateKey in the call': bool,
};
const offchainOptions = (chosen: Chosen) => ({
  signer: option(chosen, 'signer in the call', unconnected),
  privateKey: chosen['privateKey in the call'] ? privateKey : undefined,
});
const offchainConfig = (chosen: Chosen) => ({
  chainId: 11155111,
  signer: option(chosen, 'signer in the constructor', unconnected),
});
const done = (value: unknown): undefined => void value;
await table('OffchainWorkflow.sign', offchainChoices, (chosen) =>
  new LocationModule(offchainConfig(chosen)).offchain
    .sign(unsigned, offchainOptions(chosen))
    .then(done),
);
await table('OffchainWorkflow.create', offchainChoices, (chosen) =>
  new LocationModule(offchainConfig(chosen)).offchain
    .create({location: place, memo: ''}, offchainOptions(chosen))
    .then(done),
);
await table('OffchainWorkflow.verify', offchainChoices, (chosen) =>
  new LocationModule(offchainConfig(chosen)).offchain
    .verify(signed as OffchainLocationAttestation, offchainOptions(chosen))
    .then(verdict),
);
await table(
  'OffchainSigner.signOffchainLocationAttestation',
  {signer: bool, privateKey: bool, chainId: bool, schemaUID: bool},
  (chosen) =>
    new OffchainSigner({
      signer: option(chosen, 'signer', unconnected),
      privateKey: chosen.privateKey ? privateKey : undefined,
      chainId: chosen.chainId ? 11155111 : undefined,
      schemaUID: chosen.schemaUID ? uid : undefined,
    })
      .signOffchainLocationAttestation(unsigned)
      .then(done),
);
// #endregion offchain

// #region onchain
const onchainChoices = {
  'signer in the constructor': ['', 'connected', 'unconnected'],
  'provider in the constructor': bool,
  'signer in the call': bool,
  'chain in the call': ['', 'sepolia', 'polygon'],
};
const onchain = (chosen: Chosen) =>
  new LocationModule({
    chainId: 11155111,
    signer: {connected: connected(), unconnected}[
      chosen['signer in the constructor'] ?? ''
    ],
    provider: option(chosen, 'provider in the constructor', provider),
  }).onchain;
const onchainOptions = (chosen: Chosen) => ({
  signer: option(chosen, 'signer in the call', connected()),
  chain: chosen['chain in the call'] || undefined,
});
await table('OnchainWorkflow.register', onchainChoices, (chosen) =>
  onchain(chosen).register(unsigned, onchainOptions(chosen)).then(done),
);
await table('OnchainWorkflow.create', onchainChoices, (chosen) =>
  onchain(chosen)
    .create({location: place, memo: ''}, onchainOptions(chosen))
    .then(done),
);
await table('OnchainWorkflow.verify', onchainChoices, (chosen) =>
  onchain(chosen).verify(registered, onchainOptions(chosen)).then(verdict),
);
await table('OnchainWorkflow.revoke', onchainChoices, (chosen) =>
  onchain(chosen).revoke(registered, onchainOptions(chosen)).then(done),
);
await table(
  'OnchainRegistrar.registerOnchainLocationAttestation',
  {
    signer: bool,
    provider: bool,
    chain: ['', 'sepolia', 'polygon'],
    contractAddress: bool,
    schemaUID: bool,
  },
  (chosen) =>
    new OnchainRegistrar({
      signer: option(chosen, 'signer', connected()),
      provider: option(chosen, 'provider', provider),
      chain: chosen.chain || undefined,
      contractAddress: chosen.contractAddress ? OTHER_EAS : undefined,
      schemaUID: chosen.schemaUID ? uid : undefined,
    })
      .registerOnchainLocationAttestation(unsigned)
      .then(done),
);
// #endregion onchain

// #region other
await table(
  'AstralSDKLegacy.registerOnchainLocationAttestation',
  {'signer in the constructor': bool, 'signer in the call': bool},
  (chosen) =>
    new AstralSDKLegacy({
      chainId: 11155111,
      signer: option(chosen, 'signer in the constructor', connected()),
    })
      .registerOnchainLocationAttestation(unsigned, {
        signer: option(chosen, 'signer in the call', connected()),
      })
      .then(done),
);
await table(
  'ComputeModule.submit',
  {signer: ['', 'connected', 'unconnected'], chainId: ['11155111', '137']},
  ({signer = '', chainId}) =>
    new ComputeModule({
      apiUrl: 'http://127.0.0.1:1',
      chainId: Number(chainId),
      signer: {connected: connected(), unconnected}[signer],
    })
      .submit({
        attestation: {
          schema: uid,
          attester: unconnected.address,
          recipient: unconnected.address,
          data: '0x',
          signature: '0x' + '11'.repeat(65),
        },
        delegatedAttestation: {
          signature: '0x' + '11'.repeat(64) + '1b',
          attester: unconnected.address,
          deadline: 0,
        },
      })
      .then(done, (error: Error) => {
        if (error.message.startsWith('sends to')) return 'sends a transaction';
        throw error;
      }),
);
const texts: Record<string, string> = {
  conformant: rawString,
  other: 'string name',
};
await table(
  'validateLocationProtocolSchema',
  {text: ['conformant', 'other'], strict: bool},
  ({text = '', strict}) => {
    const {valid, conformant} = validateLocationProtocolSchema(texts[text]!, {
      strict: Boolean(strict),
    });
    return `valid ${valid}, conformant ${conformant}`;
  },
);
await table(
  'SchemaValidationCache.validate',
  {text: ['conformant', 'other'], strictMode: bool},
  ({text = '', strictMode}) =>
    void new SchemaValidationCache(Boolean(strictMode)).validate({
      uid,
      rawString: texts[text]!,
    }),
);
// #endregion other

provider.destroy();
