import type {Engine} from '../support/browsers';

/** An engine that runs with one tab, and what its driver has to be able to do. Points are CSS pixels of the window; keys have the names of `KeyboardEvent.key`. */
export interface Driver {
  readonly engine: Engine;
  /** Opens an address and waits for its `load` event. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page, given as its source, with arguments that JSON can carry. */
  evaluate(source: string, args: readonly unknown[]): Promise<unknown>;
  move(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  keyDown(key: string): Promise<void>;
  keyUp(key: string): Promise<void>;
  /** Presses the keys of a text, one after the other. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** How many tabs and windows are open. */
  tabs(): Promise<number>;
  /** Slows the processor down by a factor, where the engine's driver can do that. */
  slow?(factor: number): Promise<void>;
  /** Closes what the page has opened and leaves it. Each test has an origin of its own, so that it finds nothing kept. */
  reset(): Promise<void>;
  /** Ends the engine. */
  close(): Promise<void>;
}
