import config from '@generated/docusaurus.config';
import {menuFile, type MenuItem} from './entry';

/** Menus of versions of the docs, as the framework draws them. */
const drawn = new Set<MenuItem[]>();
const known = new Map<string, MenuItem[]>();
const asked = new Map<string, Promise<MenuItem[]>>();

/** Opens in a menu what is known. Menus are read whenever they are drawn, so they can be filled where they are. */
function fill(items: MenuItem[]): void {
  for (const item of items) {
    const more = item.items?.[0]?.more;
    const whole = more && known.get(more);
    if (whole) item.items = whole;
    if (item.items) fill(item.items);
  }
}

/** Gets to know menus by name. */
export function learnMenus(menus: Readonly<Record<string, MenuItem[]>>): void {
  for (const [name, items] of Object.entries(menus)) known.set(name, items);
  drawn.forEach(fill);
}

/** Keeps the menus of a version filled from now on. */
export function keepMenus(sidebars: Readonly<Record<string, MenuItem[]>>): void {
  for (const items of Object.values(sidebars)) {
    if (drawn.has(items)) continue;
    drawn.add(items);
    fill(items);
  }
}

async function fetchMenu(name: string): Promise<MenuItem[]> {
  const response = await fetch(config.baseUrl + menuFile(name));
  if (!response.ok) throw new Error(`The menu ${name} could not be loaded: status ${response.status}.`);
  const items = (await response.json()) as MenuItem[];
  learnMenus({[name]: items});
  return items;
}

/**
 * What a closed category holds.
 * @throws Error when it cannot be loaded; the next call tries again
 */
export function menu(name: string): Promise<MenuItem[]> {
  const items = known.get(name);
  if (items) return Promise.resolve(items);
  const coming = asked.get(name) ?? fetchMenu(name);
  asked.set(name, coming);
  coming.catch(() => asked.delete(name));
  return coming;
}
