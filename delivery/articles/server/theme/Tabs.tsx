import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {Props} from '@theme/Tabs';
import type {Props as ItemProps} from '@theme/TabItem';
import Tabs from '@delivery/original/Tabs';
import {Guarded, Exempt, useIsArticle} from '../exempt';

/**
 * Tabs as the theme renders them, with what ../../controls.ts has to know of them: the values of tabs and panels, and where
 * the choice is kept. All panels are there, `lazy` or not, because nobody could render one later, and each begins with its name for
 * readers without script and for programs.
 */
export default function ArticleTabs(props: Props): ReactNode {
  if (!useIsArticle()) return <Tabs {...props} />;
  const {children, values, groupId, queryString} = props;
  const items = Children.toArray(children as ReactNode).filter((child): child is ReactElement<ItemProps> =>
    isValidElement(child),
  );
  const panels = items.map((item) => item.props.value);
  const nameOf = ({value, label}: ItemProps): string =>
    values?.find((one) => one.value === value)?.label ?? label ?? value;
  const tabs = {
    tabs: values?.map(({value}) => value) ?? panels,
    panels,
    group: groupId,
    query: queryString === true ? groupId : queryString || undefined,
  };
  return (
    <div data-tabs={JSON.stringify(tabs)}>
      <Exempt>
        <Tabs {...props} lazy={false}>
          {items.map((item) =>
            cloneElement(
              item,
              {},
              <p hidden>
                <strong>{`${nameOf(item.props)}:`}</strong>
              </p>,
              <Guarded>{item.props.children}</Guarded>,
            ),
          )}
        </Tabs>
      </Exempt>
    </div>
  );
}
