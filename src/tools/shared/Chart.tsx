import {type ReactNode, useEffect, useState} from 'react';
import type {Feature, FeatureCollection} from 'geojson';
import type {Grid, Tick, View} from '@site/src/lib/map';
import {topologyToLand} from '@site/src/lib/map/land';
import topology from 'world-atlas/land-110m.json';
import type {Label} from './names';
import styles from './Chart.module.css';

/** Width of the strip along the left and the lower edge of a chart that carries its degrees, with its neatline, in pixels. */
export const MARGIN_PX = 25;

/** What the neatline covers of each side. */
const NEATLINE_PX = 7;

type Land = Feature | FeatureCollection;

/** The land of the world at 1 : 110 million. */
export const coarseLand: Land = topologyToLand(topology);

/** The land of a chart: where a fine coast (1 : 50 million, 170 kB) is wanted and can be had, that. */
export function useLand(isFine: boolean): Land {
  const [fine, setFine] = useState<Land>();
  useEffect(() => {
    if (isFine && !fine)
      import('world-atlas/land-50m.json').then(
        ({default: finer}) => setFine(topologyToLand(finer)),
        () => undefined,
      );
  }, [isFine, fine]);
  return (isFine && fine) || coarseLand;
}

/** What is named on a chart: cities, and in a strip that nothing else is drawn on, the degrees of its graticule. */
export function MapLabels({
  view,
  net,
  names,
}: {
  readonly view: View;
  readonly net: Grid;
  readonly names: readonly Label[];
}) {
  const {width, height} = view;
  /** Names along a side: every second or third, where they would touch, and none that the end of the side cuts. */
  const named = (marks: readonly Tick[], from: number, to: number, write: (at: number) => string): ReactNode => {
    const room = 8 * Math.max(...marks.map(({label}) => label.length));
    const every = Math.ceil((room + 10) / Math.abs((marks[1]?.at ?? 1e4) - (marks[0]?.at ?? 0)));
    return marks.map(
      ({at, index, label}) =>
        index % every === 0 &&
        Math.min(at - from, to - at) > room / 2 + NEATLINE_PX && (
          <text key={index} transform={write(at)} textAnchor="middle">
            {label}
          </text>
        ),
    );
  };
  return (
    <>
      {names.map(({name, x, y, dx, dy, anchor}) => (
        <g key={name} className={styles.city} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle r="2.5" />
          <text x={dx} y={dy + 4} textAnchor={anchor}>
            {name}
          </text>
        </g>
      ))}
      {view.kind === 'chart' && (
        <g className={styles.degrees}>
          <path d={`M0 0h${MARGIN_PX}v${height - MARGIN_PX}h${width - MARGIN_PX}v${MARGIN_PX}h${-width}z`} />
          {named(net.meridians, MARGIN_PX, width, (at) => `translate(${at.toFixed(1)} ${height - 12})`)}
          {named(net.parallels, 0, height - MARGIN_PX, (at) => `translate(20 ${at.toFixed(1)})rotate(-90)`)}
        </g>
      )}
    </>
  );
}
