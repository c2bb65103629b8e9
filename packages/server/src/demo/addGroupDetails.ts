import { DAY_MS } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';

/** What is known about a group of the demo besides its devices. */
interface GroupDetails {
  readonly path: readonly string[];
  readonly contacts: {
    readonly manager_name: string;
    readonly manager_email: string;
    readonly manager_phone: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly deviceLimit: number | null;
  /** Alert codes with their minutes or values. */
  readonly thresholds: readonly (readonly [code: string, amount: number])[];
}

/** Days since somebody changed the groups. */
const CHANGED_DAYS_AGO = 12;
/** The only time-based code, in minutes. */
const DISCONNECTED = 'IW1';

/** A group in each language; the retailer's other groups have no details. */
const DETAILS: readonly GroupDetails[] = [
  {
    path: ['서울 본사', '로비'],
    contacts: {
      manager_name: '박지현',
      manager_email: 'jihyun.park@demo.example',
      manager_phone: '010-5550-0131',
      email: 'lobby@demo.example',
      phone: '02-555-0131',
    },
    deviceLimit: 20,
    thresholds: [
      [DISCONNECTED, 10],
      ['IW4', 90],
    ],
  },
  {
    path: ['서울 본사', '전산실'],
    contacts: {
      manager_name: '최민석',
      manager_email: 'minseok.choi@demo.example',
      manager_phone: '010-5550-0142',
      email: 'it@demo.example',
      phone: '02-555-0142',
    },
    deviceLimit: null,
    thresholds: [
      [DISCONNECTED, 3],
      ['IW2', 85],
      ['IW3', 90],
      ['IW5', 80],
    ],
  },
  {
    path: ['東京オフィス', '受付'],
    contacts: {
      manager_name: '佐藤 美咲',
      manager_email: 'misaki.sato@demo.example',
      manager_phone: '090-5550-0150',
      email: 'reception.tokyo@demo.example',
      phone: '03-5550-0150',
    },
    deviceLimit: 10,
    thresholds: [[DISCONNECTED, 15]],
  },
  {
    path: ['Austin Office', 'Warehouse'],
    contacts: {
      manager_name: 'Dana Whitfield',
      manager_email: 'dana.whitfield@demo.example',
      manager_phone: '+1 512 555 0160',
      email: 'warehouse.austin@demo.example',
      phone: '+1 512 555 0161',
    },
    deviceLimit: null,
    thresholds: [['IW4', 95]],
  },
];

/** Sets the contacts, device limits and alert thresholds of some groups of the retailer. */
export async function addGroupDetails(
  query: Kysely<Schema>,
  groupId: (path: readonly string[]) => number,
  now: number,
): Promise<void> {
  for (const { path, contacts, deviceLimit, thresholds } of DETAILS) {
    const pk = groupId(path);
    await query
      .updateTable('device_groups')
      .set({ ...contacts, dev_limit: deviceLimit, updated_at: now - CHANGED_DAYS_AGO * DAY_MS, version: 1 })
      .where('pk', '=', pk)
      .execute();
    await query
      .insertInto('group_thresholds')
      .values(
        thresholds.map(([alert_code, amount]) => ({
          device_group_fk: pk,
          alert_code,
          alert_time: alert_code === DISCONNECTED ? amount : null,
          alert_th_value: alert_code === DISCONNECTED ? null : amount,
        })),
      )
      .execute();
  }
}
