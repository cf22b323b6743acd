import {LIMITS} from '../limits';
import type {Report} from './types';

type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const isText =
  (most: number) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.length <= most;
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

function has(value: unknown, shape: Shape, optional: Shape = {}): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const all: Shape = {...shape, ...optional};
  return (
    Object.keys(shape).every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, part]) => Object.hasOwn(all, key) && all[key]!(part))
  );
}

const isChunk = (value: unknown): boolean => has(value, {text: isText(2 * LIMITS.printed), isError: isFlag});
const isCrash = (value: unknown): boolean =>
  has(value, {name: isText(LIMITS.message), message: isText(LIMITS.message)}, {line: isCount});
const isFiles = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= LIMITS.files &&
  Object.keys(value).every(isText(LIMITS.fileName)) &&
  Object.values(value).every(isText(LIMITS.written)) &&
  Object.values(value).reduce((sum: number, text: string) => sum + text.length, 0) <= LIMITS.written;

/** Whether JSON has more outside of its strings than any report. A program can have the runtime's own message say what it likes. */
function hasTooManySigns(text: string): boolean {
  let [signs, isString] = [0, false];
  for (let at = 0; at < text.length && signs <= LIMITS.workerSigns; at += 1)
    if (text[at] === '"') isString = !isString;
    else if (!isString) signs += 1;
    else if (text[at] === '\\') at += 1;
  return signs > LIMITS.workerSigns;
}

/**
 * Takes a message of a worker in its exact form only: what runs there may have sent it itself.
 *
 * @param text JSON: to read an object that was sent could take minutes before anyone looks at it
 * @returns the report, or nothing for any other message
 */
export function parseWorkerMessage(text: string): Report | undefined {
  let data: unknown;
  if (text.length > LIMITS.workerMessage || hasTooManySigns(text)) return undefined;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  const isPrint = has(data, {
    type: (type) => type === 'print',
    chunks: (chunks) => Array.isArray(chunks) && chunks.length <= LIMITS.pieces + 2 && chunks.every(isChunk),
  });
  const isEnd = has(
    data,
    {
      type: (type) => type === 'end',
      code: (code) => isCount(code) && (code as number) <= 255,
      milliseconds: (time) => typeof time === 'number' && time >= 0 && time < 1e9,
      files: isFiles,
      differences: (list) =>
        Array.isArray(list) && list.length <= LIMITS.differences && list.every(isText(LIMITS.value)),
      asked: (asked) => has(asked, {random: isFlag, clock: isFlag}),
    },
    {crash: isCrash},
  );
  return isPrint || isEnd ? (data as Report) : undefined;
}
