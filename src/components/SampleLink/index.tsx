import {Fragment, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** Path of the program from the project's root. */
  readonly file: string;
  /** What it needs, read from the program by plugins/samples: items with a space between. */
  readonly packages?: string;
  readonly sdk?: string;
  readonly files?: string;
  readonly variables?: string;
  readonly optional?: string;
  readonly chain?: string;
  readonly after?: string;
  /** What keeps it from running in the page, where something does. */
  readonly obstacle?: string;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function Download({path, children}: {readonly path: string; readonly children: ReactNode}): ReactNode {
  return (
    // Files of a package are published below its name.
    <a href={useBaseUrl(`/${path.replace(/^packages\//, '')}`)} download={nameOf(path)}>
      {children}
    </a>
  );
}

const codes = (list: string): ReactNode =>
  list.split(' ').map((item, index) => (
    <Fragment key={item}>
      {index > 0 && ', '}
      <code className={item.length > 30 ? styles.long : undefined}>{item}</code>
    </Fragment>
  ));

/** Leads from a shown region to the whole program and says what that needs; the build adds it, pages do not write it. */
export default function SampleLink(props: Props): ReactNode {
  const {file, packages, sdk, files, variables, optional, chain, after, obstacle} = props;
  const installation = useBaseUrl('/sdk/quick-start/installation');
  const needs: ReactNode[] = [
    sdk && <a href={installation}>the Astral SDK</a>,
    packages && codes(packages),
    files &&
      files.split(' ').map((path, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <Download path={path}>{nameOf(path)}</Download>
        </Fragment>
      )),
    chain && (
      <>
        a chain: <Download path="samples/onchain/local-chain.ts">local-chain.ts</Download>
      </>
    ),
    variables && (
      <>
        {codes(variables)}
        {optional && ' (optional)'}
      </>
    ),
    after && (
      <>
        <code>{after}</code> run first
      </>
    ),
  ].filter(Boolean);
  return (
    <p className={styles.link}>
      <Download path={file}>Complete program: {file}</Download>
      {needs.length > 0 && '. Needs '}
      {needs.map((content, index) => (
        <Fragment key={index}>
          {index > 0 && '; '}
          {content}
        </Fragment>
      ))}
      {needs.length > 0 && '.'}
      {obstacle && `${needs.length > 0 ? '' : '.'} Not runnable on this page: it needs ${obstacle}.`}
    </p>
  );
}
