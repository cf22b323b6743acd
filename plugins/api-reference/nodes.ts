import type {Code, PhrasingContent} from 'mdast';
import {parseDescription} from '../shared/description';
import {code, text} from '../shared/mdast';

/** One paragraph of Markdown as phrasing content, for a field, a label or a table cell. */
export function toPhrasing(source: string): PhrasingContent[] {
  // Most cells hold no markup; parsing them all would take seconds.
  if (source !== '' && /^[\w ,;()'’–−-]*\.?$/.test(source) && !source.includes('_')) return [text(source)];
  return parseDescription(source).flatMap((block) => (block.type === 'paragraph' ? block.children : []));
}

export const titledCode = (lang: string, value: string, title: string): Code =>
  code(value, lang, `title="${title}" no-figure`);

/** The anchor of a name: `listLocationProofs` → `list-location-proofs`. Parts are joined by hyphens. */
export function toAnchorId(...parts: string[]): string {
  const dashed = (part: string) => part.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/[^A-Za-z0-9]+/g, '-');
  return parts
    .map((part) => dashed(part).replace(/^-|-$/g, ''))
    .join('-')
    .toLowerCase();
}
