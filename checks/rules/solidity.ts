import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Report} from '../report';
import {root, type PageFence} from '../site';
import {settle, wanted, type Problem} from './expectation';

interface Compiler {
  compile: (input: string, callbacks: {import: (path: string) => {contents: string} | {error: string}}) => string;
}

interface Output {
  errors?: {severity: string; errorCode?: string; type: string; message: string; sourceLocation?: {start: number}}[];
}

const findImport = (path: string): {contents: string} | {error: string} => {
  const found = [join(root, 'node_modules', path), join(root, path)].find((candidate) => existsSync(candidate));
  return found ? {contents: readFileSync(found, 'utf8')} : {error: `${path} is in no installed package.`};
};

const isUnit = /\b(?:contract|library|interface)\s+\w+[^;]*\{/;

/** Makes a unit that compiles out of what a page shows; returns the number of lines added before it. */
function unitOf(text: string): {unit: string; before: number} {
  const head = `${/SPDX-License/.test(text) ? '' : '// SPDX-License-Identifier: UNLICENSED\n'}${/pragma solidity/.test(text) ? '' : 'pragma solidity ^0.8.0;\n'}`;
  const wrapped = isUnit.test(text) ? head : `${head}abstract contract Shown {\n`;
  return {unit: `${wrapped}${text}\n${isUnit.test(text) ? '' : '}\n'}`, before: wrapped.split('\n').length - 1};
}

/**
 * Compiles every Solidity block; a block without a contract is taken as the inside of one. Warnings are free. A block
 * that shows a sample is left to the tests of that sample.
 */
export function checkSolidity(fences: readonly PageFence[]): Report {
  const all = wanted(fences, ['solidity', 'sol']);
  const own = all.filter(({file}) => file === undefined);
  if (own.length === 0) return {looked: all.length, findings: []};
  const solc = createRequire(join(root, 'package.json'))('solc') as Compiler;
  const findings = own.flatMap((fence) => {
    const {unit, before} = unitOf(fence.text);
    const settings = {outputSelection: {'*': {'*': ['abi']}}};
    const input = JSON.stringify({language: 'Solidity', sources: {'Shown.sol': {content: unit}}, settings});
    const {errors = []} = JSON.parse(solc.compile(input, {import: findImport})) as Output;
    const problems = errors
      .filter(({severity}) => severity === 'error')
      .map(({errorCode, type, message, sourceLocation}): Problem => ({
        line: Math.max(1, unit.slice(0, sourceLocation?.start ?? 0).split('\n').length - before),
        code: errorCode ? `${type} ${errorCode}` : type,
        message,
        fix: 'Fix the code; it is compiled with solc 0.8.26.',
      }));
    return settle(fence, problems);
  });
  return {looked: all.length, findings};
}
