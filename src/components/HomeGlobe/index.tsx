import React, {type ReactNode, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import type {Globe, GlobeCard} from '@site/src/lib/globe';
import styles from './styles.module.css';

interface Props {
  readonly globe: Globe;
  readonly records: readonly GlobeCard[];
}

/** Lets a globe turn once a reader comes to it. Its drawing stands behind the inputs that choose a mark. */
function useRotation(globe: Globe) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = drawing.current!;
    const picks = svg.previousElementSibling!;
    let turning: Promise<void> | undefined;
    let pressed: PointerEvent | undefined;
    const wake = (): void => {
      turning ??= import('./turn').then(
        ({enableRotation}) => {
          enableRotation(svg, picks, globe);
          // Who holds it already can go on.
          if (pressed && svg.matches(':active')) svg.dispatchEvent(new PointerEvent('pointerdown', pressed));
        },
        // Without network it stays as it is, until it is asked again.
        () => void (turning = undefined),
      );
    };
    svg.addEventListener('pointerdown', (event) => void (pressed = event), {once: true});
    svg.addEventListener('pointerover', wake);
    picks.addEventListener('focusin', wake);
    // A mark may have been chosen before there was script.
    if (picks.querySelector(':checked') !== picks.firstElementChild) wake();
  }, [globe]);
  return drawing;
}

/**
 * A globe with records on it. Picking works by radio buttons and style alone, so it needs no script: the inputs stand first,
 * and the marks and cards that follow them show by their order. Its parts take their places in the grid of the page. Once a
 * reader comes to it, it can turn.
 */
export function HomeGlobe({globe, records}: Props): ReactNode {
  const {size} = globe;
  const radius = size / 2 - 16;
  const drawing = useRotation(globe);

  return (
    <>
      <div className={styles.picks} role="group" aria-label="Sample records on the globe">
        {records.map(({place}, index) => (
          <input
            key={place}
            type="radio"
            name="globe-record"
            id={`globe-${index}`}
            aria-label={place}
            defaultChecked={index === 0}
          />
        ))}
      </div>
      <svg ref={drawing} className={styles.globe} viewBox={`0 0 ${size} ${size + 24}`} aria-hidden="true">
        <circle className={styles.frame} cx={size / 2} cy={size / 2} r={radius + 9} />
        <circle className={styles.cells} cx={size / 2} cy={size / 2} r={radius + 9} pathLength={120} />
        <circle className={styles.sea} cx={size / 2} cy={size / 2} r={radius} />
        <path className={styles.land} d={globe.land} />
        <path className={styles.graticule} d={globe.graticule} />
        <circle className={styles.limb} cx={size / 2} cy={size / 2} r={radius} />
        {globe.marks.map(({x, y}, index) => (
          <g key={records[index]?.place} className={styles.mark}>
            <path className={styles.triangle} d={`M${x} ${y - 11}l10 17h-20Z`} />
            <circle className={styles.dot} cx={x} cy={y} r={2.2} />
            <circle className={styles.halo} cx={x} cy={y} r={19} />
            <foreignObject x={x - 44} y={y - 44} width={88} height={88} overflow="visible">
              <label className={styles.hit} htmlFor={`globe-${index}`}>
                <span>{records[index]?.place}</span>
              </label>
            </foreignObject>
          </g>
        ))}
        <text className={styles.invitation} x={size / 2} y={size + 18} children="Choose a mark, or turn the globe" />
      </svg>
      <div className={styles.cards}>
        {records.map(({place, rows, check}) => (
          <div key={place} className={styles.card}>
            <p className={styles.title}>
              {place} <span className={styles.verified}>Signature verified</span>
            </p>
            <dl>
              {rows.map(({name, value}) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.check}>
              {check} <Link to="/location-protocol/verification#verify">Verify it yourself</Link>
            </p>
          </div>
        ))}
      </div>
    </>
  );
}
