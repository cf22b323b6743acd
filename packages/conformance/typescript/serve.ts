import type {Operations} from './operations';

interface Question {
  seq: number;
  op: string;
  input: never;
}

/** Speaks the line protocol of the kit over standard input and output until it is told to stop. */
export function serveOperations(operations: Operations): void {
  const say = (answer: object): void => void process.stdout.write(`${JSON.stringify(answer)}\n`);
  const answer = async ({seq, op, input}: Question): Promise<void> => {
    try {
      say({seq, output: await operations[op]!(input)});
    } catch (error) {
      say({seq, error: (error as Error).message});
    }
  };
  /** Whether the program goes on after this line. */
  const take = (line: string): boolean => {
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
  };
  let rest = '';
  // Not by node:readline, which ends a line at more characters than U+000A.
  process.stdin.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    if (!lines.every(take)) process.stdin.destroy();
  });
}
