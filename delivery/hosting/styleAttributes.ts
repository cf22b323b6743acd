import {edited, openingTag, type Tag, tagsIn} from '../shared/html';
import {sha256} from '../shared/site';

const classOf = (style: string): string => `st-${sha256(style).slice(0, 6)}`;

/** Stronger than every rule of a page, as the attribute was. */
export const ruleOf = (style: string): string => `.${classOf(style)}:not(#a#b#c){${style}}`;

/**
 * Replaces the style attributes of a page with classes, because a policy without `unsafe-inline` forbids them. Outside of articles
 * the text is kept beside the class: there React must find what it has rendered (restoreStyles.ts).
 *
 * @returns the page, and the text of each style that it has
 */
export function withoutStyleAttributes(html: string): {html: string; styles: string[]} {
  const tags = tagsIn(html);
  const articles = tags.filter(({attributes}) => 'data-article' in attributes);
  const inArticle = ({start}: Tag): boolean => articles.some((one) => one.start < start && start < one.contentEnd);
  const styled = tags.filter(({attributes}) => attributes.style !== undefined);
  const edits = styled.map((tag) => {
    const {style = '', class: own, ...others} = tag.attributes;
    const text = style.trim();
    const attributes = {
      ...others,
      class: [own, text && classOf(text)].filter(Boolean).join(' ') || undefined,
      'data-style': text && !inArticle(tag) ? style : undefined,
    };
    const end = html[tag.end - 2] === '/' ? '/>' : '>';
    return {start: tag.start, end: tag.end, text: openingTag(tag.name, attributes, end)};
  });
  const styles = styled.map(({attributes}) => attributes.style?.trim() ?? '').filter(Boolean);
  return {html: edited(html, edits), styles};
}
