import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import home from '@generated/astral-home/default/home.json';
import {HomeGlobe} from '@site/src/components/HomeGlobe';
import ForgeRecord from '@site/src/tools/ForgeRecord';
import RecordAnatomy from '@site/src/tools/RecordAnatomy';
import Install from './_install.md?html';
import Program from './_program.md?html';
import styles from './index.module.css';

/** A way for a reader, with a second one where there is `also`. */
interface Card {
  who: string;
  to: string;
  what: string;
  also?: {to: string; link: string};
}

const ways: readonly Card[] = [
  {
    who: 'Learn by doing',
    to: '/intro',
    what: 'Sign, verify, register, find and revoke a record of your own in 20 minutes.',
    also: {to: '/developer-resources/quickstart', link: 'Find your task'},
  },
  {
    who: 'Work with GIS data',
    to: '/api/ogc-api',
    what: 'Query records by box and time from QGIS or GDAL.',
    also: {to: '/location-protocol/one-place', link: 'Convert coordinates'},
  },
  {
    who: 'Try it in the browser',
    to: '/playground',
    what: 'Run and change the programs of this site without installing anything.',
    also: {to: '/location-protocol/payloads#workbench', link: 'Check a record'},
  },
  {
    who: 'Decide',
    to: '/core-concepts/questions',
    what: 'Short answers on cost, privacy, keys, phones, limits and support.',
    also: {to: '/core-concepts/comparison', link: 'Compare with EAS, POAP and others'},
  },
];

const jobs: readonly Card[] = [
  {
    who: 'Delivery',
    to: '/examples/check-in',
    what: 'The shop decides whether a parcel came to the right place in time.',
  },
  {who: 'Survey', to: '/examples/field-survey', what: 'A surveyor signs a reading with the hash of a photo.'},
  {who: 'Insurance', to: '/examples/geofence', what: 'Was it inside the area? Yes, no, or too near to tell.'},
  {who: 'Supply chain', to: '/examples/hand-over', what: 'Each hand-over of a crate refers to the one before.'},
];

function Cards({of}: {readonly of: readonly Card[]}): ReactNode {
  return (
    <ul className={styles.ways}>
      {of.map(({who, what, to, also}) => (
        <li key={to}>
          <Heading as="h3">
            <Link to={to}>{who}</Link>
          </Heading>
          <p>{what}</p>
          {also && <Link to={also.to}>{also.link}</Link>}
        </li>
      ))}
    </ul>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout
      title="Location data you can check"
      description="Sign places with an Ethereum key, so that anyone can check who stated them and that nothing changed. A format on EAS, an SDK, an API and a tutorial."
    >
      <main>
        <div className={styles.hero}>
          <Heading as="h1">Location data you can check</Heading>
          <HomeGlobe globe={home.globe} records={home.records}>
            <p className={styles.lead}>
              An app tells you that your parcel was delivered at your door. You can’t check who said so, or whether
              someone changed the place afterwards.
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary" to="/intro">
                Start the tutorial
              </Link>
              <Link className="button button--secondary" to="/introduction">
                What Astral is
              </Link>
            </p>
            <p className={styles.readiness}>
              <strong>Research preview</strong>, as of 23 November 2026
              <br />
              Run by Astral (GitHub: AstralProtocol, DecentralizedGeo)
              <br />
              Latest change in its code: March 2026. <Link to="/core-concepts/status">Status and trust</Link>
            </p>
          </HomeGlobe>
          <p>
            With Astral, the courier signs the place with an Ethereum key. Anyone who gets the record can check the
            signature, without your server. The Ethereum Attestation Service (EAS) does the signing; Astral adds a
            common format for places, so that other apps can read, index and search what you signed.
          </p>
        </div>
        <section className={styles.section} aria-labelledby="forge">
          <Heading as="h2" id="forge">
            Try to forge it
          </Heading>
          <ForgeRecord />
        </section>
        <section className={styles.section} aria-labelledby="anatomy">
          <Heading as="h2" id="anatomy">
            Anatomy of a record
          </Heading>
          <RecordAnatomy isSummary />
        </section>
        <section className={styles.section} aria-labelledby="steps">
          <Heading as="h2" id="steps">
            Sign a delivery and check it
          </Heading>
          <p className={styles.lead}>
            Maya hands over a parcel and signs where she did it. The shop checks her record. In an empty folder, install
            what the program needs:
          </p>
          <Install />
          <p>
            Save the program as <code>delivery.ts</code>, and run it:
          </p>
          <Program />
        </section>
        <section className={styles.section} aria-labelledby="limits">
          <Heading as="h2" id="limits">
            What a signature can’t tell you
          </Heading>
          <p>
            The check shows that Maya’s key signed this place, and notices the change. It doesn’t show that Maya was
            there, or when she signed, because she chose both. For that,{' '}
            <Link to="/core-concepts/location-proofs">location proofs</Link> add evidence.
          </p>
        </section>
        <section className={styles.section} aria-labelledby="jobs">
          <Heading as="h2" id="jobs">
            Who it’s for
          </Heading>
          <Cards of={jobs} />
        </section>
        <nav className={styles.section} aria-labelledby="ways">
          <Heading as="h2" id="ways">
            Where to start
          </Heading>
          <Cards of={ways} />
        </nav>
        <section className={styles.section} aria-labelledby="works">
          <Heading as="h2" id="works">
            What works today
          </Heading>
          <ul className={styles.ways}>
            {home.parts.map(({name, page, state}) => (
              <li key={name}>
                {page ? <Link to={page}>{name}</Link> : name}
                <p>{state}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
