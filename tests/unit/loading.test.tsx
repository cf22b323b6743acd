// @vitest-environment jsdom
import {createRequire} from 'node:module';
import React, {act, type ComponentType} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import Loading from '../../src/theme/Loading';

const Loadable = createRequire(import.meta.url)('react-loadable') as (options: object) => ComponentType;
const Page = () => <h1>The page</h1>;

describe('a component that loads lazily', () => {
  let root: Root;
  let container: HTMLElement;
  const show = (options: object) => {
    const Lazy = Loadable({loading: Loading, ...options});
    return act(async () => root.render(<Lazy />));
  };
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers();
    container = document.createElement('div');
    root = createRoot(container);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows nothing while it loads, and says so once 200 ms have passed', async () => {
    await show({loader: () => new Promise(() => undefined)});
    await pass(199);
    expect(container.innerHTML).toBe('');
    await pass(1);
    expect(container.querySelector('[role="status"]')?.textContent).toBe('Loading the page…');
  });

  it('shows the error with Retry, which loads it again', async () => {
    let broken = true;
    const loader = vi.fn(async () => {
      if (broken) throw new Error('Loading chunk 7 failed.');
      return Page;
    });
    await show({loader});
    await pass(0);
    const alert = container.querySelector('[role="alert"]');
    expect(alert?.textContent).toContain('Loading chunk 7 failed.');
    broken = false;
    await act(async () => container.querySelector('button')!.click());
    await pass(0);
    expect(loader).toHaveBeenCalledTimes(2);
    expect(container.querySelector('h1')?.textContent).toBe('The page');
  });
});
