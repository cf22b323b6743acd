import {type ReactNode, useMemo, useState} from 'react';
import clsx from 'clsx';
import {printDegrees} from '@astral-docs/location-record/geo';
import {Announce, Button, CopyRow, CopyRows, Fields, SelectField, TextField} from '../shared/parts';
import {useQuery} from '../shared/query';
import {Map} from './Map';
import {cells, forms, read, ReadError, shapeForms, type Order, type Reading} from '@site/src/lib/placeConverter';
import {readableArea, readableLength} from '@site/src/lib/readable';
import type {Place} from './types';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

type Answer = {reading: Reading; problem?: undefined} | {problem: ReadError; reading?: undefined};

function answer(text: string, order: Order): Answer {
  try {
    return {reading: read(text, order)};
  } catch (error) {
    if (error instanceof ReadError) return {problem: error};
    throw error;
  }
}

const range = (from: number, to: number): [string, string][] =>
  Array.from({length: to - from + 1}, (_, i) => [String(from + i), String(from + i)]);

/** A whole number from text within a range, or the fallback: an address can hold anything. */
const within = (text: string, from: number, to: number, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value >= from && value <= to ? value : fallback;
};

export default function Panel({given}: {readonly given: Place}): ReactNode {
  const defaults = useMemo(() => ({place: given.text, order: 'lon-lat', h3: '9', geohash: '9'}), [given.text]);
  const [fields, change] = useQuery(defaults);
  const order: Order = fields.order === 'lat-lon' ? 'lat-lon' : 'lon-lat';
  const resolution = within(fields.h3, 0, 15, 9);
  const length = within(fields.geohash, 1, 12, 9);

  const {reading, problem} = useMemo(() => answer(fields.place, order), [fields.place, order]);
  // What could be read last stays on the page while the reader corrects the text.
  const [last, setLast] = useState<Reading>(() => reading ?? read(given.text));
  if (reading && reading !== last) setLast(reading);
  const shown = reading ?? last;
  const {lon, lat} = shown;

  const all = useMemo(() => forms(lon, lat, resolution, length), [lon, lat, resolution, length]);
  const held = useMemo(() => cells(lon, lat, resolution, length), [lon, lat, resolution, length]);
  const swapped = problem?.swapped ?? reading?.swapped;
  const outlines = [
    {id: 'geohash', geometry: held.geohash.outline},
    {id: 'h3', geometry: held.h3.outline},
    ...(shown.shape && !shown.isCell ? [{id: 'shape', geometry: shown.shape}] : []),
  ];

  return (
    <div className={styles.panes}>
      <Map
        lon={lon}
        lat={lat}
        outlines={outlines}
        isOld={Boolean(problem)}
        onChoose={(newLon, newLat) =>
          change({
            place:
              order === 'lon-lat'
                ? `${printDegrees(newLon)}, ${printDegrees(newLat)}`
                : `${printDegrees(newLat)}, ${printDegrees(newLon)}`,
          })
        }
      />
      <div className={styles.entry}>
        <TextField
          label="A place in any form"
          hint="Numbers, degrees with N S E W, GeoJSON, WKT, scaledCoordinates, geo URI, H3 or geohash, on WGS 84."
          value={fields.place}
          problem={problem?.message ?? ''}
          rows={2}
          mono
          wide
          onChange={(place) => change({place})}
        />
        <div className={styles.notes}>
          {problem && <p className={shared.hint}>What follows is still the last place that could be read.</p>}
          {reading && (
            <p>
              Read as <strong>{reading.form}</strong>: latitude {printDegrees(lat, 9)}°, longitude{' '}
              {printDegrees(lon, 9)}°.
            </p>
          )}
          {reading?.warnings.map((warning) => (
            <p key={warning} className={shared.warning}>
              {warning}
            </p>
          ))}
          {reading?.assumed && (
            <Button onClick={() => change({order: order === 'lon-lat' ? 'lat-lon' : 'lon-lat'})}>
              Swap: read as {reading.assumed === 'lon-lat' ? 'latitude, longitude' : 'longitude, latitude'}
            </Button>
          )}
          {swapped && <Button onClick={() => change({place: swapped})}>Swap the two axes in the text</Button>}
        </div>
      </div>
      {/* What the text does not say is not copied by mistake. */}
      <div className={clsx(shared.part, styles.forms, problem && styles.old)} inert={Boolean(problem)}>
        <h3 className={shared.title}>The place in other forms</h3>
        <CopyRows>
          {[...shapeForms(shown), ...all].map(({id, name, order: axes, text}) => (
            <CopyRow key={id} name={name} note={axes} text={text} />
          ))}
        </CopyRows>
      </div>
      <div className={shared.part}>
        <Fields>
          <SelectField
            label="H3 resolution"
            value={String(resolution)}
            options={range(0, 15)}
            hint={`This cell: ${readableArea(held.h3.area, 3)} (sphere of H3)`}
            onChange={(h3) => change({h3})}
          />
          <SelectField
            label="Geohash characters"
            value={String(length)}
            options={range(1, 12)}
            hint={`This cell: ${readableLength(held.geohash.width)} east to west, ${readableLength(held.geohash.height)} south to north (WGS 84)`}
            onChange={(geohash) => change({geohash})}
          />
        </Fields>
        <p className={shared.hint}>
          The coast of the map (Natural Earth) and its cities (GeoNames, CC BY 4.0) are for orientation.
        </p>
      </div>
      <Announce>
        {problem
          ? ''
          : `Latitude ${printDegrees(lat, 7)}, longitude ${printDegrees(lon, 7)}. H3 ${held.h3.cell}, geohash ${held.geohash.hash}.`}
      </Announce>
    </div>
  );
}
