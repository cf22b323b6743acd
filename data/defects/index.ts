import type {Defect} from '../types';
import {apiDefects} from './api';
import {logbookDefects} from './logbook';
import {protocolDefects} from './protocol';
import {sdkDefects} from './sdk';
import {spatialSolDefects} from './spatial-sol';

/** Known defects of the toolkit; the area's file is the place to add one. */
export const defects: Defect[] = [
  ...sdkDefects,
  ...apiDefects,
  ...protocolDefects,
  ...logbookDefects,
  ...spatialSolDefects,
];
