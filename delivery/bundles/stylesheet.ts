import postcss, {type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule} from 'postcss';

const parentName = (node: ChildNode): string => (node.parent?.type === 'atrule' ? (node.parent as AtRule).name : '');
const inKeyframes = (rule: Rule): boolean => parentName(rule).endsWith('keyframes');

/** Classes and ids that must be in the page for the selector to match; what `:not()` names need not be there. */
function wordsOf(selector: string): string[] {
  const positive = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '').replace(/\[[^\]]*\]/g, '');
  return [...positive.matchAll(/[.#](-?[_a-z](?:[\w-]|\\.)*)/gi)].map(([, name = '']) => name.replace(/\\/g, ''));
}

function removeEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (!rule.nodes.length) rule.remove();
  });
  let removed = true;
  while (removed) {
    removed = false;
    root.walkAtRules((at) => {
      if (at.nodes?.length === 0) {
        at.remove();
        removed = true;
      }
    });
  }
}

/** Takes away the selectors that are not to be kept, and the rules that have none left. */
function keepSelectors(root: Root, keep: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const kept = rule.selectors.filter(keep);
    if (!kept.length) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

const isRootSelector = (rule: Rule): boolean =>
  rule.selectors.every((selector) => /^(?::root|html)?(?:\[data-theme=\w+\])?(?::root)?$/.test(selector));
const onlyRoot = (rule: Rule): boolean => rule.selectors.length === 1 && rule.selectors[0] === ':root';
const layered = (node: Declaration): boolean => {
  for (let up: Container | undefined = node.parent as Container; up; up = up.parent as Container | undefined)
    if (up.type === 'atrule' && (up as AtRule).name === 'layer') return true;
  return false;
};

/** A custom property that the site sets outside every layer on `:root` makes what a layer says of it on the root void. */
function dropOverridden(root: Root): void {
  const own = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as Rule;
    if (rule.type === 'rule' && onlyRoot(rule) && rule.parent?.type === 'root') own.add(declaration.prop);
  });
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as Rule;
    if (own.has(declaration.prop) && layered(declaration) && rule.type === 'rule' && isRootSelector(rule))
      declaration.remove();
  });
}

const reference = /var\((--[\w-]+)/g;
const usesIn = (value: string): string[] => [...value.matchAll(reference)].map(([, name = '']) => name);

/** Takes away custom properties that nothing reads, and those that were read by these alone. */
function dropUnread(root: Root, words: ReadonlySet<string>): void {
  for (let removed = true; removed;) {
    removed = false;
    const read = new Set<string>();
    root.walkDecls((declaration) => usesIn(declaration.value).forEach((name) => read.add(name)));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || words.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}

/**
 * Puts values in the place of custom properties that are set once, on the root, and are short or read once, and takes away those
 * that nothing reads. A value that reads others is moved only when those too are set on the root alone, because a property is resolved where it is set.
 */
function inlineConstants(root: Root, words: ReadonlySet<string>): void {
  for (let moved = true; moved;) {
    moved = false;
    const set = new Map<string, Declaration[]>();
    const reads = new Map<string, number>();
    root.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--'))
        set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
      for (const name of usesIn(declaration.value)) reads.set(name, (reads.get(name) ?? 0) + 1);
    });
    const onRoot = (name: string): boolean =>
      (set.get(name) ?? []).every((one) => one.parent?.type === 'rule' && isRootSelector(one.parent as Rule));
    const values = new Map<string, string>();
    for (const [name, declarations] of set) {
      const [one] = declarations;
      if (declarations.length !== 1 || !one || words.has(name)) continue;
      const rule = one.parent as Rule;
      if (rule.type !== 'rule' || !onlyRoot(rule)) continue;
      if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name !== 'layer') continue;
      if (usesIn(one.value).some((inner) => !onRoot(inner))) continue;
      // A bare product or sum would change its meaning inside a calculation.
      if (/^(?!calc\(|url\().*[*+/]/.test(one.value)) continue;
      const count = reads.get(name) ?? 0;
      if (count === 1 || one.value.length <= name.length + 6) values.set(name, one.value);
    }
    // One at a time along a chain: a value that reads another moved property is moved in the next round.
    for (const [name, value] of values) if (usesIn(value).some((inner) => values.has(inner))) values.delete(name);
    root.walkDecls((declaration) => {
      const value = declaration.value.replace(
        /(.?)var\((--[\w-]+)\)(.?)/g,
        (whole, before: string, name: string, after: string) => {
          const text = values.get(name);
          if (text === undefined) return whole;
          // The minifier leaves no space beside a bracket; beside a word there must be one.
          return `${before}${/[\w)%"']/.test(before) ? ' ' : ''}${text}${/[\w.#"'(-]/.test(after) ? ' ' : ''}${after}`;
        },
      );
      if (value !== declaration.value) declaration.value = value;
    });
    const before = root.toString().length;
    dropUnread(root, words);
    moved = root.toString().length !== before;
  }
}

/**
 * A style sheet without what the site cannot use: selectors whose classes are in no page and no script, custom properties that
 * nothing reads or that are set again. Everything else keeps its order and its meaning.
 *
 * @param css - a minified style sheet
 * @param words - every word of the site's pages and scripts that can be a class, an id or a custom property
 */
export function trimStylesheet(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  // A class or an id that no page and no script of the site has.
  keepSelectors(root, (selector) => wordsOf(selector).every((word) => words.has(word)));
  dropOverridden(root);
  inlineConstants(root, words);
  removeEmpty(root);
  return root.toString();
}

/**
 * Takes the print rules out of a style sheet, so that nobody waits for them to read on a screen. Rules inside a layer stay.
 *
 * @returns the style sheet without them, and their text for a file that is linked with `media=print`
 */
export function partForPrint(css: string): {screen: string; print: string} {
  const root = postcss.parse(css);
  const print: string[] = [];
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'media' || node.params !== 'print') return;
    print.push((node.nodes ?? []).map(String).join(''));
    node.remove();
  });
  return {screen: root.toString(), print: print.join('')};
}

/** Alternatives: not every class in them has to be in the page. */
const alternatives = /:(?:is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Takes the rules out of a style sheet that no page can match as it is sent: those of menus that open, of messages, of what script
 * adds. Nobody waits for them to read. Rules keep their order and what they are inside of.
 *
 * @param words every word of the site's pages
 * @returns the style sheet without them, and the style sheet of them alone, empty when there are none
 */
export function partForScript(css: string, words: ReadonlySet<string>): {screen: string; deferred: string} {
  const isInPages = (selector: string): boolean =>
    wordsOf(selector.replace(alternatives, '')).every((word) => words.has(word));
  const part = (keep: (selector: string) => boolean): Root => {
    const root = postcss.parse(css);
    keepSelectors(root, keep);
    removeEmpty(root);
    return root;
  };
  const deferred = part((selector) => !isInPages(selector));
  // These need no class, so they are in the other part.
  deferred.walkAtRules((at) => {
    if (!at.nodes || /keyframes$|^(?:font-face|page|property)$/.test(at.name)) at.remove();
  });
  return {screen: part(isInPages).toString(), deferred: deferred.toString()};
}

/** The words of a page or a script that can be a class, an id or a custom property. */
export const wordsIn = (text: string): string[] => text.match(/(?:--)?[A-Za-z_][\w-]*/g) ?? [];
