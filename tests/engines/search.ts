import {poll} from './poll';
import type {Tab} from './tab';

/** The field of the search dialog. */
export const box = 'dialog [role="combobox"]';
/** A result. */
export const option = 'dialog [role="option"]';

/** Waits until the dialog is closed. */
export const closed = (tab: Tab) => poll(() => tab.count(box)).toBe(0);

/** Opens search, types and waits for results. */
export async function search(
  tab: Tab,
  query: string,
  open: () => Promise<void> = () => tab.press('Control+k'),
): Promise<void> {
  await open();
  await poll(() => tab.count(box)).toBe(1);
  await poll(() => tab.read((css) => document.activeElement === document.querySelector(css), box)).toBe(true);
  await tab.type(query);
  await poll(() => tab.count(option)).toBeGreaterThan(0);
}
