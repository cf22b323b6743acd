/**
 * Adds the provenance of the page beside the original footer (tags, edit link): when and against which sources it was
 * verified, how to cite it, where to report a mistake. The framework has no option for it; the data are front matter.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalFooter from '@theme-original/DocItem/Footer';
import Provenance from '@site/src/components/Provenance';

/** Fields that plugins/front-matter has checked in the build. */
interface Checked {
  readonly page_type?: string;
  readonly verified?: string;
  readonly sources?: readonly string[];
}

export default function Footer(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const {page_type, verified, sources = []} = frontMatter as Checked;
  if (!verified) return <OriginalFooter />;
  return (
    <Provenance
      title={metadata.title}
      url={`${siteConfig.url}${metadata.permalink}`}
      pageType={page_type}
      verified={verified}
      sources={sources}
    >
      <OriginalFooter />
    </Provenance>
  );
}
