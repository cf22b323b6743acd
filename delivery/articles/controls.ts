/**
 * What the controls inside articles do. Articles are HTML that no component looks after, so one listener serves them all:
 * buttons of code blocks, tabs, and definitions that Escape puts away.
 */
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** Copies the text of a block. Where the page may not write to the clipboard, it selects the text: one key finishes the work. */
async function copy(block: Element): Promise<string> {
  const code = block.querySelector('code');
  try {
    await navigator.clipboard.writeText(code?.textContent ?? '');
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
  const status = block.querySelector('.a-code-said');
  const label = labels.get(button) ?? button.textContent ?? '';
  labels.set(button, label);
  const said = await copy(block);
  button.textContent = said;
  if (status) status.textContent = said;
  setTimeout(() => {
    button.textContent = label;
    if (status) status.textContent = '';
  }, 2500);
}

function toggleWrap(button: Element, block: Element): void {
  button.setAttribute('aria-pressed', String(block.classList.toggle('wraps')));
}

const tabsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role="tab"]')];

/** Shows one sheet of a set of tabs. */
function showTab(tab: HTMLElement): void {
  const list = tab.closest('[role="tablist"]');
  const panels = list?.nextElementSibling?.children ?? [];
  tabsOf(list as Element).forEach((other, index) => {
    const chosen = other === tab;
    other.setAttribute('aria-selected', String(chosen));
    other.tabIndex = chosen ? 0 : -1;
    other.classList.toggle('tabs__item--active', chosen);
    panels[index]?.toggleAttribute('hidden', !chosen);
  });
}

const keyOf = (group: string): string => `docusaurus.tab.${group}`;

/** Sets of tabs of one group show the same sheet on every page, as far as they have it. */
function showInGroup(group: string, value: string): void {
  const sets = document.querySelectorAll(`[data-tab-group="${CSS.escape(group)}"]`);
  for (const set of sets) {
    const tab = set.querySelector<HTMLElement>(`[role="tab"][data-value="${CSS.escape(value)}"]`);
    if (tab) showTab(tab);
  }
}

function chooseTab(tab: HTMLElement): void {
  const before = tab.getBoundingClientRect().top;
  showTab(tab);
  const group = tab.closest<HTMLElement>('[data-tab-group]')?.dataset.tabGroup;
  const value = tab.dataset.value;
  if (group && value) {
    showInGroup(group, value);
    try {
      localStorage.setItem(keyOf(group), value);
    } catch {
      // A browser that keeps nothing shows the first sheet again next time.
    }
  }
  // Sheets of other heights above must not carry the tab away from the pointer.
  window.scrollBy(0, tab.getBoundingClientRect().top - before);
}

/** Shows in every set of tabs what was chosen before. */
function restoreTabs(): void {
  for (const {dataset} of document.querySelectorAll<HTMLElement>('[data-tab-group]')) {
    const group = dataset.tabGroup ?? '';
    try {
      const value = localStorage.getItem(keyOf(group));
      if (value) showInGroup(group, value);
    } catch {
      return;
    }
  }
}

function onClick(event: MouseEvent): void {
  const {target} = event;
  if (!(target instanceof Element)) return;
  const button = target.closest('.a-code-bar button');
  const block = button?.closest('.a-code');
  if (button && block) {
    // Nothing is prevented; delivery/boot/loader.js hears that this press is answered.
    event.preventDefault();
    if (button.classList.contains('a-code-wrap')) toggleWrap(button, block);
    else void copyAndSay(button, block);
    return;
  }
  const tab = target.closest<HTMLElement>('.tabs-container [role="tab"]');
  if (!tab) return;
  event.preventDefault();
  chooseTab(tab);
}

function onKeyDown(event: KeyboardEvent): void {
  const {target, key} = event;
  if (key === 'Escape') {
    document.querySelectorAll('.a-term:is(:hover, :focus)').forEach((term) => term.classList.add('put-away'));
    return;
  }
  const tab = target instanceof Element ? target.closest<HTMLElement>('.tabs-container [role="tab"]') : null;
  if (!tab) return;
  const tabs = tabsOf(tab.parentElement as Element);
  const step = {ArrowRight: 1, ArrowLeft: -1}[key];
  if (step) tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]?.focus();
  else if (key === 'Enter' || key === ' ') {
    event.preventDefault();
    chooseTab(tab);
  }
}

/** A definition that was put away comes back when the reader does. */
function onLeave({target}: Event): void {
  if (target instanceof Element) target.closest('.a-term')?.classList.remove('put-away');
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('mouseout', onLeave);
  document.addEventListener('focusout', onLeave);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname !== previousLocation?.pathname) restoreTabs();
};
