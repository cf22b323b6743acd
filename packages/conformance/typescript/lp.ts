/** Our library as an implementation that the runner can start: `npx tsx packages/conformance/conformance.ts -- npx tsx packages/conformance/typescript/lp.ts`. */
import {operations, type Operations} from './operations';

interface Question {
  seq: number;
  op: string;
  input: never;
}

const say = (response: object): void => void process.stdout.write(`${JSON.stringify(response)}\n`);

async function answer({seq, op, input}: Question): Promise<void> {
  try {
    say({seq, output: await (operations as Operations)[op]!(input)});
  } catch (error) {
    const {fault, message} = error as Error & {fault?: string};
    say({seq, error: fault ?? message});
  }
}

/** Whether the program goes on after this line. */
function take(line: string): boolean {
  const question = JSON.parse(line) as Question;
  const {seq, op} = question;
  if (op === 'stop') return false;
  if (op === 'start')
    say({
      seq,
      protocol: 1,
      name: 'astral-docs',
      version: '1.0.0',
      language: 'TypeScript',
      ops: Object.keys(operations),
    });
  else void answer(question);
  return true;
}

let rest = '';
// Not by node:readline, which ends a line at more characters than U+000A.
process.stdin.setEncoding('utf8').on('data', (text: string) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop()!;
  if (!lines.every(take)) process.stdin.destroy();
});
