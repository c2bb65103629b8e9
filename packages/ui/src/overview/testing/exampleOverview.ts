import type { DailyUse, FleetOverview, LicenseCapacity, Profile, StatisticsRow } from '@remote-console/api-client';
import { aProfile } from '@remote-console/api-client/testing';

/** Noon in Seoul, the time of every story. */
const NOW = Date.parse('2026-11-21T03:00:00Z');
const DAY_MS = 86_400_000;

/** A manager of a company on the Corporate plan. */
export const MANAGER: Profile = aProfile();
/** Decides on requests of their groups, and may not view reports. */
export const SUB_MANAGER: Profile = aProfile({
  id: 3,
  type: 'User',
  memberType: 6,
  usesApprovals: true,
  permissions: '1',
});
/** May open a few groups, and nothing else. */
export const USER: Profile = aProfile({
  id: 4,
  type: 'User',
  memberType: 1,
  usesApprovals: false,
  permissions: '1',
});

/** A medium-sized fleet with a few problems. */
export const exampleFleetOverview: FleetOverview = {
  total: 214,
  online: 187,
  offline: 27,
  absent: 5,
  alerting: 5,
  openAlerts: 6,
  overLimit: 4,
  limits: [
    { alertCode: 'IW4', devices: 3 },
    { alertCode: 'IW2', devices: 1 },
  ],
  outdated: 31,
  updatable: 24,
  latestVersion: '5.2.0',
};

/** A fleet without problems. */
export const quietFleet: FleetOverview = {
  ...exampleFleetOverview,
  online: 214,
  offline: 0,
  absent: 0,
  alerting: 0,
  openAlerts: 0,
  overLimit: 0,
  limits: [],
  outdated: 0,
  updatable: 0,
};

/** Numbers and names that need space. */
export const crowdedFleet: FleetOverview = {
  total: 1_248_300,
  online: 1_203_117,
  offline: 45_183,
  absent: 12_944,
  alerting: 10_482,
  openAlerts: 31_207,
  overLimit: 9_871,
  limits: ['IW2', 'IW3', 'IW4', 'IW5', 'IW6', 'IW7'].map((alertCode, index) => ({
    alertCode,
    devices: 4820 - index * 700,
  })),
  outdated: 402_118,
  updatable: 388_240,
  latestVersion: '5.2.0-beta.14+20261121',
};

const dayOf = (back: number) => new Date(NOW - back * DAY_MS).toISOString().slice(0, 10);

/** Usage of the last days, ending today: little on weekends. */
export const exampleUse = (days: number): DailyUse[] =>
  Array.from({ length: days }, (_, index) => {
    const startDate = dayOf(days - 1 - index);
    const isWeekEnd = [0, 6].includes(new Date(`${startDate}T00:00:00Z`).getUTCDay());
    const wave = (index * 7) % 12;
    return isWeekEnd
      ? { startDate, screen: 3 + (index % 3), terminal: index % 2, files: 0 }
      : { startDate, screen: 24 + wave, terminal: 8 + (wave % 5), files: 3 + (wave % 7) };
  });

/** A number of devices that grows by one a day. */
export const exampleTimeline: LicenseCapacity = {
  volume: 300,
  devices: 214,
  expires: '2027-03-30T15:00:00.000Z',
  counts: Array.from({ length: 90 }, (_, index) => ({
    at: new Date(Math.floor(NOW / DAY_MS) * DAY_MS - (90 - index) * DAY_MS).toISOString(),
    devices: 124 + index,
  })),
};

const DEVICES = ['KIOSK-로비-01', 'POS-강남-03', '7층 회의실 PC 01', 'GW-용인-북문', 'PRINT-SRV'] as const;
const PEOPLE = ['manager', 'submanager', 'user', 'seoyeon.kim', 'partner'] as const;

/** The top five. */
export const exampleTop = (category: 'device' | 'user'): StatisticsRow[] =>
  [64, 51, 47, 33, 12].map((count, index) => ({
    usage: count / 2,
    count,
    category,
    alias: category === 'device' ? (DEVICES[index] ?? '') : '',
    personMail: category === 'user' ? `${PEOPLE[index]}@demo.example` : '',
    device: category === 'device' ? index + 1 : null,
  }));
