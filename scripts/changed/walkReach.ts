/** Which end-to-end tests a change can affect, by the business areas whose pages they open. */
import path from 'node:path';
import type { BundleReport } from '../../packages/console/scripts/bundleReport.ts';
import { holdersOf, NEIGHBOURS } from '../checks/bundle.ts';
import { filesBelow } from '../workspace/files.ts';
import { areasLoading, FRAME } from './bundleReach.ts';

/** What an end-to-end test file covers when it is not one area: every page, or what surrounds the pages. */
const EVERY = 'every page';

/** What the files cover that are not named after their area. */
const LEADS_THROUGH: Readonly<Record<string, readonly string[]>> = {
  addDevice: ['downloads', 'devices', 'accounts'],
  administrationLogin: ['accounts'],
  administrationRoutes: [FRAME],
  agentIdentity: ['devices'],
  alerts: [FRAME],
  approvalLists: ['approvals'],
  commands: ['devices'],
  companyDevices: ['devices'],
  deviceActions: ['devices'],
  deviceCommands: ['devices'],
  deviceDetail: ['devices'],
  deviceExport: ['devices'],
  deviceGroups: ['devices'],
  deviceList: ['devices'],
  deviceSearch: ['devices'],
  deviceShortcuts: ['devices', FRAME],
  drafts: [FRAME, 'accounts', 'users'],
  // Reads the files of tests and opens no page.
  english: [],
  entryRoutes: [FRAME],
  faults: [FRAME],
  fleetUsage: ['devices'],
  frame: [FRAME],
  framePages: [FRAME],
  // A console of its own, in which it opens most pages.
  furtherLanguage: [EVERY],
  groupAccess: ['groups'],
  groupDrag: ['groups'],
  groupMoves: ['groups', 'devices'],
  groupTree: ['groups', 'devices'],
  guards: [FRAME],
  invitations: ['partners'],
  licenseExpiry: ['license'],
  livePictures: ['devices'],
  login: ['accounts'],
  loginCode: ['accounts'],
  loginForm: ['accounts'],
  loginNotice: ['accounts', 'notices'],
  loginRefusals: ['accounts'],
  messages: [FRAME],
  newPassword: ['accounts'],
  newcomer: ['downloads', 'devices'],
  offline: [FRAME, 'devices', 'policies', 'accounts'],
  oneTimeCode: ['accounts'],
  ownProfile: ['users'],
  pages: [EVERY],
  partnerApplications: ['partners'],
  people: ['users'],
  permissions: ['users'],
  phone: [FRAME, 'devices'],
  portal: ['accounts', 'groups', 'devices'],
  recordings: ['remote', 'groups'],
  recovery: ['accounts'],
  remoteDevices: ['remote', 'devices'],
  remoteFiles: ['remote'],
  remoteSessions: ['devices'],
  remoteSharing: ['remote', 'groups'],
  remoteTickets: ['remote', 'tickets', 'partners'],
  remoteVnc: ['remote'],
  rollouts: ['downloads'],
  routes: [FRAME],
  savedViews: ['savedViews', 'devices'],
  seatExcess: ['license'],
  sidebar: [FRAME],
  signUpForm: ['accounts'],
  tags: ['devices', 'tags'],
  teamApprovals: ['approvals', 'groups', 'users', 'inbox', 'devices'],
  ticketFeature: ['tickets'],
  together: ['devices', 'groups'],
  toasts: [FRAME, 'devices', 'users', 'groups'],
  unsavedForms: [FRAME, 'users', 'policies'],
  userRights: ['users'],
  verification: ['accounts'],
};

const WALKS = 'tests/e2e';
const WALK = /^tests\/e2e\/[^/]+\.spec\.ts$/;
const IN_AREA = /^packages\/(?:ui|console|server|domain)\/src\/([^/]+)\//;
const TEXTS_OF_AREA = /^packages\/texts\/(?:messages|src\/catalog\/generated)\/\w+\/([^/]+)\.(?:json|ts)$/;
/** What no page consists of. */
const OUTSIDE = /^(?:docs|scripts|\.storybook|tests\/(?!e2e\/)|public|\.ci)\/|\.(?:test|stories)\.tsx?$|\.mdx?$/;

/** What an end-to-end test file covers: its area, or what is specified above; null when nothing says it. */
export function leadsThrough(walk: string): readonly string[] | null {
  const [stem = ''] = path.posix.basename(walk).split('.');
  const folder = path.posix.dirname(walk).slice(WALKS.length + 1);
  const area = [folder, stem].find((name) => name in NEIGHBOURS);
  return area === undefined ? (LEADS_THROUGH[stem] ?? null) : [area];
}

/** The areas whose pages include a file, judging by its name: its own, and those the bundle check lets load it. */
function areasByName(file: string): ReadonlySet<string> | null {
  const area = (TEXTS_OF_AREA.exec(file) ?? IN_AREA.exec(file))?.[1];
  if (area === undefined || !(area in NEIGHBOURS)) return null;
  return new Set([area, ...Object.keys(NEIGHBOURS).filter((other) => NEIGHBOURS[other]?.includes(area))]);
}

/** Whether the bundle knows which pages load the file. Texts are chosen by language when a page is rendered. */
const isBundled = (file: string, report: BundleReport) =>
  !TEXTS_OF_AREA.test(file) && holdersOf(report, file).length > 0;

const both = (some: ReadonlySet<string> | null, others: ReadonlySet<string> | null) =>
  some && others && new Set([...some, ...others]);

function areasOf(file: string, report: BundleReport): ReadonlySet<string> | null {
  if (!isBundled(file, report)) return areasByName(file);
  const areas = areasLoading(file, report);
  // The server follows the same rules.
  if (file.startsWith('packages/domain/')) return both(areas, areasByName(file));
  return file.startsWith('packages/console/') ? both(areas, new Set([FRAME])) : areas;
}

/** Whether one of the files may be part of a page, or a test of pages changed. */
export const mayReachPages = (files: readonly string[]): boolean =>
  files.some((file) => WALK.test(file) || !OUTSIDE.test(file));

/**
 * @param files The changed files, from the root of the project.
 * @param report The report of the console's bundler.
 * @returns The areas whose pages the files can change, including `FRAME` for what surrounds the pages; null for all.
 */
export function areasReached(files: readonly string[], report: BundleReport): ReadonlySet<string> | null {
  return files
    .filter((file) => !OUTSIDE.test(file) && !WALK.test(file))
    .map((file) => areasOf(file, report))
    .reduce<ReadonlySet<string> | null>(both, new Set());
}

/**
 * @param files The changed files, from the root of the project.
 * @param areas What `areasReached` answered for them.
 * @param walks Every end-to-end test file.
 * @returns The end-to-end test files to run.
 */
export function walksReached(
  files: readonly string[],
  areas: ReadonlySet<string> | null,
  walks: readonly string[],
): string[] {
  if (areas === null) return [...walks];
  return walks.filter((walk) => {
    if (files.includes(walk)) return true;
    const own = leadsThrough(walk) ?? [EVERY];
    return own.some((part) => (part === EVERY ? areas.size > 0 : areas.has(part)));
  });
}

/** Every end-to-end test file. */
export const allWalks = (): string[] => filesBelow(WALKS).filter((file) => file.endsWith('.spec.ts'));
