import { AUDIT_CODES, type AuditCode, DAY_MS } from '@remote-console/domain';
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { DemoPerson } from './people.ts';
import { between, pick, type Choices, type Random, seededRandom } from './seededRandom.ts';

const ENTRIES = 90;
const DAYS_BACK = 45;
const SEED = 20_261;
const MINUTE_MS = 60_000;

/** A device as the history needs it. */
export interface KnownDevice {
  readonly pk: number;
  readonly alias: string;
  readonly memo: string;
  readonly groupPath: readonly string[];
}

/** Somebody who did things, by pk. */
export interface Actor {
  readonly pk: number;
  readonly person: DemoPerson;
}

type Act = (
  random: Random,
  device: KnownDevice,
) => AuditCode & { readonly old_value: string; readonly new_value: string };

const nothing = { old_value: '', new_value: '' };

/** What people do, the frequent more often. */
const ACTS: Choices<Act> = [
  () => ({ ...AUDIT_CODES.remote, ...nothing }),
  () => ({ ...AUDIT_CODES.remote, ...nothing }),
  () => ({ ...AUDIT_CODES.remote, ...nothing }),
  () => ({ ...AUDIT_CODES.fileTransfer, ...nothing }),
  () => ({ ...AUDIT_CODES.fileTransfer, ...nothing }),
  () => ({ ...AUDIT_CODES.reboot, ...nothing }),
  () => ({ ...AUDIT_CODES.shutdown, ...nothing }),
  () => ({ ...AUDIT_CODES.agentUpdate, old_value: '0.0.9', new_value: '0.1.0' }),
  (random, { alias }) => ({
    ...AUDIT_CODES.nameChanged,
    old_value: `DESKTOP-${between(random, 1000, 9999)}`,
    new_value: alias,
  }),
  (_, { memo }) => ({ ...AUDIT_CODES.memoChanged, old_value: '', new_value: memo }),
  (_, { groupPath }) => ({ ...AUDIT_CODES.groupMoved, old_value: '기본 그룹', new_value: groupPath.at(-1) ?? '' }),
];

/** Devices that somebody deleted before the demo began. */
const DELETED = ['구형 POS-강남-11', 'TEST-VM-02', '旧受付タブレット', 'Old dock sensor'] as const;

/** Adds what people have done in the last weeks to devices of a company, and the devices they deleted. */
export async function addHistory(
  query: Kysely<Schema>,
  companyPk: number,
  devices: Choices<KnownDevice>,
  actors: Choices<Actor>,
  now: number,
): Promise<void> {
  const random = seededRandom(SEED);
  const moment = () => now - between(random, 60, DAYS_BACK * 24 * 60) * MINUTE_MS;
  const by = ({ pk, person }: Actor) => ({ member_fk: pk, name: person.name, reg_mail: person.mgrid });
  const acts = Array.from({ length: ENTRIES }, () => {
    const device = pick(random, devices);
    const act = pick(random, ACTS)(random, device);
    return { company_fk: companyPk, act_at: moment(), device_fk: device.pk, ...by(pick(random, actors)), ...act };
  });
  const deletions = DELETED.map((alias, index) => ({
    company_fk: companyPk,
    act_at: now - (index + 2) * 5 * DAY_MS,
    device_fk: null,
    ...by(actors[0]),
    ...AUDIT_CODES.deviceDeleted,
    old_value: alias,
    new_value: '',
  }));
  const entries: Insertable<Schema['audit']>[] = [...acts, ...deletions].sort((a, b) => a.act_at - b.act_at);
  await query.insertInto('audit').values(entries).execute();
}
