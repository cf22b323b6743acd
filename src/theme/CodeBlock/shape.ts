import {Children, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

export interface Shape {
  /** Inside of the `<code>` element, coloured; nothing when the block is given as children. */
  html?: string;
  code: ReactNode;
  language: string;
  label: string;
  title?: ReactNode;
  lines: number;
  collapsed: boolean;
}

/** Settles what a block is, for a fence (attributes of the build) as for children (text, or elements of somebody else). */
export function normalizeCodeBlockProps({
  html,
  label,
  language,
  className,
  title,
  lines,
  collapsed,
  children,
}: Props): Shape {
  const name = language ?? /\blanguage-([\w-]+)/.exec(className ?? '')?.[1] ?? 'text';
  const common = {
    language: name,
    label: label ?? (name === 'text' ? 'Text' : name.toUpperCase()),
    title,
    collapsed: Boolean(collapsed),
  };
  if (html !== undefined) return {...common, html, code: undefined, lines: Number(lines)};
  const parts = Children.toArray(children);
  const text = parts.every((part) => typeof part === 'string') ? parts.join('').replace(/\n$/, '') : undefined;
  return {
    ...common,
    code: text ?? children,
    lines: text?.split('\n').length ?? 2,
  };
}
