// runs: never, because it is the part that other programs share
// Reads the compiled contracts that a checkout of DecentralizedGeo/spatial-sol holds, and links one to the other.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Artifact} from './compile';

/** What is read from a file that Forge wrote. */
interface ForgeArtifact {
  abi: object[];
  bytecode: {
    object: string;
    linkReferences: Record<string, Record<string, {start: number; length: number}[]>>;
  };
  deployedBytecode: {object: string};
  metadata: {
    compiler: {version: string};
    settings: {optimizer: {runs: number}; evmVersion: string};
  };
}

export interface CompiledLibrary {
  compiler: {version: string; optimizerRuns: number; evmVersion: string};
  /** @param addresses - Deployed libraries by name. Throws if one that is needed is missing. */
  link(addresses?: Record<string, string>): Artifact;
}

/**
 * A contract of the folder `out/` of a checkout, where Forge leaves what it compiled.
 *
 * @throws Error if the file does not exist
 */
export function compiledLibrary(checkout: string, name: string): CompiledLibrary {
  const file = join(checkout, 'out', `${name}.sol`, `${name}.json`);
  const {abi, bytecode, deployedBytecode, metadata} = JSON.parse(readFileSync(file, 'utf8')) as ForgeArtifact;
  return {
    compiler: {
      version: metadata.compiler.version.replace(/\+.*$/, ''),
      optimizerRuns: metadata.settings.optimizer.runs,
      evmVersion: metadata.settings.evmVersion,
    },
    link(addresses = {}) {
      let code = bytecode.object;
      for (const [library, places] of Object.values(bytecode.linkReferences).flatMap(Object.entries)) {
        const address = addresses[library];
        if (!address) throw new Error(`${name} needs the address of ${library}.`);
        for (const {start, length} of places as {start: number; length: number}[]) {
          const from = 2 + 2 * start;
          code = code.slice(0, from) + address.slice(2).toLowerCase() + code.slice(from + 2 * length);
        }
      }
      return {
        abi,
        bytecode: code as `0x${string}`,
        runtimeBytes: deployedBytecode.object.length / 2 - 1,
      };
    },
  };
}
