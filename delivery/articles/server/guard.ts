/**
 * Fails the build on client-only components: in an article, which reaches the browser as HTML, every component that would need React
 * there stops the build. Loaded on the server, once, before the first page is rendered.
 *
 * It watches the two doors that every component has to use: the functions that make elements (react, react/jsx-runtime), and
 * React's dispatcher, through which all hooks go. Both are objects that can be changed from outside.
 */
import React from 'react';
import runtime from 'react/jsx-runtime';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {ArticleContext, type ArticleScope} from './ArticleContext';
import {needsReact} from './messages';

type Hook = (...parameters: unknown[]) => unknown;
type Dispatcher = Record<string, Hook> & {readContext(context: React.Context<unknown>): unknown};
type Create = (type: unknown, props: Record<string, unknown> | null, ...others: unknown[]) => unknown;

const internals = (React as unknown as Record<string, {H: Dispatcher | null} | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!internals || !('H' in internals))
  throw new Error(
    'delivery/articles/server/guard.ts expects __CLIENT_INTERNALS_….H of React 19, where its dispatcher is; this React has none.',
  );

/** Hooks that do something in the browser alone. */
const clientOnlyHooks = [
  'useActionState',
  'useEffect',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
];

/** The component that is being rendered: the last function before React's own. */
export function componentIn(stack: string): string {
  const names = stack.split('\n').map((line) => /^\s*at (?:new )?(?:\w+\.)*([\w$]+)/.exec(line)?.[1] ?? '');
  const name = names[names.findIndex((frame) => /^render(?:WithHooks|Element|Lazy)$/.test(frame)) - 1] ?? '';
  return /^[A-Z]/.test(name) ? `<${name}>` : 'A component';
}

function fail({page}: ArticleScope, what: string): never {
  const {stackTraceLimit} = Error;
  Error.stackTraceLimit = 60;
  const component = componentIn(new Error().stack ?? '');
  Error.stackTraceLimit = stackTraceLimit;
  throw new Error(needsReact(page, component, what));
}

/** The article that is being rendered, unless the part is exempt. */
function guarded(dispatcher: Dispatcher | null): ArticleScope | undefined {
  const scope = dispatcher?.readContext(ArticleContext as React.Context<unknown>) as ArticleScope | undefined;
  return scope?.exempt ? undefined : scope;
}

const watched = new WeakMap<Dispatcher, Dispatcher>();

function watch(dispatcher: Dispatcher): Dispatcher {
  const known = watched.get(dispatcher);
  if (known) return known;
  const own = {...dispatcher};
  for (const hook of clientOnlyHooks) {
    const original = dispatcher[hook];
    if (!original) continue;
    own[hook] = (...parameters) => {
      const scope = guarded(dispatcher);
      if (scope) fail(scope, `uses ${hook}`);
      return original(...parameters);
    };
  }
  own.useContext = (context) => {
    const value = dispatcher.useContext?.(context);
    const scope = guarded(dispatcher);
    if (scope && context === BrowserContext) fail(scope, 'asks whether it is in a browser');
    if (scope && typeof value === 'object' && value !== null && 'setColorMode' in value)
      fail(scope, 'uses the colour mode');
    return value;
  };
  watched.set(dispatcher, own).set(own, own);
  return own;
}

let current = internals.H && watch(internals.H);
Object.defineProperty(internals, 'H', {
  configurable: true,
  get: () => current,
  set(next: Dispatcher | null) {
    current = next && watch(next);
  },
});

const isClass = (type: unknown): boolean =>
  typeof type === 'function' && Boolean((type.prototype as {isReactComponent?: unknown} | undefined)?.isReactComponent);
const isProvider = (type: unknown): boolean =>
  (type as {$$typeof?: symbol} | null)?.$$typeof === Symbol.for('react.context') && type !== ArticleContext;

const guardCreation =
  (create: Create): Create =>
  (type, props, ...others) => {
    const scope = guarded(current);
    if (!scope) return create(type, props, ...others);
    if (typeof type === 'string')
      for (const [name, value] of Object.entries(props ?? {}))
        if (typeof value === 'function') fail(scope, `gives <${type}> the function ${name}`);
    if (isClass(type)) fail(scope, `has <${(type as {name: string}).name}> inside, which is a class and keeps a state`);
    if (!isProvider(type)) return create(type, props, ...others);
    const provider = (type as {displayName?: string}).displayName ?? 'a provider';
    return createElement(ArticleContext, {value: {...scope, provider}}, create(type, props, ...others) as never);
  };

const {createElement} = React;
for (const [owner, names] of [
  [React, ['createElement']],
  [runtime, ['jsx', 'jsxs']],
] as [Record<string, Create>, string[]][])
  for (const name of names) owner[name] = guardCreation(owner[name] as Create);
