/** Our library as an implementation that the runner can start: `npx tsx packages/conformance/conformance.ts -- npx tsx packages/conformance/typescript/lp.ts`. */
import {operations, type Operations} from './operations';

interface Question {
  seq: number;
  op: string;
  input: never;
}

const HELLO = {
  protocol: 1,
  name: 'astral-docs',
  version: '1.0.0',
  language: 'TypeScript',
  ops: Object.keys(operations),
};

async function answer({op, input}: Question): Promise<object> {
  if (op === 'start') return HELLO;
  try {
    return {output: await (operations as Operations)[op]!(input)};
  } catch (error) {
    const {fault, message} = error as Error & {fault?: string};
    return {error: fault ?? message};
  }
}

async function main(): Promise<void> {
  let rest = '';
  // Not by node:readline, which ends a line at more characters than U+000A.
  for await (const text of process.stdin.setEncoding('utf8')) {
    const lines = (rest + (text as string)).split('\n');
    rest = lines.pop()!;
    for (const question of lines.map((line) => JSON.parse(line) as Question)) {
      if (question.op === 'stop') return;
      console.log(JSON.stringify({seq: question.seq, ...(await answer(question))}));
    }
  }
}

void main();
