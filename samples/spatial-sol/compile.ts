// runs: never, because it is the part that other programs share
// Compiles a Solidity file, with what it imports by relative path, by the
// compiler from npm.
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type Solc from 'solc';

function stop(why: string): never {
  console.error(why);
  process.exit(2);
}

function loadCompiler(): typeof Solc {
  try {
    return createRequire(import.meta.url)('solc') as typeof Solc;
  } catch {
    return stop(
      'solc is not installed. Run: npm install --save-dev solc@0.8.26',
    );
  }
}
const solc = loadCompiler();

/** One compiled contract. */
export interface Artifact {
  abi: object[];
  bytecode: `0x${string}`;
  /** Size of the deployed code in bytes. */
  runtimeBytes: number;
}

interface Output {
  errors?: {severity: 'error' | 'warning' | 'info'; formattedMessage: string}[];
  contracts: Record<
    string,
    Record<
      string,
      {
        abi: object[];
        evm: {bytecode: {object: string}; deployedBytecode: {object: string}};
      }
    >
  >;
}

/** What every figure on these pages was compiled with. */
export const compiler = {
  version: '0.8.26',
  optimizerRuns: 200,
  evmVersion: 'cancun',
};

// #region compile
/**
 * The contracts of one file, by name. Throws the compiler's own text on an
 * error or a warning.
 */
export function compile(file: URL): Record<string, Artifact> {
  const sources: Record<string, {content: string}> = {};
  const add = (url: URL): void => {
    if (sources[url.href]) return;
    if (!existsSync(url))
      stop(`${url.pathname} is missing. Save it next to this program.`);
    const content = readFileSync(url, 'utf8');
    sources[url.href] = {content};
    for (const [, path] of content.matchAll(/^import .*"(\.[^"]+)";$/gm))
      add(new URL(path!, url));
  };
  add(file);
  const settings = {
    optimizer: {enabled: true, runs: compiler.optimizerRuns},
    evmVersion: compiler.evmVersion,
    // Else the code ends in a hash of the file names, and its gas would depend
    // on the machine.
    metadata: {bytecodeHash: 'none'},
    outputSelection: {
      [file.href]: {
        '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'],
      },
    },
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify({language: 'Solidity', sources, settings})),
  ) as Output;
  const problems = (output.errors ?? []).filter(
    ({severity}) => severity !== 'info',
  );
  if (problems.length)
    throw new Error(
      problems.map(({formattedMessage}) => formattedMessage).join('\n'),
    );
  return Object.fromEntries(
    Object.entries(output.contracts[file.href] ?? {}).map(
      ([name, {abi, evm}]) => [
        name,
        {
          abi,
          bytecode: `0x${evm.bytecode.object}`,
          runtimeBytes: evm.deployedBytecode.object.length / 2,
        },
      ],
    ),
  );
}
// #endregion compile
