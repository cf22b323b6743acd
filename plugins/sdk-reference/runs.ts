/** One run of a call: some of its options present, others absent. */
interface OptionRun {
  /** The options that decide the result, as Markdown. */
  readonly options: string;
  /** What the call returned, sent or threw, as Markdown. */
  readonly result: string;
}

/** Runs by call: `OnchainWorkflow.register`, or the name of a function. */
export type OptionRuns = ReadonlyMap<string, readonly OptionRun[]>;

/** Output of the program that calls the SDK with each combination of options, relative to the root of the site. */
export const OPTION_RUNS_FILE = 'samples/sdk/option-tables.out.txt';

/**
 * Reads lines such as `OffchainWorkflow.sign | signer in the call | works`.
 *
 * @throws Error when a line has other than three parts
 */
export function parseOptionRuns(text: string): OptionRuns {
  const runs = new Map<string, OptionRun[]>();
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [call, options, result, ...more] = line.split(' | ');
    if (!call || !options || !result || more.length > 0)
      throw new Error(`${OPTION_RUNS_FILE}: "${line}" is not a call, its options and a result.`);
    runs.set(call, [...(runs.get(call) ?? []), {options, result}]);
  }
  return runs;
}
