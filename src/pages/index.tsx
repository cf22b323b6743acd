import type {ReactNode} from 'react';
import clsx from 'clsx';
import {MDXProvider} from '@mdx-js/react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {CodeFence} from '@site/src/components/parts/Fence';
import home from '@generated/astral-home/default/home.json';
import {HomeGlobe} from '@site/src/components/HomeGlobe';
import {Tag} from '@site/src/components/parts/Tag';
import SampleLink from '@site/src/components/SampleLink';
import {ExampleThumbnail} from '@site/src/components/Vignette';
import ForgeRecord from '@site/src/tools/ForgeRecord';
import RecordAnatomy from '@site/src/tools/RecordAnatomy';
import Delivery from './_delivery.md';
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

/** Examples, each with its map. */
const jobs = [
  {
    who: 'Delivery',
    to: '/examples/check-in',
    what: 'The shop decides whether a parcel came to the right place in time.',
    map: 'delivery',
  },
  {
    who: 'Survey',
    to: '/examples/field-survey',
    what: 'A surveyor signs a reading with the hash of a photo.',
    map: 'survey',
  },
  {
    who: 'Insurance',
    to: '/examples/geofence',
    what: 'Was it inside the area? Yes, no, or too near to tell.',
    map: 'geofence',
  },
  {
    who: 'Supply chain',
    to: '/examples/hand-over',
    what: 'Each hand-over of a crate refers to the one before.',
    map: 'handOver',
  },
] as const;

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
          <HomeGlobe globe={home.globe} records={home.records} />
          <p>
            With Astral, the courier signs the place with an Ethereum key. Anyone who gets the record can check the
            signature, without your server. The Ethereum Attestation Service (EAS) defines what is signed; Astral adds a
            common format for places, so that other apps can read, index and search it.
          </p>
          <p className={styles.readiness}>
            <strong>Research preview</strong>, as of 23 November 2026
            <br />
            Run by Astral (GitHub: AstralProtocol, DecentralizedGeo)
            <br />
            Latest change in its code: March 2026. <Link to="/core-concepts/status">Status and trust</Link>
          </p>
        </div>
        <Section id="forge" title="Try to forge it">
          <p className={styles.lead}>Move the place of this signed record, and see what its signature makes of it.</p>
          <ForgeRecord />
        </Section>
        <Section id="anatomy" title="Anatomy of a record" className={clsx(styles.section, styles.anatomy)}>
          <p className={styles.lead}>Choose a field, and see which bytes change with it.</p>
          <RecordAnatomy isSummary />
        </Section>
        <Section id="steps" title="Sign a delivery and check it" className={clsx(styles.section, styles.steps)}>
          <p className={styles.lead}>
            Maya hands over a parcel and signs where she did it. The shop checks her record.
          </p>
          <div className="markdown">
            <MDXProvider components={{pre: CodeFence, SampleLink}}>
              <Delivery />
            </MDXProvider>
          </div>
        </Section>
        <Section id="limits" title="What a signature can’t tell you" className={clsx(styles.section, styles.limits)}>
          <p>The check shows that Maya’s key signed this place, and notices the change.</p>
          <p>
            It doesn’t show that Maya was there, or when she signed, because she chose both. For that,{' '}
            <Link to="/core-concepts/location-proofs">location proofs</Link> add evidence.
          </p>
        </Section>
        <Section id="jobs" title="Who it’s for" className={clsx(styles.section, styles.jobs)}>
          <ul>
            {jobs.map(({who, to, what, map}) => (
              <li key={to}>
                <ExampleThumbnail of={map} />
                <h3>
                  <Link to={to}>{who}</Link>
                </h3>
                <p>{what}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section as="nav" id="ways" title="Where to start" className={clsx(styles.section, styles.ways)}>
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
