/** Which end-to-end tests a change can reach, by the business areas whose pages they open. */
import path from 'node:path';
import { NEIGHBOURS } from '../checks/bundle.ts';
import { filesBelow } from '../workspace/files.ts';

/** What a file of walks leads through when it is not one area: every page, or what is around the pages. */
const EVERY = 'every page';
const FRAME = 'the frame, the routes and their guards';

/** What the files lead through that are not named after their area. */
const LEADS_THROUGH: Readonly<Record<string, readonly string[]>> = {
  addDevice: ['downloads', 'devices', 'accounts'],
  administrationLogin: ['accounts'],
  administrationRoutes: [FRAME],
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
  drafts: [FRAME, 'accounts', 'managers'],
  english: [EVERY],
  entryRoutes: [FRAME],
  faults: [FRAME],
  frame: [FRAME],
  framePages: [FRAME],
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
  ownProfile: ['managers'],
  pages: [EVERY],
  partnerApplications: ['partners'],
  people: ['managers'],
  permissions: ['managers'],
  phone: [EVERY],
  recovery: ['accounts'],
  remoteSessions: ['devices'],
  routes: [FRAME],
  seatExcess: ['license'],
  sidebar: [FRAME],
  signUpForm: ['accounts'],
  ticketFeature: ['tickets'],
  together: ['devices', 'groups'],
  toasts: [FRAME, 'devices', 'managers', 'groups'],
  unsavedForms: [FRAME, 'managers', 'policies'],
  userRights: ['managers'],
  verification: ['accounts'],
};

const WALKS = 'tests/e2e';
const IN_AREA = /^packages\/(?:ui|console|server|domain)\/src\/([^/]+)\//;
const TEXTS_OF_AREA = /^packages\/ui\/src\/i18n\/\w+\/([^/]+)\.ts$/;
/** What no page is made of. */
const OUTSIDE = /^(?:docs|scripts|\.storybook|tests\/(?!e2e\/)|public|\.ci)\/|\.(?:test|stories)\.tsx?$|\.mdx?$/;

/** What a file of walks leads through: its area, or what is written above; null when nothing says it. */
export function leadsThrough(walk: string): readonly string[] | null {
  const [stem = ''] = path.posix.basename(walk).split('.');
  const folder = path.posix.dirname(walk).slice(WALKS.length + 1);
  const area = [folder, stem].find((name) => name in NEIGHBOURS);
  return area === undefined ? (LEADS_THROUGH[stem] ?? null) : [area];
}

/** What is made of a file: the pages of its area and of those that the check of the bundle lets load it; null for all. */
function partsReached(file: string): readonly string[] | null {
  const area = (TEXTS_OF_AREA.exec(file) ?? IN_AREA.exec(file))?.[1];
  if (area === undefined || !(area in NEIGHBOURS)) return null;
  const neighbours = Object.keys(NEIGHBOURS).filter((other) => NEIGHBOURS[other]?.includes(area));
  return [area, ...neighbours, EVERY, ...(file.startsWith('packages/console/') ? [FRAME] : [])];
}

/**
 * @param files The changed files, from the root of the project.
 * @param walks Every file of walks.
 * @returns The files of walks to run.
 */
export function walksReached(files: readonly string[], walks: readonly string[]): string[] {
  const relevant = files.filter((file) => !OUTSIDE.test(file) && !walks.includes(file));
  const parts = relevant.map(partsReached);
  return walks.filter((walk) => {
    if (files.includes(walk)) return true;
    const own = leadsThrough(walk);
    return parts.some((reached) => reached === null || own === null || own.some((part) => reached.includes(part)));
  });
}

/** Every file of walks there is. */
export const allWalks = (): string[] => filesBelow(WALKS).filter((file) => file.endsWith('.spec.ts'));
