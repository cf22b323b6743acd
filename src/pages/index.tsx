import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import home from '@generated/astral-home/default/home.json';
import {HomeGlobe} from '@site/src/components/HomeGlobe';
import {Tag, type Tone} from '@site/src/components/parts/Tag';
import Steps from './_steps.md?html';
import styles from './index.module.css';

const ways = [
  {
    who: 'You build an app',
    what: 'Sign a place in your code, store it where you like, and check a record that somebody else made.',
    to: '/sdk/quick-start/',
    link: 'SDK quick start',
    also: {to: '/examples', link: 'Complete examples'},
  },
  {
    who: 'You work with GIS',
    what: 'Query records by box and time, know what QGIS and GDAL meet, and never mix up the axes.',
    to: '/api/ogc-api',
    link: 'OGC API – Features',
    also: {to: '/location-protocol/location-types', link: 'Location types'},
  },
  {
    who: 'You do research',
    what: 'See what evidence of location can and cannot show, what was measured, and how to repeat it.',
    to: '/location-proofs/overview',
    link: 'Location proofs',
    also: {to: '/research/introduction', link: 'Open questions'},
  },
  {
    who: 'You want to help',
    what: 'Correct a page, add a sample that runs, or write the encoder for another language.',
    to: '/tutorial-basics/congratulations',
    link: 'Contributor handbook',
    also: {to: '/location-protocol/eas-schema', link: 'Schemas and vectors'},
  },
];

function Ways(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="ways">
      <Heading as="h2" id="ways">
        Four ways in
      </Heading>
      <ul className={styles.ways}>
        {ways.map(({who, what, to, link, also}) => (
          <li key={to}>
            <Heading as="h3">{who}</Heading>
            <p>{what}</p>
            <p className={styles.links}>
              <Link to={to}>{link}</Link>
              <Link to={also.to}>{also.link}</Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhatExists(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="exists">
      <Heading as="h2" id="exists">
        What exists today
      </Heading>
      <p className={styles.lead}>
        Each part with its state, on evidence. <Link to="/tools/introduction">The whole table</Link> names the source of
        every line.
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
        Latest notes
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
              A coordinate on its own says nothing about who wrote it, in which reference system, or why you should
              believe it. Astral wraps a place in a <strong>signed record</strong> that a stranger can read and verify,
              and tells you plainly what a signature does not prove.
            </p>
            <p className={styles.readiness}>
              <strong>Not ready for production:</strong> the protocol is a draft, and we found no audit.{' '}
              <Link to="/introduction#state">See the state of each part</Link>.
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to="/intro">
                Take the ten-minute tour
              </Link>
              <Link className="button button--secondary button--lg" to="/introduction">
                What Astral is
              </Link>
            </p>
            <p className={styles.aside}>
              An open protocol, a TypeScript SDK, a GraphQL and OGC API, contracts and research. Everything on this site
              runs in your browser: nothing you type leaves it.
            </p>
          </div>
          <HomeGlobe globe={home.globe} records={home.records} />
        </div>
        <section className={styles.section} aria-labelledby="steps">
          <Heading as="h2" id="steps">
            From a place to a proof, in three steps
          </Heading>
          <div className={styles.steps}>
            <Steps />
          </div>
        </section>
        <Ways />
        <WhatExists />
        <Notes />
      </main>
    </Layout>
  );
}
