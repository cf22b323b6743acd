/** A variable. */
interface Binding {
  value: unknown;
  /** False before its declaration has run. */
  ready: boolean;
  constant: boolean;
}

/** What is the same everywhere in one call of a function; arrow functions share that of the function around them. */
export interface Activation {
  /** `this`; nothing before `super()` in the constructor of a derived class. */
  self: unknown;
  hasSelf: boolean;
  /** The object whose prototype `super` means. */
  home?: object;
  newTarget?: unknown;
  arguments?: unknown[];
  /** Calls `super(…)`. */
  construct?: (parameters: unknown[]) => object;
}

/** Variables of a block. Private names of classes are among them, with their `#`. */
export class Scope {
  readonly #variables = new Map<string, Binding>();
  /** Values of expressions that wait for another one in the same expression: see `suspend.ts`. */
  readonly waiting: Map<number, unknown>;

  constructor(
    readonly parent: Scope | undefined,
    readonly activation: Activation,
    waiting?: Map<number, unknown>,
  ) {
    this.waiting = waiting ?? parent?.waiting ?? new Map();
  }

  /** Declares a variable that has no value yet; one that is there already keeps its value. */
  declare(name: string, constant: boolean, ready = false): void {
    if (!this.#variables.has(name)) this.#variables.set(name, {value: undefined, ready, constant});
  }

  initialise(name: string, value: unknown): void {
    const known = this.#variables.get(name);
    if (known) {
      known.value = value;
      known.ready = true;
    } else this.#variables.set(name, {value, ready: true, constant: false});
  }

  #find(name: string): Binding | undefined {
    return this.#variables.get(name) ?? (this.parent ? this.parent.#find(name) : undefined);
  }

  /** @throws ReferenceError as the language has it */
  read(name: string): unknown {
    const found = this.#find(name);
    if (found) {
      if (!found.ready) throw new ReferenceError(`Cannot access '${name}' before initialization`);
      return found.value;
    }
    if (name in globalThis) return (globalThis as Record<string, unknown>)[name];
    throw new ReferenceError(`${name} is not defined`);
  }

  knows(name: string): boolean {
    return this.#find(name) !== undefined || name in globalThis;
  }

  /** @throws ReferenceError or TypeError as the language has it */
  write(name: string, value: unknown): void {
    const found = this.#find(name);
    if (!found) {
      if (!(name in globalThis)) throw new ReferenceError(`${name} is not defined`);
      (globalThis as Record<string, unknown>)[name] = value;
      return;
    }
    if (!found.ready) throw new ReferenceError(`Cannot access '${name}' before initialization`);
    if (found.constant) throw new TypeError('Assignment to constant variable.');
    found.value = value;
  }

  /** A scope with the same variables, for the next turn of a loop. */
  copy(): Scope {
    const next = new Scope(this.parent, this.activation);
    for (const [name, binding] of this.#variables) next.#variables.set(name, {...binding});
    return next;
  }
}
