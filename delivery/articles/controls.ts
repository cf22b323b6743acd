/**
 * What the controls inside articles do. Articles are HTML that no component looks after, so one listener serves them all:
 * buttons of code blocks (`data-control`) and sets of tabs (`data-tabs`).
 */
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {copyText} from '@site/src/lib/copyText';

/** Copies the text of a block. Where the page may not write to the clipboard, it selects the text for the reader to copy. */
async function copy(code: Element | null): Promise<string> {
  try {
    await navigator.clipboard.writeText(
      copyText(code?.textContent ?? '', /language-(\S+)/.exec(code?.className ?? '')?.[1] ?? ''),
    );
    return translate({
      id: 'theme.CodeBlock.copied',
      message: 'Copied',
      description: 'The copied button label on code blocks',
    });
  } catch {
    if (code) getSelection()?.selectAllChildren(code);
    return translate({
      id: 'site.CodeBlock.selected',
      message: 'Selected: copy it with your keyboard',
      description: 'Said when the clipboard is closed to the page',
    });
  }
}

const labels = new WeakMap<Element, string>();

async function copyAndSay(button: Element, block: Element): Promise<void> {
  const status = block.querySelector('[role="status"]');
  const label = labels.get(button) ?? button.textContent;
  labels.set(button, label);
  const say = (text: string, news: string): void => {
    button.textContent = text;
    if (status) status.textContent = news;
  };
  const said = await copy(block.querySelector('code'));
  say(said, said);
  setTimeout(say, 2500, label, '');
}

/** What the build says of a set of tabs: `delivery/articles/server/theme/Tabs.tsx`. */
interface TabSet {
  readonly tabs: readonly string[];
  readonly panels: readonly string[];
  readonly group?: string;
  readonly query?: string;
}

const readSet = (set: HTMLElement): TabSet => JSON.parse(set.dataset.tabs ?? '') as TabSet;
const listOf = (set: Element): Element | null => set.querySelector('[role="tablist"]');

/** Shows the panel of a value, if the set has it. */
function showTab(set: HTMLElement, value: string): void {
  const {tabs, panels} = readSet(set);
  const list = listOf(set);
  if (!list || !tabs.includes(value)) return;
  [...list.children].forEach((tab, index) => {
    const chosen = tabs[index] === value;
    tab.setAttribute('aria-selected', String(chosen));
    (tab as HTMLElement).tabIndex = chosen ? 0 : -1;
    tab.classList.toggle('tabs__item--active', chosen);
  });
  [...(list.nextElementSibling?.children ?? [])].forEach((panel, index) =>
    panel.toggleAttribute('hidden', panels[index] !== value),
  );
}

const setsIn = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-tabs]')];
/** As the framework names it. */
const keyOf = (group: string): string => `docusaurus.tab.${group}`;

function chooseTab(tab: Element): void {
  const set = tab.closest<HTMLElement>('[data-tabs]');
  if (!set) return;
  const {tabs, group, query} = readSet(set);
  const value = tabs[[...(tab.parentElement?.children ?? [])].indexOf(tab)] ?? '';
  const before = tab.getBoundingClientRect().top;
  showTab(set, value);
  if (query) {
    const url = new URL(location.href);
    url.searchParams.set(query, value);
    history.replaceState(history.state, '', url);
  }
  if (group) {
    setsIn()
      .filter((other) => readSet(other).group === group)
      .forEach((other) => showTab(other, value));
    try {
      localStorage.setItem(keyOf(group), value);
    } catch {
      // A browser that keeps nothing shows the first panel again next time.
    }
  }
  // Panels of other heights above must not carry the tab away from the pointer.
  window.scrollBy(0, tab.getBoundingClientRect().top - before);
}

/** Shows in every set of tabs what the address asks for, or what was chosen before. */
function restoreTabs(): void {
  const asked = new URLSearchParams(location.search);
  for (const set of setsIn()) {
    const {group, query} = readSet(set);
    try {
      const value = (query && asked.get(query)) ?? (group && localStorage.getItem(keyOf(group)));
      if (value) showTab(set, value);
    } catch {
      // Storage is closed to the page.
    }
  }
}

const within = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

function onClick(event: MouseEvent): void {
  const button = within(event.target, '[data-control]');
  const block = button?.closest('.theme-code-block');
  const tab = within(event.target, '[data-tabs] [role="tab"]');
  // Nothing is prevented; delivery/boot/loader.js hears that this press is answered.
  if (block || tab) event.preventDefault();
  if (button && block) void copyAndSay(button, block);
  else if (tab) chooseTab(tab);
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = within(event.target, '[data-tabs] [role="tab"]');
  if (!tab) return;
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  if (step) tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]?.focus();
  else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    chooseTab(tab);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname !== previousLocation?.pathname) restoreTabs();
};
