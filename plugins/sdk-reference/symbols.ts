import type {SdkContract, Entry} from './parse';

/** An entry of the contract, or one of its members. */
export interface SdkSymbol {
  readonly entry: string;
  readonly member?: string;
}

/** Names that mean something else in most places: words of other libraries, of the browser or of plain prose. */
const shared: ReadonlySet<string> = new Set([
  'Ctx',
  'Extension',
  'Input',
  'NetworkError',
  'SchemaConfig',
  'SchemaEncoder',
  'SchemaItem',
  'StorageAdapter',
]);

const memberOf = (entry: Entry | undefined, name: string) => entry?.members.find((member) => member.name === name);

/** Follows `location.offchain.create` from an entry, by the types of its properties. */
function follow(start: string, path: readonly string[], contract: SdkContract): SdkSymbol | undefined {
  let entry = start;
  for (const [index, name] of path.entries()) {
    const member = memberOf(contract.get(entry), name);
    if (!member) return undefined;
    if (index === path.length - 1) {
      // `sdk.location` is the module, which has a page, rather than the property.
      return contract.get(member.type)?.kind === 'class' && member.kind === 'property'
        ? {entry: member.type}
        : {entry, member: name};
    }
    if (!contract.has(member.type)) return undefined;
    entry = member.type;
  }
  return {entry};
}

/**
 * What a piece of inline code names: `ValidationError`, `LocationModule.build`, `new AstralSDK({…})`, `isDate()`,
 * `sdk.location.offchain.verify` or `location.offchain.verify`. Nothing for any other code.
 */
export function findSdkSymbol(code: string, contract: SdkContract): SdkSymbol | undefined {
  const call = /^(?:new |await )?([A-Za-z_]\w*(?:\.\w+)*)(?:\(.*\))?$/s.exec(code.trim())?.[1];
  if (!call) return undefined;
  const [first = '', ...rest] = call.split('.');
  if (contract.has(first) && !shared.has(first)) return follow(first, rest, contract);
  // Programs of these pages also call the parts of the SDK that they have taken out of `sdk`.
  if (rest.length === 0 || !['sdk', 'location', 'compute'].includes(first)) return undefined;
  return follow('AstralSDK', first === 'sdk' ? rest : [first, ...rest], contract);
}

/** Every entry that a program uses: what it imports from the SDK, and the classes whose members it calls on `sdk`. */
export function listSdkEntriesInProgram(source: string, contract: SdkContract): Set<string> {
  const found = new Set<string>();
  for (const [, names = ''] of source.matchAll(/import \{([^}]*)\} from '@decentralized-geo\/astral-sdk'/g))
    for (const name of names.match(/\w+/g) ?? []) if (contract.has(name)) found.add(name);
  for (const [path] of source.matchAll(/\bsdk(?:\.\w+)+/g)) {
    const symbol = findSdkSymbol(path, contract);
    if (symbol) found.add(symbol.entry);
  }
  return found;
}
