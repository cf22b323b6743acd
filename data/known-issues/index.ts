import type {KnownIssue, KnownIssueArea, UnplacedIssue} from '../types';
import {apiIssues} from './api';
import {logbookIssues} from './logbook';
import {protocolIssues} from './protocol';
import {sdkIssues} from './sdk';
import {spatialSolIssues} from './spatial-sol';

const severities = ['high', 'medium', 'low'];

const place = (area: KnownIssueArea, issues: readonly UnplacedIssue[], group?: string): KnownIssue[] =>
  issues.map((issue) => ({...issue, area, group}));

/** Known issues of the toolkit, the gravest first; the area's file is the place to add one. */
export const knownIssues: KnownIssue[] = [
  ...Object.entries(sdkIssues).flatMap(([group, issues]) => place('sdk', issues, group)),
  ...place('api', apiIssues),
  ...place('protocol', protocolIssues),
  ...place('logbook', logbookIssues),
  ...place('spatial-sol', spatialSolIssues),
].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));

/** The page with the list of each area. */
export const issueLists: Readonly<Record<KnownIssueArea, string>> = {
  sdk: '/sdk/known-issues',
  api: '/api',
  protocol: '/location-protocol/rules',
  logbook: '/astralscan/contributing',
  'spatial-sol': '/spatial-sol/introduction',
};
