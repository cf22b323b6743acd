/**
 * What keeps a program alive, and in which order its callbacks come: as in Node.js, a program ends when nothing is pending, the
 * callbacks of `process.nextTick` come before those of promises in a timer, and a timer takes at least 1 ms.
 */
const {setTimeout: after, clearTimeout: forget, queueMicrotask: soon} = self;

type Call = (...values: unknown[]) => void;
/** Told of what a callback throws, and whenever nothing is pending any more. */
export const hooks: {fail: (error: unknown) => void; idle: () => void} = {fail: () => {}, idle: () => {}};

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
const immediates = new Map<Immediate, () => void>();
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
  hold();
  ticks.push([call, values]);
  line.port2.postMessage(0);
}

class Immediate {
  constructor(call: Call, values: unknown[]) {
    hold();
    immediates.set(this, () => {
      this.clear();
      turn(call, values);
    });
    line.port2.postMessage(0);
  }
  clear(): void {
    if (immediates.delete(this)) release();
  }
}

const running = new Map<number, Timeout>();
let last = 0;

class Timeout {
  readonly #id = ++last;
  readonly #call: Call;
  readonly #values: unknown[];
  readonly #delay: number;
  readonly #isRepeated: boolean;
  #timer = 0;
  #holds = false;
  #isWanted = true;

  constructor(call: Call, delay: unknown, values: unknown[], isRepeated: boolean) {
    if (typeof call !== 'function')
      throw Object.assign(
        new TypeError(
          `The "callback" argument must be of type function. Received ${call === null ? 'null' : typeof call}`,
        ),
        {code: 'ERR_INVALID_ARG_TYPE'},
      );
    const time = Math.trunc(Number(delay));
    this.#delay = time >= 1 && time <= 2 ** 31 - 1 ? time : 1;
    [this.#call, this.#values, this.#isRepeated] = [call, values, isRepeated];
    this.refresh();
  }
  refresh(): this {
    forget(this.#timer);
    this.#hold(this.#isWanted);
    running.set(this.#id, this);
    this.#timer = after(() => {
      // What the callback does decides whether the program goes on, so the timer lets go after it.
      if (!this.#isRepeated) running.delete(this.#id);
      turn(this.#call, this.#values);
      if (!running.has(this.#id)) this.#hold(false);
      else if (this.#isRepeated) this.refresh();
    }, this.#delay);
    return this;
  }
  #hold(does: boolean): void {
    if (does === this.#holds) return;
    this.#holds = does;
    (does ? hold : release)();
  }
  ref(): this {
    this.#isWanted = true;
    this.#hold(running.has(this.#id));
    return this;
  }
  unref(): this {
    this.#isWanted = false;
    this.#hold(false);
    return this;
  }
  hasRef(): boolean {
    return this.#isWanted;
  }
  close(): this {
    forget(this.#timer);
    running.delete(this.#id);
    this.#hold(false);
    return this;
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
  if (immediate instanceof Immediate) immediate.clear();
};
export const queueMicrotask = (call: Call): void => soon(() => safely(call, []));

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
