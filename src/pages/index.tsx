import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import home from '@generated/astral-home/default/home.json';
import {HomeGlobe} from '@site/src/components/HomeGlobe';
import {Tag, type Tone} from '@site/src/components/parts/Tag';
import Install from './_install.md?html';
import Steps from './_steps.md?html';
import styles from './index.module.css';

const ways = [
  {
    who: 'Build an app',
    to: '/sdk/quick-start/',
    what: 'Sign a place in your code, and verify records that others made.',
    also: {to: '/examples', link: 'Complete examples'},
  },
  {
    who: 'Work with GIS data',
    to: '/api/ogc-api',
    what: 'Query records by box and time from QGIS or GDAL.',
    also: {to: '/location-protocol/location-types', link: 'Location types'},
  },
  {
    who: 'Do research',
    to: '/research/introduction',
    what: 'Read the open questions, the measurements and their methods.',
    also: {to: '/location-proofs/overview', link: 'Location proofs'},
  },
  {
    who: 'Contribute',
    to: '/tutorial-basics/congratulations',
    what: 'Correct a page, add a sample, or port the protocol.',
    also: {to: '/location-protocol/eas-schema', link: 'Rules and test vectors'},
  },
];

function Ways(): ReactNode {
  return (
    <nav className={styles.section} aria-labelledby="ways">
      <Heading as="h2" id="ways" className={styles.caption}>
        Where to start
      </Heading>
      <ul className={styles.ways}>
        {ways.map(({who, what, to, also}) => (
          <li key={to}>
            <Heading as="h3">
              <Link to={to}>{who}</Link>
            </Heading>
            <p>{what}</p>
            <Link to={also.to}>{also.link}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WhatExists(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="exists">
      <Heading as="h2" id="exists">
        What exists today
      </Heading>
      <p className={styles.lead}>
        The status of each part. <Link to="/tools/introduction">The complete table</Link> has the source of each entry.
      </p>
      <dl className={styles.parts}>
        {home.parts.map(({name, label, tone, what, page}) => (
          <div key={name}>
            <dt>
              {page ? <Link to={page}>{name}</Link> : name} <Tag tone={tone as Tone}>{label}</Tag>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Notes(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="notes">
      <Heading as="h2" id="notes">
        Latest posts
      </Heading>
      <ul className={styles.notes}>
        {home.posts.map(({title, to, date, dateText, description}) => (
          <li key={to}>
            <time dateTime={date}>{dateText}</time>
            <Heading as="h3">
              <Link to={to}>{title}</Link>
            </Heading>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout
      title="Location data you can check"
      description="Astral is an open toolkit for signed location records and location proofs: a protocol, a TypeScript SDK, an API, and pages that let you try each."
    >
      <main>
        <div className={styles.hero}>
          <div className={styles.words}>
            <Heading as="h1">Location data you can check</Heading>
            <p className={styles.lead}>
              Astral is an open toolkit for location records that anyone can verify: signed with an Ethereum key, in the
              format of the Ethereum Attestation Service (EAS).
            </p>
            <p>For delivery, field surveys, insurance, supply chains and science.</p>
            <p className={styles.readiness}>
              <strong>Not ready for production:</strong> the protocol is a draft, and we found no audit.{' '}
              <Link to="/introduction#state">Status of each part</Link>
            </p>
            <Install />
            <p className={styles.actions}>
              <Link className="button button--primary" to="/intro">
                Start the tutorial
              </Link>
              <Link className="button button--secondary" to="/introduction">
                What Astral is
              </Link>
            </p>
          </div>
          <HomeGlobe globe={home.globe} records={home.records} />
        </div>
        <Ways />
        <section className={styles.section} aria-labelledby="steps">
          <Heading as="h2" id="steps">
            From a place to a verified record in three steps
          </Heading>
          <div className={styles.steps}>
            <Steps />
          </div>
        </section>
        <WhatExists />
        <Notes />
      </main>
    </Layout>
  );
}
