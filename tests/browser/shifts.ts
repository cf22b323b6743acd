import type {Page} from '@playwright/test';

/** Notes each shift of a page's layout that no reader has caused: how far it goes, and what moved. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: {value: number; what: string}[] = [];
    Object.assign(window, {shifts});
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: {node?: Node}[];
    }
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput, sources} of list.getEntries() as Shift[]) {
        const [moved] = sources.map(({node}) => (node instanceof Element ? node.outerHTML : node?.textContent));
        if (!hadRecentInput) shifts.push({value, what: (moved ?? '').slice(0, 120)});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });

/** The sum of all shifts since the last call, with what moved in each, when it can be seen; nothing below a thousandth. */
export const describeShifts = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const {shifts} = window as unknown as {shifts: {value: number; what: string}[]};
    const noted = shifts.splice(0);
    const total = noted.reduce((sum, {value}) => sum + value, 0);
    return total > 0.001 ? `${total.toFixed(3)} ${noted.map(({what}) => what).join(' … ')}` : undefined;
  });
