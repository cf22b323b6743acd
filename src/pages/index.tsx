import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import home from '@generated/astral-home/default/home.json';
import {HomeGlobe} from '@site/src/components/HomeGlobe';
import {Tag} from '@site/src/components/parts/Tag';
import ForgeRecord from '@site/src/tools/ForgeRecord';
import RecordAnatomy from '@site/src/tools/RecordAnatomy';
import Delivery from './_delivery.md?html';
import styles from './index.module.css';

/** Ways for a reader, each with a second one. */
const ways = [
  {
    who: 'Learn by doing',
    to: '/intro',
    what: 'Sign, verify, register, find and revoke a record of your own in 20 minutes.',
    also: '/developer-resources/quickstart',
    link: 'Find your task',
  },
  {
    who: 'Work with GIS data',
    to: '/api/ogc-api',
    what: 'Load a page of records as GeoJSON into QGIS or GDAL.',
    also: '/location-protocol/one-place',
    link: 'Convert coordinates',
  },
  {
    who: 'Try it in the browser',
    to: '/playground',
    what: 'Run and change the programs of this site without installing anything.',
    also: '/location-protocol/payloads?tab=check',
    link: 'Check a record',
  },
  {
    who: 'Decide',
    to: '/core-concepts/questions',
    what: 'Short answers on cost, privacy, keys, phones, limits and support.',
    also: '/core-concepts/comparison',
    link: 'Compare with EAS, POAP and others',
  },
];

/** A ring around a place, on the map of an example. */
const ring = (x: number, y: number): string => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0m3 0h0`;

/** Examples, each with a map of 120 by 56 units from the places in its program: water, an area, and marks on it. */
const jobs = [
  {
    who: 'Delivery',
    to: '/examples/check-in',
    what: 'The shop decides whether a parcel came to the right place in time.',
    water: 'M-1 15c23-3 23-13 28-17h11c-6 7-12 20-39 23z',
    area: 'M36 28a24 24 0 1 0 48 0a24 24 0 1 0-48 0',
    marks: `M57 28h6m-3-3v6${ring(51, 33)}`,
  },
  {
    who: 'Survey',
    to: '/examples/field-survey',
    what: 'A surveyor signs a reading with the hash of a photo.',
    water: 'M89 58c-4-11 8-10 12-16s14-8 21-6v22z',
    area: 'M60 14l14 24h-28z',
    marks: `M34 16v-8h8m36 0h8v8m0 24v8h-8m-36 0h-8v-8${ring(60, 30)}`,
  },
  {
    who: 'Insurance',
    to: '/examples/geofence',
    what: 'Was it inside the area? Yes, no, or too near to tell.',
    water: 'M92-1c-5 9 6 14 3 23s9 10 6 18s4 11 2 17h18v-58z',
    area: 'M36 42l31 8l17-20l-23-24l-16 4zM46 27v-7h6v7z',
    marks: ring(57, 26) + ring(67, 50),
  },
  {
    who: 'Supply chain',
    to: '/examples/hand-over',
    what: 'Each hand-over of a crate refers to the one before.',
    water: 'M75-1c-4 12 2 19-8 28s-8 17-21 31h9c10-15 10-19 18-27s5-18 10-32z',
    marks: `M82 43l-44-28m7 0h-7l3 6${ring(85, 45)}${ring(35, 13)}`,
  },
];

function Section({
  id,
  title,
  className = styles.section,
  as: Part = 'section',
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly as?: 'section' | 'nav';
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Part className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
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
          <h1>Location data you can check</h1>
          <HomeGlobe globe={home.globe} records={home.records}>
            <p className={styles.lead}>
              An app tells you that your parcel was delivered at your door. You can’t check who said so, or whether
              someone changed the place afterwards.
            </p>
            <p>
              With Astral, the courier signs the place with an Ethereum key. Anyone who gets the record can check the
              signature, without your server. The Ethereum Attestation Service (EAS) defines what is signed; Astral adds
              a common format for places, so that other apps can read, index and search it.
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
        </div>
        <Section id="forge" title="Try to forge it">
          <p>Move the place of this signed record, and see what its signature makes of it.</p>
          <ForgeRecord />
        </Section>
        <Section id="anatomy" title="Anatomy of a record">
          <p className={styles.lead}>Choose a field, and see which bytes change with it.</p>
          <RecordAnatomy isSummary />
        </Section>
        <Section id="steps" title="Sign a delivery and check it" className={clsx(styles.section, styles.steps)}>
          <p className={styles.lead}>
            Maya hands over a parcel and signs where she did it. The shop checks her record.
          </p>
          <Delivery />
        </Section>
        <Section id="limits" title="What a signature can’t tell you" className={clsx(styles.section, styles.limits)}>
          <p>The check shows that Maya’s key signed this place, and notices the change.</p>
          <p>
            It doesn’t show that Maya was there, or when she signed, because she chose both. For that,{' '}
            <Link to="/core-concepts/location-proofs">location proofs</Link> add evidence.
          </p>
        </Section>
        <div className={clsx(styles.section, styles.pair)}>
          <Section id="jobs" title="Who it’s for" className={styles.jobs}>
            <ul>
              {jobs.map(({who, to, what, water, area, marks}) => (
                <li key={to}>
                  <svg viewBox="0 0 120 56" aria-hidden="true">
                    <path className={styles.water} d={water} />
                    {area && <path className={styles.area} d={area} />}
                    <path d={marks} />
                  </svg>
                  <h3>
                    <Link to={to}>{who}</Link>
                  </h3>
                  <p>{what}</p>
                </li>
              ))}
            </ul>
          </Section>
          <Section as="nav" id="ways" title="Where to start" className={styles.ways}>
            <ul>
              {ways.map(({who, to, what, also, link}) => (
                <li key={to}>
                  <h3>
                    <Link to={to}>{who}</Link>
                  </h3>
                  <p>
                    {what} <Link to={also}>{link}</Link>
                  </p>
                </li>
              ))}
            </ul>
          </Section>
        </div>
        <Section id="works" title="What works today" className={clsx(styles.section, styles.works)}>
          <ul>
            {home.parts.map(({name, page, label, tone}) => (
              <li key={name}>
                {page ? <Link to={page}>{name}</Link> : name}
                <Tag tone={tone}>{label}</Tag>
              </li>
            ))}
          </ul>
        </Section>
      </main>
    </Layout>
  );
}
