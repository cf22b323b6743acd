/** What the figures about one record start from: the first record on the globe. */
import {records} from '../../data/records';
import {createForgeryMapView} from '../../src/lib/forge';
import {buildAnatomy} from '@astral-docs/location-record/record/anatomy';
import {toOffchainPackage} from '@astral-docs/location-record/record/sample';
import {drawBaseMap} from '../geojson-figure/draw';

const record = records.find(({place}) => place.name === 'Bell Rock Lighthouse')!;

export function buildRecordFigureData() {
  const view = createForgeryMapView();
  const {under, over} = drawBaseMap(view, 0.2);
  const chart = `<svg width="${view.width}" height="${view.height}">${under}</svg>${over}`;
  return {anatomy: buildAnatomy(toOffchainPackage(record)), forgery: {record, chart}};
}
