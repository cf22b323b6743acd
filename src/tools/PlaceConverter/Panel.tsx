import {type ReactNode, useCallback, useDeferredValue, useMemo, useState} from 'react';
import clsx from 'clsx';
import {listPositions, printDegrees} from '@astral-docs/location-record/geo';
import {LiveRegion} from '../shared/LiveRegion';
import {Button, CopyRow, SelectField, TextField} from '../shared/parts';
import {useUrlState} from '../shared/query';
import {PlaceMap} from './Map';
import {
  axisOrderLabels,
  findCells,
  listPlaceNotations,
  parsePlaceNotation,
  PlaceParseError,
  listShapeNotations,
  type Order,
  type Reading,
} from '@site/src/lib/placeConverter';
import {LIMITS} from '@site/src/lib/limits';
import {formatArea, formatLength} from '@site/src/lib/readable';
import type {Place} from './types';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

const listNumbers = (from: number, to: number): [string, string][] =>
  Array.from({length: to - from + 1}, (_, i) => [String(from + i), String(from + i)]);

/** Degrees in words, with a minus sign: a hyphen would look like part of the word before it. */
const printSigned = (degrees: number): string => `${printDegrees(degrees, 9).replace('-', '−')}°`;

/** A whole number from text within a range, or the fallback: an address can hold anything. */
const parseWithin = (text: string, from: number, to: number, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value >= from && value <= to ? value : fallback;
};

/** What a text says, or what is wrong with it; and the last reading that there was, which stays while the reader corrects the text. */
function useReading(text: string, order: Order, initial: string) {
  const {reading, problem} = useMemo((): {reading?: Reading; problem?: PlaceParseError} => {
    try {
      return {reading: parsePlaceNotation(text, order)};
    } catch (error) {
      if (error instanceof PlaceParseError) return {problem: error};
      throw error;
    }
  }, [text, order]);
  const [last, setLast] = useState<Reading>(() => reading ?? parsePlaceNotation(initial));
  if (reading && reading !== last) setLast(reading);
  return {reading, problem, shown: reading ?? last};
}

interface ReadingNotesProps {
  readonly reading: Reading | undefined;
  readonly problem: PlaceParseError | undefined;
  readonly onSwapOrder: () => void;
  readonly onText: (text: string) => void;
}

/** How the text was read, what to know about that, and what can be swapped. */
function ReadingNotes({reading, problem, onSwapOrder, onText}: ReadingNotesProps): ReactNode {
  const swapped = problem?.swapped ?? reading?.swapped;
  return (
    <div className={styles.notes}>
      {problem && <p className={shared.hint}>What follows is still the last place that could be read.</p>}
      {reading && (
        <p>
          Read as <strong>{reading.form}</strong>: latitude {printSigned(reading.lat)}, longitude{' '}
          {printSigned(reading.lon)}.
        </p>
      )}
      {reading?.warnings.map((warning) => (
        <p key={warning} className={shared.warning}>
          {warning}
        </p>
      ))}
      {reading?.assumed && (
        <Button onClick={onSwapOrder}>
          Swap: read as {axisOrderLabels[reading.assumed === 'lon-lat' ? 'lat-lon' : 'lon-lat']}
        </Button>
      )}
      {swapped && <Button onClick={() => onText(swapped)}>Swap the two axes in the text</Button>}
    </div>
  );
}

interface CellFieldsProps {
  readonly cell: ReturnType<typeof findCells>;
  readonly resolution: number;
  readonly length: number;
  readonly onChange: (change: {h3: string} | {geohash: string}) => void;
}

/** The sizes of the cells that hold the place. */
function CellFields({cell: {h3, geohash}, resolution, length, onChange}: CellFieldsProps): ReactNode {
  return (
    <div className={shared.fields}>
      <SelectField
        label="H3 resolution"
        value={String(resolution)}
        options={listNumbers(0, 15)}
        hint={`This cell: ${formatArea(h3.area, 3)} (sphere of H3)`}
        onChange={(value) => onChange({h3: value})}
      />
      <SelectField
        label="Geohash characters"
        value={String(length)}
        options={listNumbers(1, 12)}
        hint={`This cell: ${formatLength(geohash.width)} east to west, ${formatLength(geohash.height)} south to north (WGS 84)`}
        onChange={(value) => onChange({geohash: value})}
      />
    </div>
  );
}

export default function Panel({data}: {readonly data: Place}): ReactNode {
  const defaults = useMemo(() => ({place: data.text, order: 'lon-lat', h3: '9', geohash: '9'}), [data.text]);
  const [fields, change] = useUrlState(defaults);
  const order: Order = fields.order === 'lat-lon' ? 'lat-lon' : 'lon-lat';
  const resolution = parseWithin(fields.h3, 0, 15, 9);
  const length = parseWithin(fields.geohash, 1, 12, 9);
  const {reading, problem, shown} = useReading(useDeferredValue(fields.place), order, data.text);
  const {lon, lat} = shown;
  const all = useMemo(() => listPlaceNotations(lon, lat, resolution, length), [lon, lat, resolution, length]);
  const cell = useMemo(() => findCells(lon, lat, resolution, length), [lon, lat, resolution, length]);
  const shapes = useMemo(() => listShapeNotations(shown), [shown]);
  const corners = shown.shape ? listPositions(shown.shape).length : 0;
  const outlines = useMemo(
    () => [
      {id: 'geohash', geometry: cell.geohash.outline},
      {id: 'h3', geometry: cell.h3.outline},
      ...(shown.shape && !shown.isCell && corners <= LIMITS.corners ? [{id: 'shape', geometry: shown.shape}] : []),
    ],
    [cell, shown, corners],
  );
  const changePlace = useCallback((place: string): void => change({place}), [change]);
  const choose = useCallback(
    (...chosen: readonly number[]) => {
      const angles = chosen.map((angle) => printDegrees(angle));
      changePlace((order === 'lon-lat' ? angles : angles.reverse()).join(', '));
    },
    [changePlace, order],
  );
  return (
    <div className={styles.panes}>
      <PlaceMap {...{lon, lat, outlines}} isOld={Boolean(problem)} onChoose={choose} />
      <div className={styles.entry}>
        <TextField
          label="A place in any form"
          hint="Numbers, degrees with N S E W, GeoJSON, WKT, scaledCoordinates, geo URI, H3 or geohash, on WGS 84."
          value={fields.place}
          problem={problem?.message ?? ''}
          rows={2}
          wide
          onChange={changePlace}
        />
        <ReadingNotes
          {...{reading, problem}}
          onSwapOrder={() => change({order: order === 'lon-lat' ? 'lat-lon' : 'lon-lat'})}
          onText={changePlace}
        />
      </div>
      {/* What the text does not say is not copied by mistake. */}
      <div className={clsx(shared.part, styles.forms, problem && styles.old)} inert={Boolean(problem)}>
        <h3>The place in other forms</h3>
        <dl className={shared.rows}>
          {[...shapes, ...all].map(({id, name, order: axes, text}) => (
            <CopyRow key={id} name={name} note={axes} text={text} />
          ))}
        </dl>
      </div>
      <div className={shared.part}>
        <CellFields {...{cell, resolution, length}} onChange={change} />
        <p className={shared.hint}>
          {corners > LIMITS.corners && `The map does not draw the shape of ${corners} corners. `}
          The coast of the map (Natural Earth) and its cities (GeoNames, CC BY 4.0) are for orientation.
        </p>
      </div>
      <LiveRegion>
        {problem
          ? ''
          : `Latitude ${printDegrees(lat, 7)}, longitude ${printDegrees(lon, 7)}. H3 ${cell.h3.cell}, geohash ${cell.geohash.hash}.`}
      </LiveRegion>
    </div>
  );
}
