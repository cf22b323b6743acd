import {type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import figures from '@generated/astral-home/default/figures.json';
import figure from '@site/src/components/Figure/styles.module.css';
import {createForgeryMapView, createForgeryModel, type Place} from '@site/src/lib/forge';
import {labelDegrees} from '@site/src/lib/map';
import {useAnimatedNumber} from '../shared/motion';
import {LiveRegion} from '../shared/LiveRegion';
import {Button} from '../shared/parts';
import {ARROW_KEY_STEPS} from '../shared/useDrag';
import shared from '../shared/styles.module.css';
import {SignatureSeal} from './Seal';
import styles from './styles.module.css';

/** Each beside its dot: at the open sea on the side of the water, on a firth inland. */
const CITIES = [
  ['• Aberdeen', 'start', -2.094, 57.15],
  ['Dundee •', 'end', -2.971, 56.462],
  ['Edinburgh •', 'end', -3.188, 55.953],
] as const;
const {record, chart} = figures.forgery;
/** The land, for the halo of a name: it has the colours of the ground, and breaks only lines. */
const land = /class="land" d="([^"]*)/.exec(chart)?.[1];
const tool = createForgeryModel(record);
const origin: Place = [record.place.longitude, record.place.latitude];
const START = {place: origin, isLed: true};
const north: Place = [origin[0], origin[1] + 1];
const was = tool.bytesOf(origin);
/** How near to the signed place, in units of the chart, the mark falls back into it. */
const CATCH = 9;
/** Room for the names of meridians and parallels: `viewBox` of the chart. */
const BOX = [-32, -6, 718, 452] as const;
const {width: WIDTH, height: HEIGHT} = createForgeryMapView();

const short = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;

/** Bytes in cells, those that have changed in colour. */
function Bytes({name, now, was, text}: {name: string; now: Uint8Array; was: Uint8Array; text?: boolean}): ReactNode {
  const changed = now.filter((byte, i) => byte !== was[i]).length;
  return (
    <div className={styles.strip}>
      <strong>{name}</strong> {changed ? `${changed} of ${now.length} bytes changed` : `${now.length} bytes, as signed`}
      <div className={styles.bytes} aria-hidden="true">
        {[...now].map((byte, i) => (
          <span
            key={i}
            className={clsx(byte !== was[i] && styles.changed)}
            style={{animationDelay: `${text ? 0 : 150 + 12 * i}ms`}}
          >
            {text && <b>{byte ? String.fromCharCode(byte) : '·'}</b>}
            {byte.toString(16).padStart(2, '0')}
          </span>
        ))}
      </div>
    </div>
  );
}

const isSame = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];

/** Where the record is and who its signature leads to, in the moment in which the mark arrives there. */
function useForgedRecord() {
  // Where the record is, or travels to when a button was pressed: the mark arrives before the signature is checked.
  const [target, setTarget] = useState(START);
  const {place, isLed} = target;
  const at: Place = [useAnimatedNumber(place[0], isLed), useAnimatedNumber(place[1], isLed)];
  const hasArrived = isSame(at, place);
  const [checked, setChecked] = useState({place, isLed, signer: record.attester});
  // Asked for when the mark leaves, so that the seal breaks in the moment in which it arrives.
  const recovery = useMemo(() => tool.signerOf(place), [place]);
  useEffect(() => {
    let isLate = !hasArrived;
    void recovery.then((signer) => isLate || setChecked({place, isLed, signer}));
    return () => void (isLate = true);
  }, [recovery, place, isLed, hasArrived]);
  return {
    at,
    place,
    checked,
    // Under a drag, each verdict stands until the next one is there.
    isChecked: isLed || checked.place === place,
    isUntouched: target === START,
    /** Moves the record at once, as under a finger. */
    drag: (to: Place): void => setTarget({place: to, isLed: true}),
    /** Lets the record travel to a place. */
    send: (to: Place): void => setTarget({place: to, isLed: false}),
  };
}

/** The chart with the signed place, the place of the record and the course between them. */
function Chart({at}: {readonly at: Place}): ReactNode {
  const [homeX, homeY] = tool.pointOf(origin);
  const [x, y] = tool.pointOf(at);
  // The distance stands where neither the course nor the name of the light is, and within the frame.
  const side = x < 0.85 * WIDTH && (x > homeX || x < 0.15 * WIDTH) ? 1 : -1;
  return (
    <svg viewBox={BOX.join(' ')} overflow="visible" aria-hidden="true">
      <g dangerouslySetInnerHTML={{__html: chart}} />
      <pattern id="forge-ground" patternUnits="userSpaceOnUse" width={WIDTH} height={HEIGHT}>
        <rect className="sea" width={WIDTH} height={HEIGHT} />
        <path className="land" stroke="none" d={land} />
      </pattern>
      <path className={styles.course} d={`M${homeX} ${homeY}L${x} ${y}`} />
      <path className={styles.signed} d={`M${homeX} ${homeY - 10}l9 15h-18Z`} />
      <g className={styles.names} stroke="url(#forge-ground)">
        {CITIES.map(([name, anchor, ...city]) => {
          const [cityX, cityY] = tool.pointOf(city);
          return (
            <text key={name} x={cityX} y={cityY + 4} textAnchor={anchor}>
              {name}
            </text>
          );
        })}
        <text className={styles.name} x={homeX + 24} y={homeY + 5}>
          {record.place.name}
        </text>
        {Math.hypot(x - homeX, y - homeY) > CATCH && (
          <text
            className={styles.name}
            x={x + 22 * side}
            y={Math.max(30, Math.min(HEIGHT - 8, y > homeY ? y + 32 : y - 22))}
            textAnchor={side > 0 ? 'start' : 'end'}
          >
            {tool.distanceTo(at)}
          </text>
        )}
      </g>
      {/* The frame of the chart cuts the arms of the mark. */}
      <svg width={WIDTH} height={HEIGHT}>
        <path className={styles.cross} d={`M${x - 18} ${y}h36M${x} ${y - 18}v36`} />
        <circle className={styles.grip} cx={x} cy={y} r="9" />
      </svg>
    </svg>
  );
}

interface ForgeMapProps {
  readonly at: Place;
  readonly place: Place;
  readonly label: string;
  readonly isUntouched: boolean;
  readonly onMove: (to: Place) => void;
}

/** The chart with a mark that is dragged, or moved by the arrow keys. */
function ForgeMap({at, place, label, isUntouched, onMove}: ForgeMapProps): ReactNode {
  const map = useRef<HTMLDivElement>(null);
  const [x, y] = tool.pointOf(at);
  const moveToPointer = ({clientX, clientY}: MouseEvent): void => {
    const {left, top, width} = map.current!.getBoundingClientRect();
    const unit = BOX[2] / width;
    const [toX, toY] = [(clientX - left) * unit + BOX[0], (clientY - top) * unit + BOX[1]];
    const [homeX, homeY] = tool.pointOf(origin);
    onMove(Math.hypot(toX - homeX, toY - homeY) < CATCH ? origin : tool.placeAt([toX, toY]));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROW_KEY_STEPS[event.key];
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const size = event.shiftKey ? 1 : 0.1;
    onMove(tool.placeAt(tool.pointOf([place[0] + arrow[0] * size, place[1] - arrow[1] * size])));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is interactive
    <div
      ref={map}
      className={clsx(figure.map, styles.map)}
      role="application"
      aria-label={`Map with the record at ${label}. The arrow keys move it, with Shift by a degree.`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the mark
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={moveToPointer}
    >
      <Chart at={at} />
      {/* A finger on the mark drags it. Elsewhere on the map it scrolls the page. */}
      <span
        className={styles.handle}
        style={{left: `${((x - BOX[0]) / BOX[2]) * 100}%`, top: `${((y - BOX[1]) / BOX[3]) * 100}%`}}
        onPointerDown={({currentTarget, pointerId}) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && moveToPointer(event)}
      >
        {isUntouched && (
          <em>
            Drag me<span>, or use the arrow keys</span>
          </em>
        )}
      </span>
    </div>
  );
}

export default function Panel(): ReactNode {
  const {at, place, checked, isChecked, isUntouched, drag, send} = useForgedRecord();
  const now = tool.bytesOf(checked.place);
  const isValid = checked.signer === record.attester;
  const isHome = isSame(checked.place, origin);
  const verdict = !isChecked ? 'Checking…' : isValid ? 'Signature valid' : 'Signature no longer valid';
  const label = `${labelDegrees(at[1], 'latitude', 4)}, ${labelDegrees(at[0], 'longitude', 4)}`;
  return (
    <>
      <div className={clsx(shared.sheet, styles.sheet, !checked.isLed && styles.flash)}>
        <ForgeMap {...{at, place, label, isUntouched}} onMove={drag} />
        <div className={clsx(styles.side, !isChecked && styles.pending)}>
          <SignatureSeal whole={isValid} />
          <p className={clsx(styles.verdict, isChecked && (isValid ? styles.good : styles.bad))}>{verdict}</p>
          <p>
            {label}
            <br />
            Record names <code>{short(record.attester)}</code>
            <br />
            Signature gives <code className={isValid ? undefined : styles.bad}>{short(checked.signer)}</code>
          </p>
          <div className={styles.moves}>
            <Button primary={isHome} onClick={() => send(north)}>
              Move it one degree
            </Button>
            <Button primary={!isHome} disabled={isHome} onClick={() => send(origin)}>
              Put it back
            </Button>
          </div>
        </div>
        <Bytes name="Place in the payload" now={now.place} was={was.place} text />
        <Bytes name="Digest" now={now.digest} was={was.digest} />
      </div>
      <LiveRegion>{verdict}</LiveRegion>
      <figcaption className={figure.caption}>
        A whole seal shows who signed these bytes. It doesn’t show that anyone was there.
      </figcaption>
    </>
  );
}
