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
    throw new Error(`sends to ${names[String(to)] ?? `\`${String(to)}\``}`);
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

/** Says that an object could not be made, so that the call never happened. */
class ConstructorError extends Error {}

function construct<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new ConstructorError(`the constructor throws ${told(error)}`);
  }
}

const told = (error: unknown): string => {
  if (error instanceof ConstructorError) return error.message;
  const {name, message, cause} = error as Error & {cause?: Error};
  const inner = cause?.message.split(/[\n(]/)[0]?.trim();
  if (inner?.startsWith('sends to')) return inner;
  return `\`${name}\`: ${message.split(/\n| \(value=/)[0]}${inner && inner !== message ? ` (cause: ${inner})` : ''}`;
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
 *
 * @param always The options that are the same in each row.
 */
async function table(
  call: string,
  choices: Choices,
  act: (chosen: Chosen) => unknown,
  always: readonly string[] = [],
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
      `${call} | ${[...always, ...Object.values(chosen)].join(', ') || 'any'} | ${result}`,
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

const texts: Record<string, string> = {
  conformant: rawString,
  other: 'string name',
};

// #region location
await table(
  'AstralSDK.constructor',
  {
    chainId: ['', '11155111', '8453', '137'],
    defaultChain: ['', 'base', 'polygon'],
    signer: bool,
    provider: bool,
    defaultSchema: bool,
  },
  (chosen) =>
    void new AstralSDK({
      chainId: Number(chosen.chainId),
      defaultChain: chosen.defaultChain || undefined,
      signer: option(chosen, 'signer', unconnected),
      provider: option(chosen, 'provider', provider),
      defaultSchema: chosen.defaultSchema ? {uid, rawString} : undefined,
    }),
);
await table(
  'AstralSDK.constructor',
  {defaultSchema: ['conformant', 'other'], strictSchemaValidation: bool},
  ({defaultSchema = '', strictSchemaValidation}) =>
    void new AstralSDK({
      chainId: 11155111,
      defaultSchema: {uid, rawString: texts[defaultSchema]!},
      strictSchemaValidation: Boolean(strictSchemaValidation),
    }),
  ['chainId: 11155111'],
);
await table(
  'AstralSDKLegacy.constructor',
  {
    chainId: ['', '11155111', '8453', '1', '137'],
    signer: bool,
    provider: bool,
    defaultSchema: bool,
  },
  (chosen) =>
    void new AstralSDKLegacy({
      chainId: Number(chosen.chainId) || undefined,
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
    {handlers: ['loading', 'loaded'], input: ['valid', 'invalid']},
    async ({handlers, input}) => {
      const fresh = new LocationModule({chainId: 11155111});
      if (handlers === 'loaded') await fresh.extensions.ensureInitialized();
      const valid = input === 'valid';
      if (call === 'encode')
        fresh.encode(valid ? unsigned : {...unsigned, memo: undefined});
      else fresh.decode(valid ? maker.location.encode(unsigned) : '0x12');
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
/** A wallet that is locked, for example. */
class Locked extends Wallet {
  override getAddress(): Promise<never> {
    return Promise.reject(new Error('locked'));
  }
}
const locked = new Locked(privateKey);
const offchainChoices = {
  chainId: ['', '11155111', '8453', '137'],
  'signer in the constructor': ['', 'unlocked', 'locked'],
  'signer in the call': bool,
  'privateKey in the call': bool,
};
const offchainOptions = (chosen: Chosen) => ({
  signer: option(chosen, 'signer in the call', unconnected),
  privateKey: chosen['privateKey in the call'] ? privateKey : undefined,
});
const offchainConfig = (chosen: Chosen) => ({
  chainId: Number(chosen.chainId),
  signer: {unlocked: unconnected, locked}[
    chosen['signer in the constructor'] ?? ''
  ],
});
const offchain = (chosen: Chosen) =>
  construct(() => new LocationModule(offchainConfig(chosen))).offchain;
const done = (value: unknown): undefined => void value;
await table('OffchainWorkflow.sign', offchainChoices, (chosen) =>
  offchain(chosen).sign(unsigned, offchainOptions(chosen)).then(done),
);
await table('OffchainWorkflow.create', offchainChoices, (chosen) =>
  offchain(chosen)
    .create({location: place, memo: ''}, offchainOptions(chosen))
    .then(done),
);
await table('OffchainWorkflow.verify', offchainChoices, (chosen) =>
  offchain(chosen)
    .verify(signed as OffchainLocationAttestation, offchainOptions(chosen))
    .then(verdict),
);
await table(
  'OffchainSigner.signOffchainLocationAttestation',
  {
    signer: ['', 'unlocked', 'locked'],
    privateKey: bool,
    chainId: ['', '11155111', '8453', '137'],
    schemaUID: bool,
  },
  (chosen) =>
    construct(
      () =>
        new OffchainSigner({
          signer: {unlocked: unconnected, locked}[chosen.signer ?? ''],
          privateKey: chosen.privateKey ? privateKey : undefined,
          chainId: Number(chosen.chainId) || undefined,
          schemaUID: chosen.schemaUID ? uid : undefined,
        }),
    )
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
  construct(
    () =>
      new LocationModule({
        chainId: 11155111,
        signer: {connected: connected(), unconnected}[
          chosen['signer in the constructor'] ?? ''
        ],
        provider: option(chosen, 'provider in the constructor', provider),
      }),
  ).onchain;
/** The chain that decides where a transaction goes. */
const chains = {
  chainId: ['', '11155111', '8453', '42220', '137'],
  defaultChain: ['', 'sepolia', 'base', 'polygon'],
};
const onChain = ({chainId, defaultChain}: Chosen) =>
  construct(
    () =>
      new LocationModule({
        chainId: Number(chainId),
        defaultChain: defaultChain || undefined,
        signer: connected(),
      }),
  ).onchain;
const always = {
  chain: ['chainId: 11155111'],
  signer: ['signer in the constructor: connected'],
};
const onchainOptions = (chosen: Chosen) => ({
  signer: option(chosen, 'signer in the call', connected()),
  chain: chosen['chain in the call'] || undefined,
});
await table(
  'OnchainWorkflow.register',
  onchainChoices,
  (chosen) =>
    onchain(chosen).register(unsigned, onchainOptions(chosen)).then(done),
  always.chain,
);
await table(
  'OnchainWorkflow.register',
  chains,
  (chosen) => onChain(chosen).register(unsigned).then(done),
  always.signer,
);
await table(
  'OnchainWorkflow.create',
  onchainChoices,
  (chosen) =>
    onchain(chosen)
      .create({location: place, memo: ''}, onchainOptions(chosen))
      .then(done),
  always.chain,
);
await table(
  'OnchainWorkflow.create',
  chains,
  (chosen) => onChain(chosen).create({location: place, memo: ''}).then(done),
  always.signer,
);
const inputs = {
  location: ['valid', 'invalid'],
  locationType: ['', 'geojson-point', 'wkt'],
  media: ['', 'video/mp4'],
};
const inputOf = ({location = '', locationType, media}: Chosen) => ({
  location: places[location],
  locationType: locationType || undefined,
  media: media ? [{mediaType: media, data: 'AAAA'}] : undefined,
  memo: '',
});
await table(
  'OnchainWorkflow.create',
  inputs,
  (chosen) => onChain({chainId: '11155111'}).create(inputOf(chosen)).then(done),
  [...always.chain, ...always.signer],
);
await table(
  'OffchainWorkflow.create',
  inputs,
  (chosen) => maker.location.offchain.create(inputOf(chosen)).then(done),
  ['chainId: 11155111', 'signer in the constructor: unlocked'],
);
await table(
  'OnchainWorkflow.verify',
  onchainChoices,
  (chosen) =>
    onchain(chosen).verify(registered, onchainOptions(chosen)).then(verdict),
  always.chain,
);
await table(
  'OnchainWorkflow.verify',
  chains,
  (chosen) => onChain(chosen).verify(registered).then(verdict),
  always.signer,
);
await table(
  'OnchainWorkflow.revoke',
  onchainChoices,
  (chosen) =>
    onchain(chosen).revoke(registered, onchainOptions(chosen)).then(done),
  always.chain,
);
await table(
  'OnchainWorkflow.revoke',
  chains,
  (chosen) => onChain(chosen).revoke(registered).then(done),
  always.signer,
);
await table(
  'OnchainRegistrar.registerOnchainLocationAttestation',
  {
    signer: ['', 'connected', 'unconnected'],
    provider: bool,
    chain: ['', 'sepolia', 'base', 'polygon'],
    contractAddress: bool,
    schemaUID: bool,
  },
  (chosen) =>
    construct(
      () =>
        new OnchainRegistrar({
          signer: {connected: connected(), unconnected}[chosen.signer ?? ''],
          provider: option(chosen, 'provider', provider),
          chain: chosen.chain || undefined,
          contractAddress: chosen.contractAddress ? OTHER_EAS : undefined,
          schemaUID: chosen.schemaUID ? uid : undefined,
        }),
    )
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
  ['chainId: 11155111'],
);
await table(
  'ComputeModule.submit',
  {
    signer: ['', 'connected', 'unconnected'],
    chainId: ['11155111', '8453', '137'],
  },
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
