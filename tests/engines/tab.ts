import {isCovered} from '../support/isCovered';
import type {Driver} from './driver';
import type {Host} from './host';
import {poll} from './poll';

/** An element: a selector, and where that is not enough a part of its text. The first that can be seen is meant. */
export type Target = string | readonly [css: string, text: string];

interface Spot {
  x: number;
  y: number;
}

const parts = (target: Target): readonly [string, string] => (typeof target === 'string' ? [target, ''] : target);

/** A tab of any engine, as its reader uses it: one vocabulary for three drivers. */
export class Tab {
  constructor(
    readonly driver: Driver,
    readonly host: Host,
  ) {}

  get engine() {
    return this.driver.engine;
  }

  /** Opens a path and waits until the page answers. */
  async open(path: string): Promise<void> {
    await this.visit(path);
    await this.wake();
  }

  /** Opens a path, and no more: script starts when the browser is idle, or at the first press. */
  visit(path: string): Promise<void> {
    return this.driver.goto(this.host.url + path);
  }

  /** Gives the page a sign of its reader that changes nothing, and waits until it has hydrated. */
  async wake(): Promise<void> {
    await this.driver.move(1, 1);
    await this.driver.move(2, 2);
    await poll(() => this.read(() => document.documentElement.dataset.hasHydrated), {timeout: 30_000}).toBe('true');
  }

  /** Calls a function in the page with arguments that JSON can carry. */
  async read<Args extends unknown[], Result>(what: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    const ask = () => this.driver.evaluate(what.toString(), args) as Promise<Awaited<Result>>;
    // A question can meet a page that is being left; the next one answers it.
    return ask().catch((error: unknown) => {
      if (!/context was destroyed|navigation/i.test(String(error))) throw error;
      return ask();
    });
  }

  /** Texts of such elements that can be seen. */
  private texts(target: Target): Promise<string[]> {
    return this.read(
      (css, text) =>
        [...document.querySelectorAll<HTMLElement>(css)]
          .filter((element) => element.checkVisibility({visibilityProperty: true}))
          .map((element) => element.innerText ?? '')
          .filter((shown) => shown.includes(text)),
      ...parts(target),
    );
  }

  /** Text of the first such element that can be seen; null without one. */
  async text(target: Target): Promise<string | null> {
    return (await this.texts(target))[0] ?? null;
  }

  /** How many such elements can be seen. */
  async count(target: Target): Promise<number> {
    return (await this.texts(target)).length;
  }

  attribute(css: string, name: string): Promise<string | null> {
    return this.read((of, key) => document.querySelector(of)?.getAttribute(key) ?? null, css, name);
  }

  style(css: string, property: string): Promise<string> {
    return this.read((of, name) => getComputedStyle(document.querySelector(of)!).getPropertyValue(name), css, property);
  }

  path(): Promise<string> {
    return this.read(() => location.pathname + location.search + location.hash);
  }

  scrolled(): Promise<number> {
    return this.read(() => Math.round(scrollY));
  }

  /**
   * Waits until nothing scrolls, and says how far down the page is then. A key that has just been pressed may not have moved it yet, so
   * that it rests when it is at one place for four looks.
   */
  async settled(): Promise<number> {
    let [before, looks] = [-1, 0];
    await poll(async () => {
      const now = await this.scrolled();
      looks = now === before ? looks + 1 : 0;
      before = now;
      return looks > 2;
    }).toBe(true);
    return before;
  }

  /** Whether some of what has the focus is inside the window and not covered. */
  focusShows(): Promise<boolean> {
    const source = `() => document.activeElement !== document.body && !(${isCovered.toString()})(document.activeElement)`;
    return this.driver.evaluate(source, []) as Promise<boolean>;
  }

  /** Waits until an element can be pressed and says where: it is in the window, it rests, and nothing covers it. */
  private async spot(target: Target): Promise<Spot> {
    let found: Spot | string = '';
    await poll(
      async () => {
        found = await this.read(
          async (css, text) => {
            const element = [...document.querySelectorAll<HTMLElement>(css)].find(
              (one) =>
                one.checkVisibility({visibilityProperty: true}) && (!text || (one.innerText ?? '').includes(text)),
            );
            if (!element) return `nothing to press: ${css} ${text}`;
            const inside = ({top, bottom, left, right}: DOMRect) =>
              (top + bottom) / 2 > 0 &&
              (top + bottom) / 2 < innerHeight &&
              left + right > 0 &&
              (left + right) / 2 < innerWidth;
            const box = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
            if (!inside(box())) element.scrollIntoView({block: 'center', behavior: 'instant'});
            const before = box();
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const {left, top, width, height} = box();
            if (before.left !== left || before.top !== top) return `it moves: ${css} ${text}`;
            const [x, y] = [left + width / 2, top + height / 2];
            const at = document.elementFromPoint(x, y);
            return at && (element.contains(at) || at.contains(element))
              ? {x, y}
              : `covered by ${at?.outerHTML.slice(0, 100)}: ${css} ${text}`;
          },
          ...parts(target),
        );
        return typeof found === 'string' ? found : '';
      },
      {message: `press ${String(target)}`},
    ).toBe('');
    return found as unknown as Spot;
  }

  /** Moves the pointer over an element. */
  async hover(target: Target): Promise<void> {
    const {x, y} = await this.spot(target);
    await this.driver.move(x, y);
  }

  /** Presses an element with the pointer. */
  async click(target: Target): Promise<void> {
    await this.hover(target);
    await this.driver.down();
    await this.driver.up();
  }

  /** Presses a key, or some at once: `Tab`, `Shift+Tab`, `Control+k`. */
  async press(keys: string): Promise<void> {
    const list = keys.length > 1 ? keys.split('+') : [keys];
    for (const key of list) await this.driver.keyDown(key);
    for (const key of [...list].reverse()) await this.driver.keyUp(key);
  }

  type(text: string): Promise<void> {
    return this.driver.type(text);
  }

  /** Replaces what is in a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.read(() => (document.activeElement as HTMLInputElement | HTMLTextAreaElement).select());
    await this.type(text);
  }

  /** What must not have happened since the last call: ./watch.ts, and answers of 400 and above. */
  async problems(): Promise<string[]> {
    const noted = await this.read(() => {
      const list = sessionStorage.getItem('test.problems') ?? '[]';
      sessionStorage.removeItem('test.problems');
      return JSON.parse(list) as string[];
    });
    return [...noted, ...this.host.refused.splice(0)];
  }
}
