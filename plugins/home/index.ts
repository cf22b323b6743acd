import type {Plugin} from '@docusaurus/types';
import {records} from '../../data/records';
import {type State, type StateMeaning, states, status} from '../../data/status';
import type {Globe, GlobeCard} from '../../src/lib/globe';
import {createGlobeCard} from './card';
import {buildRecordFigureData} from './figures';
import {globeLandPolygons, drawGlobe} from './globe';

/** The records on the globe: one location type each, all on the hemisphere that faces the reader. */
const places = [
  'Bell Rock Lighthouse',
  'Teide Observatory',
  'Cape Spear Lighthouse',
  'Green Bank Observatory',
  'ALMA Observatory, Chajnantor',
  'HESS telescopes, Göllschau',
];
const centre: [number, number] = [-28, 16];

export interface Home {
  globe: Globe;
  records: GlobeCard[];
  /** What works today, from deployed to planned. */
  parts: (Pick<StateMeaning, 'label' | 'tone'> & {name: string; page?: string})[];
}

/** Draws the globe of the home page and checks the signatures of the records on it. */
export default function homePlugin(): Plugin<unknown> {
  return {
    name: 'astral-home',
    async loadContent(): Promise<Home> {
      const shown = places.map((name) => {
        const record = records.find(({place}) => place.name === name);
        if (!record)
          throw new Error(`data/records has no record of "${name}": choose another place in plugins/home/index.ts.`);
        return record;
      });
      return {
        globe: drawGlobe(
          centre,
          shown.map(({place}) => [place.longitude, place.latitude]),
        ),
        records: await Promise.all(shown.map(createGlobeCard)),
        parts: (Object.keys(states) as State[]).flatMap((state) =>
          Object.values(status)
            .filter((part) => part.group === 'parts' && part.state === state)
            .map(({name, page}) => ({name, page, label: states[state].label, tone: states[state].tone})),
        ),
      };
    },
    async contentLoaded({content, actions}) {
      await actions.createData('home.json', JSON.stringify(content));
      // The globe fetches its coasts when a reader comes to it, the figures theirs when one is near.
      await actions.createData('coasts.json', JSON.stringify(globeLandPolygons));
      await actions.createData('figures.json', JSON.stringify(buildRecordFigureData()));
    },
  };
}
