import {describe, it} from 'vitest';
import {CONTRACT_FILE, readContract} from '../../plugins/sdk-reference';
import {parseFence} from '@astral-docs/content-checks/markdown/fence';
import {checkTypeScript} from '@astral-docs/content-checks/rules/typescript';
import {expectClean} from './clean';
import type {PageFence} from '@astral-docs/content-checks/page';

/** The examples in the comments of the contract, which the reference shows beside the text of its pages. */
function examples(): PageFence[] {
  const docs = [...readContract().values()].flatMap((entry) => [
    entry.doc,
    ...entry.members.map((member) => member.doc),
  ]);
  return docs
    .flatMap((doc) => doc.examples)
    .map((example, index) => {
      const text = example.replace(/^```ts\n/, '').replace(/\n```$/, '');
      return {
        ...parseFence('ts', '', {file: CONTRACT_FILE, line: index + 1}),
        page: CONTRACT_FILE,
        line: index + 1,
        text,
      };
    });
}

describe('examples of the SDK contract', () => {
  it('compile', () => expectClean(checkTypeScript(examples()), 2));
});
