/** Cards are the one part that shows titles and descriptions of other documents; they bring them, so that no other page has to. See ./index.ts. */
import {createElement} from 'react';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@delivery/original/DocCard';
import documents from '@generated/delivery-slim/default/documents.json';

export default function DescribedCard(props) {
  const version = useDocsVersion();
  const docs = documents[`${version.pluginId}/${version.version}`];
  return createElement(DocsVersionProvider, {version: {...version, docs}}, createElement(DocCard, props));
}
