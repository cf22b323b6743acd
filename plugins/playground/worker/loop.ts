/**
 * What keeps a program alive, and in which order its callbacks come: as in Node.js, a program ends when nothing is pending, the
 * callbacks of `process.nextTick` come before those of promises in a timer, and a timer takes at least 1 ms.
 */
import {checkArgument} from './errors';
import {noteDifference} from './output';

const {setTimeout: after, clearTimeout: forget, queueMicrotask: soon} = self;
const now = performance.now.bind(performance);

type Call = (...values: unknown[]) => void;
/** Told of what a callback throws, and whenever nothing is pending any more. A program that is ending gets no further turn. */
export const hooks = {fail: (_: unknown): void => {}, idle: (): void => {}, isEnding: false};

let pending = 0;
let turns = 0;

/** How many quiet turns of the browser's loop pass before a program counts as done: work of the browser may be on its way. */
const QUIET = 3;

/** Looks, some turns later, whether nothing is pending still. */
export function watch(): void {
  const own = ++turns;
  let quiet = 0;
  const look = (): void => {
    if (pending > 0 || own !== turns) return;
    quiet += 1;
    if (quiet > QUIET) hooks.idle();
    else after(look, quiet);
  };
  after(look, 0);
}

/** Whether anything is pending. */
export const isBusy = (): boolean => pending > 0;
const hold = (): void => void (pending += 1);
function release(): void {
  pending -= 1;
  if (pending === 0) watch();
}

/** Work of the browser that a promise stands for keeps the program alive, too. */
export function track<P>(promise: P): P {
  if (promise instanceof Promise) {
    hold();
    promise.then(release, release);
  }
  return promise;
}

const ticks: (readonly [Call, unknown[]])[] = [];
/** What calls immediates. Those that a timer has made come before timers that were not due by then. */
const immediates = new Map<Immediate, (() => void) & {readonly made: number}>();
let isTimer = false;
const running = new Map<number, Timeout>();
/** The same by their delay: those of one delay are due in their order. */
const lists = new Map<number, Set<Timeout>>();
let last = 0;
const RACE = 'timers and immediates that are due within a millisecond come in either order';

const line = new MessageChannel();

function safely(call: Call, values: unknown[]): void {
  try {
    call(...values);
  } catch (error) {
    hooks.fail(error);
  }
}

function runTicks(): void {
  for (let next = ticks.shift(); next; next = ticks.shift()) {
    safely(...next);
    release();
  }
}

/** Runs a callback of the loop, and after it what it has put off. */
function turn(call: Call, values: unknown[]): void {
  if (hooks.isEnding) return;
  runTicks();
  safely(call, values);
  runTicks();
}

line.port1.onmessage = () => {
  runTicks();
  const [first] = immediates;
  if (first) first[1]();
};

export function nextTick(call: Call, ...values: unknown[]): void {
  checkArgument(typeof call === 'function', 'callback', 'of type function', call);
  if (hooks.isEnding) return;
  hold();
  ticks.push([call, values]);
  line.port2.postMessage(0);
}

/** What a program waits for while it is due, unless the program says otherwise. */
export class Handle {
  #isDue = false;
  #isWanted = true;

  protected wait(isDue: boolean, isWanted = this.#isWanted): this {
    const was = this.#isDue && this.#isWanted;
    [this.#isDue, this.#isWanted] = [isDue, isWanted];
    if (was !== (isDue && isWanted)) (was ? release : hold)();
    return this;
  }
  ref(): this {
    return this.wait(this.#isDue, true);
  }
  unref(): this {
    return this.wait(this.#isDue, false);
  }
  hasRef(): boolean {
    return this.#isWanted;
  }
}

class Immediate extends Handle {
  constructor(call: Call, values: unknown[]) {
    super();
    checkArgument(typeof call === 'function', 'callback', 'of type function', call);
    this.wait(true);
    if (!isTimer && lists.get(1)?.size) noteDifference(RACE);
    const run = (): void => {
      immediates.delete(this);
      turn(call, values);
      this.wait(false);
    };
    immediates.set(this, Object.assign(run, {made: isTimer ? now() : Infinity}));
    line.port2.postMessage(0);
  }
  close(): void {
    if (immediates.delete(this)) this.wait(false);
  }
}

class Timeout extends Handle {
  readonly #id = ++last;
  readonly #call: Call;
  readonly #values: unknown[];
  readonly #delay: number;
  readonly #isRepeated: boolean;
  #timer = 0;
  #made = 0;
  #due = 0;

  constructor(call: Call, delay: unknown, values: unknown[], isRepeated: boolean) {
    super();
    checkArgument(typeof call === 'function', 'callback', 'of type function', call);
    const time = Math.trunc(Number(delay));
    this.#delay = time >= 1 && time <= 2 ** 31 - 1 ? time : 1;
    if (time > this.#delay) noteDifference('Node.js warns of a timer that waits too long');
    [this.#call, this.#values, this.#isRepeated] = [call, values, isRepeated];
    this.refresh();
  }
  refresh(): this {
    this.#stop();
    running.set(this.#id, this);
    lists.set(this.#delay, (lists.get(this.#delay) ?? new Set()).add(this));
    this.#made = Math.floor(now());
    this.#due = this.#made + this.#delay;
    if (!isTimer && this.#delay === 1 && immediates.size > 0) noteDifference(RACE);
    this.#timer = after(() => this.#runFirst(), this.#delay);
    return this.wait(true);
  }
  /** Runs what is due first in Node.js: a busy browser calls a timer before an immediate, or before one that was due earlier. */
  #runFirst(): void {
    // Where nothing else is pending, Node.js has ended before a timer that it does not wait for.
    if (!isBusy()) return;
    const firsts = [...lists.values()].flatMap(([one]) => one ?? []);
    const first = firsts.reduce((one, other) => ((other.#due - one.#due || other.#id - one.#id) < 0 ? other : one));
    const isClose = (one: Timeout): boolean => one !== first && one.#due - first.#due < 2 && one.#made !== first.#made;
    if (firsts.some(isClose)) noteDifference(RACE);
    // They come in their order, so those before it come with it.
    const [immediate] = [...immediates.values()].some(({made}) => made < first.#due) ? immediates.values() : [];
    if (immediate || first !== this) this.#timer = after(() => this.#runFirst(), 0);
    if (immediate) immediate();
    else first.#run();
  }
  #run(): void {
    // What the callback does decides whether the program goes on, so the timer lets go after it.
    if (this.#isRepeated) forget(this.#timer);
    else this.#stop();
    isTimer = true;
    turn(this.#call, this.#values);
    isTimer = false;
    if (!running.has(this.#id)) this.wait(false);
    else if (this.#isRepeated) this.refresh();
  }
  #stop(): void {
    forget(this.#timer);
    running.delete(this.#id);
    lists.get(this.#delay)?.delete(this);
  }
  close(): this {
    this.#stop();
    return this.wait(false);
  }
  [Symbol.toPrimitive](): number {
    return this.#id;
  }
}

const setTimeout = (call: Call, delay?: unknown, ...values: unknown[]): Timeout =>
  new Timeout(call, delay, values, false);
const setInterval = (call: Call, delay?: unknown, ...values: unknown[]): Timeout =>
  new Timeout(call, delay, values, true);
const clearTimeout = (timer: unknown): void =>
  void (timer instanceof Timeout ? timer : running.get(Number(timer)))?.close();
const setImmediate = (call: Call, ...values: unknown[]): Immediate => new Immediate(call, values);
const clearImmediate = (immediate: unknown): void => {
  if (immediate instanceof Immediate) immediate.close();
};
export const queueMicrotask = (call: Call): void => {
  checkArgument(typeof call === 'function', 'callback', 'of type function', call);
  soon(() => safely(call, []));
};

/** `node:timers`. */
export const timers = {
  setTimeout,
  setInterval,
  setImmediate,
  clearTimeout,
  clearInterval: clearTimeout,
  clearImmediate,
};

/** `node:timers/promises`. */
export const promises = {
  setTimeout: (delay?: number, value?: unknown) => new Promise((done) => void setTimeout(() => done(value), delay)),
  setImmediate: (value?: unknown) => new Promise((done) => void setImmediate(() => done(value))),
  async *setInterval(delay?: number, value?: unknown) {
    for (;;) yield await promises.setTimeout(delay, value);
  },
};

// What `promisify` of `node:util` makes of them.
for (const name of ['setTimeout', 'setImmediate'] as const)
  Object.defineProperty(timers[name], Symbol.for('nodejs.util.promisify.custom'), {value: promises[name]});
