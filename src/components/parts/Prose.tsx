import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {splitAroundDates} from '@site/src/lib/splitDates';

/** Names are not longer: what is stays no more on one line (plugins/table-frame). */
const long = 30;

/** A text whose dates stay on one line, which may be the next. */
export const renderUnbrokenDates = (text: string): ReactNode =>
  splitAroundDates(text).map((part, index) => {
    if (index % 2 === 0) return part;
    return [<wbr key={-index} />, <span key={index} className="a-whole" children={part} />];
  });

/** Text of the data with `code` in backticks set as code, `[words](/page)` as a link, which leads to this site alone, and quotes as pages have them. */
export function InlineMarkdown({text}: {readonly text: string}): ReactNode {
  return text.split(/(`[^`]*`|\[[^\]]*\]\(\/(?![/\\])[^)]*\))/).map((part, index) => {
    if (index % 2 === 0)
      return renderUnbrokenDates(
        part
          .replace(/(?<=\w)'/g, '’')
          .replace(/(?<![\w.…])"/g, '“')
          .replaceAll('"', '”'),
      );
    const [, words, to] = /^\[(.*)\]\((.*)\)$/.exec(part) ?? [];
    if (to)
      return (
        <Link key={index} to={to}>
          {words}
        </Link>
      );
    const code = part.slice(1, -1);
    return (
      <code key={index} className={code.length > long ? 'a-long' : code.includes(' ') ? 'a-call' : undefined}>
        {renderUnbrokenDates(code)}
      </code>
    );
  });
}
