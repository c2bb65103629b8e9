import { AUDIT_CODES, DAY_MS, DEFAULT_GROUP_NAME, recordedGroupName } from '@remote-console/domain';
import type { Insertable, Kysely } from 'kysely';
import { codeColumns } from '../audit/index.ts';
import type { Schema } from '../database/index.ts';
import type { DemoPerson } from './people.ts';
import { between, pick, type Choices, type Random, seededRandom } from './seededRandom.ts';

const ENTRIES = 90;
const DAYS_BACK = 45;
const SEED = 20_261;
const MINUTE_MS = 60_000;
const THE_DEFAULT_GROUP = recordedGroupName({ name: DEFAULT_GROUP_NAME, isDefaultGroup: true });

/** A device as the history needs it. */
export interface KnownDevice {
  readonly pk: number;
  readonly alias: string;
  readonly memo: string;
  readonly groupPath: readonly string[];
}

type Act = (
  random: Random,
  device: KnownDevice,
) => Pick<Insertable<Schema['audit']>, 'act_name_id' | 'act_type_id' | 'old_value' | 'new_value'>;

const nothing = { old_value: '', new_value: '' };
const remote: Act = () => ({ ...codeColumns(AUDIT_CODES.remote), ...nothing });
const fileTransfer: Act = () => ({ ...codeColumns(AUDIT_CODES.fileTransfer), ...nothing });
const reboot: Act = () => ({ ...codeColumns(AUDIT_CODES.reboot), ...nothing });
const shutdown: Act = () => ({ ...codeColumns(AUDIT_CODES.shutdown), ...nothing });
const agentUpdate: Act = () => ({ ...codeColumns(AUDIT_CODES.agentUpdate), old_value: '0.0.9', new_value: '0.1.0' });
const rename: Act = (random, { alias }) => ({
  ...codeColumns(AUDIT_CODES.nameChanged),
  old_value: `DESKTOP-${between(random, 1000, 9999)}`,
  new_value: alias,
});
const writeMemo: Act = (_, { memo }) => ({
  ...codeColumns(AUDIT_CODES.memoChanged),
  old_value: '점검 예정',
  new_value: memo,
});
const move: Act = (_, { groupPath }) => ({
  ...codeColumns(AUDIT_CODES.groupMoved),
  old_value: THE_DEFAULT_GROUP,
  new_value: groupPath.at(-1) ?? THE_DEFAULT_GROUP,
});

/** What administrators do, frequent actions more often. */
export const MANAGER_ACTS: Choices<Act> = [
  remote,
  remote,
  remote,
  fileTransfer,
  fileTransfer,
  reboot,
  shutdown,
  agentUpdate,
  rename,
  writeMemo,
  move,
];

/** What a user with the permissions to control and to transfer files does. */
export const USER_ACTS: Choices<Act> = [remote, remote, fileTransfer, writeMemo];

/** Somebody who did things: what, and to which devices. */
export interface Actor {
  readonly pk: number;
  readonly person: DemoPerson;
  readonly acts: Choices<Act>;
  readonly devices: readonly KnownDevice[];
}

/** Devices that somebody deleted before the demo began. */
const DELETED = ['구형 POS-강남-11', 'TEST-VM-02', '旧受付タブレット', 'Old dock sensor'] as const;

/** Adds what people of a company have done in the last weeks, and the devices deleted by the first of them. */
export async function addHistory(
  query: Kysely<Schema>,
  companyId: number,
  actors: Choices<Actor>,
  now: number,
): Promise<void> {
  const random = seededRandom(SEED);
  const by = ({ pk, person }: Actor) => ({ member_fk: pk, name: person.name, reg_mail: person.mgrid });
  const acts = Array.from({ length: ENTRIES }, () => {
    const actor = pick(random, actors);
    const act_at = now - between(random, 60, DAYS_BACK * 24 * 60) * MINUTE_MS;
    const device = actor.devices[between(random, 0, actor.devices.length - 1)];
    if (!device) return [];
    const act = pick(random, actor.acts)(random, device);
    return [{ company_fk: companyId, act_at, device_fk: device.pk, ...by(actor), ...act }];
  });
  const deletions = DELETED.map((alias, index) => ({
    company_fk: companyId,
    act_at: now - (index + 2) * 5 * DAY_MS,
    device_fk: null,
    ...by(actors[0]),
    ...codeColumns(AUDIT_CODES.deviceDeleted),
    old_value: alias,
    new_value: '',
  }));
  const entries: Insertable<Schema['audit']>[] = [...acts.flat(), ...deletions];
  await query
    .insertInto('audit')
    .values(entries.sort((a, b) => a.act_at - b.act_at))
    .execute();
}
