import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Requirement} from '@site/data/protocol/requirements';
import {DataTable} from '../parts/DataTable';
import {InlineMarkdown} from '../parts/Prose';
import {Tag} from '../parts/Tag';
import table from '../parts/DataTable.module.css';
import styles from './styles.module.css';

/** Every numbered rule with its origin, from `data/protocol/requirements.ts`; the text of each is on the page that it links. */
export default function RequirementTable({data}: {readonly data: readonly Requirement[]}): ReactNode {
  return (
    <div className={styles.rules}>
      <DataTable
        caption="Rules: origin, level, whom they bind, and the operation of the kit that checks them"
        head={['Rule', 'About', 'Origin', 'Binds', 'Checked by']}
        rows={data.map(({id, about, origin, level, roles, ops, quote, note, page}) => ({
          key: id,
          cells: [
            <Link key="id" className={table.id} to={`${page}#${id}`}>
              {id}
            </Link>,
            <Fragment key="about">
              <InlineMarkdown text={about} />
              {(quote || note) && (
                <small className={table.note}>
                  <InlineMarkdown text={[quote && `The draft: ${quote}`, note].filter(Boolean).join(' ')} />
                </small>
              )}
            </Fragment>,
            <Tag key="origin" tone={origin === 'ours' ? 'warn' : 'neutral'}>
              {origin}
            </Tag>,
            `${level}: ${roles.join(', ')}`,
            ops.length > 0 ? <InlineMarkdown key="ops" text={ops.map((op) => `\`${op}\``).join(', ')} /> : 'review',
          ],
        }))}
      />
    </div>
  );
}
