/** Cards are the one part that shows descriptions of other documents; they bring them, so that no other page has to. See ./index.ts. */
import {createElement} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@delivery/original/DocCard';
import descriptions from '@generated/delivery-slim/default/descriptions.json';

export default function DescribedCard({item}) {
  const {pluginId, version} = useDocsVersion();
  return createElement(DocCard, {item: {description: descriptions[`${pluginId}/${version}/${item.docId}`], ...item}});
}
