import { DAY_MS, formatAlertCode, ALERT_TYPES, type AlertType, type RemoteKind } from '@remote-console/domain';
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { between, type Choices, pick, type Random, seededRandom } from './seededRandom.ts';

const SEED = 41_207;
const DAYS_BACK = 60;
const SESSIONS = 180;
const TRANSFERS = 60;
const ALERTS = 140;
const LOGINS = 90;
const MINUTE_MS = 60_000;
/** How long a past alert lasted, in milliseconds. */
const LASTED_MS = 20 * MINUTE_MS;

/** A device as named in reports. */
export interface ReportedDevice {
  readonly pk: number;
  readonly alias: string;
  readonly dev_os_id: number;
  readonly publicAddress: string;
  readonly privateAddress: string;
}

/** Somebody who logs in and works with devices. */
export interface ReportedPerson {
  readonly pk: number;
  readonly mgrid: string;
  readonly address: string;
  readonly privateAddress: string;
  /** Empty for the remote-control program. */
  readonly browsers: Choices<string>;
  readonly devices: Choices<ReportedDevice>;
}

const FILE_NAMES: Choices<string> = [
  '가격표_11월.xlsx',
  '매장공지.pdf',
  'pos-update-0.1.0.exe',
  'printer-driver.zip',
  '受付マニュアル.pdf',
  'signage-loop.mp4',
  'daily-sales.csv',
  'screenshot.png',
];

/** What a crossed threshold looks like; the numbers are those of `ALERT_TYPES`. */
const CROSSED: Readonly<Record<number, readonly [least: number, most: number]>> = {
  1: [10, 90],
  2: [91, 100],
  3: [90, 99],
  4: [90, 98],
  5: [81, 95],
  6: [56, 68],
  7: [300, 700],
};

/** What sessions start with, frequent ones more often. */
const BEGINNINGS: Choices<RemoteKind> = [
  'screen',
  'screen',
  'screen',
  'terminal',
  'screen',
  'files',
  'screen',
  'terminal',
];

/** A time in the last weeks, mostly in working hours. */
function someTime(random: Random, now: number): number {
  const day = Math.floor(now / DAY_MS) - between(random, 1, DAYS_BACK);
  const hour = random() < 0.8 ? between(random, 0, 9) : between(random, 0, 23);
  return day * DAY_MS + hour * 60 * MINUTE_MS + between(random, 0, 59) * MINUTE_MS + between(random, 0, 59) * 1000;
}

function times(count: number, random: Random, now: number): number[] {
  return Array.from({ length: count }, () => someTime(random, now)).toSorted((a, b) => a - b);
}

function sessions(random: Random, company_fk: number, people: Choices<ReportedPerson>, now: number) {
  return times(SESSIONS, random, now).map((start_time, index): Insertable<Schema['remote_sessions']> => {
    const person = pick(random, people);
    const device = pick(random, person.devices);
    return {
      company_fk,
      device_fk: device.pk,
      member_fk: person.pk,
      reg_mail: person.mgrid,
      alias: device.alias,
      host_public_ip: device.publicAddress,
      host_private_ip: device.privateAddress,
      host_os_id: device.dev_os_id,
      viewer_public_ip: person.address,
      viewer_private_ip: person.privateAddress,
      start_time,
      end_time: start_time + between(random, 1, 50) * MINUTE_MS + between(random, 0, 59) * 1000,
      security: random() < 0.9 ? 1 : 0,
      began_with: BEGINNINGS[index % BEGINNINGS.length] ?? 'screen',
    };
  });
}

function transfers(random: Random, company_fk: number, people: Choices<ReportedPerson>, now: number) {
  return times(TRANSFERS, random, now).map((start_time): Insertable<Schema['file_transfers']> => {
    const person = pick(random, people);
    const device = pick(random, person.devices);
    return {
      company_fk,
      device_fk: device.pk,
      member_fk: person.pk,
      start_time,
      end_time: start_time + between(random, 1, 240) * 1000,
      mgrid: person.mgrid,
      file_name: pick(random, FILE_NAMES),
      action_type: random() < 0.7 ? 1 : 2,
      file_size: Math.round(1024 * 10 ** (random() * 5)),
      device_os_id: device.dev_os_id,
    };
  });
}

function alerts(random: Random, company_fk: number, devices: Choices<ReportedDevice>, now: number) {
  return times(ALERTS, random, now).map((generate): Insertable<Schema['alerts']> => {
    const device = pick(random, devices);
    const type = pick<AlertType>(random, ALERT_TYPES);
    const [least, most] = CROSSED[type.number] ?? [0, 0];
    return {
      company_fk,
      device_fk: device.pk,
      device: device.alias,
      generate,
      device_os_id: device.dev_os_id,
      alert_code: formatAlertCode('W', type),
      alert_value: between(random, least, most),
      // Ongoing alerts come from what the devices of the demo report.
      ended_at: generate + LASTED_MS,
    };
  });
}

function logins(random: Random, company_fk: number, people: Choices<ReportedPerson>, now: number) {
  return times(LOGINS, random, now).map((created_at): Insertable<Schema['access_history']> => {
    const person = pick(random, people);
    const browser = pick(random, person.browsers);
    return {
      company_fk,
      member_fk: person.pk,
      mgrid: person.mgrid,
      created_at,
      type_id: 1,
      browser,
      dev_os_id: 1,
      address: person.address,
      private_address: browser === '' ? person.privateAddress : '',
    };
  });
}

/** Adds remote sessions, file transfers, alerts and logins of the last weeks. */
export async function addReports(
  query: Kysely<Schema>,
  company: {
    readonly companyId: number;
    readonly people: Choices<ReportedPerson>;
    readonly devices: Choices<ReportedDevice>;
  },
  now: number,
): Promise<void> {
  const random = seededRandom(SEED);
  const { companyId, people, devices } = company;
  await query
    .insertInto('remote_sessions')
    .values(sessions(random, companyId, people, now))
    .execute();
  await query
    .insertInto('file_transfers')
    .values(transfers(random, companyId, people, now))
    .execute();
  await query
    .insertInto('alerts')
    .values(alerts(random, companyId, devices, now))
    .execute();
  await query
    .insertInto('access_history')
    .values(logins(random, companyId, people, now))
    .execute();
}
