import type {KnownIssue} from '../types';
import {apiIssues} from './api';
import {logbookIssues} from './logbook';
import {protocolIssues} from './protocol';
import {sdkIssues} from './sdk';
import {spatialSolIssues} from './spatial-sol';

/** Known issues of the toolkit; the area's file is the place to add one. */
export const knownIssues: KnownIssue[] = [
  ...sdkIssues,
  ...apiIssues,
  ...protocolIssues,
  ...logbookIssues,
  ...spatialSolIssues,
];
