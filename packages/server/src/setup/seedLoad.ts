import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { learnSpread, type OpenDatabase, registerDevices, type Schema, textKey } from '../database/index.ts';
import { addMember, foundCompany, type FoundedCompany } from '../members/index.ts';

const DAY_MS = 86_400_000;
const CHILDREN = 10;
const ROWS_AT_ONCE = 400;
/** Counters are written once for that many devices. */
const DEVICES_AT_ONCE = 10_000;
const WORDS = ['KIOSK', 'POS', '프린터', '로비', 'サーバー', 'DISPLAY', 'gate', '창고'];

/** How much to create. */
export interface LoadOptions {
  readonly devices: number;
  /** Besides the root and the default group. */
  readonly groups: number;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The hash of everybody's password. */
  readonly passwordHash: string;
}

/** What was created: an administrator, and a user who may open a tenth of the groups. */
export interface SeededLoad extends FoundedCompany {
  readonly managerId: string;
  readonly userId: string;
  readonly groupIds: readonly number[];
}

/** Groups in a tree in which each has up to ten children, level by level. */
async function makeGroups(query: Kysely<Schema>, company: FoundedCompany, count: number): Promise<number[]> {
  const pks: number[] = [];
  while (pks.length < count) {
    const size = Math.min(ROWS_AT_ONCE, count - pks.length, pks.length === 0 ? CHILDREN : pks.length * CHILDREN);
    const rows = Array.from({ length: size }, (_, index) => {
      const number = pks.length + index;
      const name = `${WORDS[number % WORDS.length] ?? ''} ${number}`;
      return {
        company_fk: company.companyId,
        name,
        name_key: textKey(name),
        group_fk: pks[Math.floor(number / CHILDREN) - 1] ?? company.rootGroupId,
        root_group_fk: company.rootGroupId,
        flag_df_group: 0,
        flag_confirm: 0,
        dev_limit: null,
      } as const;
    });
    const made = await query.insertInto('device_groups').values(rows).returning('pk').execute();
    pks.push(...made.map(({ pk }) => pk).sort((a, b) => a - b));
  }
  return pks;
}

/** Scatters numbers, the same way in every run. */
const scattered = (number: number) => (number * 2_654_435_761) % 2 ** 32;

/**
 * Fills a database with one company of a given size, for load tests and the benchmark.
 *
 * @returns the names and keys with which to use it.
 */
export async function seedLoad(
  { query, engine }: Pick<OpenDatabase, 'query' | 'engine'>,
  options: LoadOptions,
): Promise<SeededLoad> {
  const { devices, groups, now, passwordHash } = options;
  const load = await query.transaction().execute(async (inside) => {
    const company = await foundCompany(inside, {
      name: `Company of ${devices}`,
      latestAgentVersion: '2.0.0',
      now,
      license: {
        pay_type: 'Corporate',
        pay_dev_vol: devices,
        pay_start: now,
        pay_expire: now + 365 * DAY_MS,
        pay_lisence_ref: null,
      },
    });
    const groupPks = await makeGroups(inside, company, groups);
    const everyGroup = groupPks.length > 0 ? groupPks : [company.defaultGroupId];

    for (let start = 0; start < devices; start += DEVICES_AT_ONCE) {
      const some = Array.from({ length: Math.min(DEVICES_AT_ONCE, devices - start) }, (_, index) => {
        const number = start + index;
        const mixed = scattered(number);
        return {
          guid: randomUUID(),
          agent_token_hash: null,
          device_group_fk: everyGroup[mixed % everyGroup.length] ?? company.defaultGroupId,
          alias: `${WORDS[mixed % WORDS.length] ?? ''}-${mixed.toString(36)}`,
          memo: mixed % 3 === 0 ? `memo ${mixed % 1000}` : '',
          alive: mixed % 4 === 0 ? 0 : 1,
          simulated: 1,
          dev_os_id: 1 + (mixed % 4),
          dev_ver: '1.0.0',
          last_connected_at: now - (mixed % (30 * DAY_MS)),
          created_at: now,
          telemetry: { interval_seconds: 30, last_seen_at: now, offline_due_at: now + DAY_MS },
        } as const;
      });
      await registerDevices(inside, company.companyId, some);
    }

    const managerId = `manager-${company.companyId}@load.example`;
    const userId = `user-${company.companyId}@load.example`;
    const person = { company_fk: company.companyId, password_hash: passwordHash };
    await addMember(inside, { ...person, mgrid: managerId, name: 'Manager', member_type_id: 2 }, now);
    const userPk = await addMember(inside, { ...person, mgrid: userId, name: 'User', member_type_id: 1 }, now);
    const opened = groupPks.filter((_, index) => index % CHILDREN === 0);
    for (let start = 0; start < opened.length; start += ROWS_AT_ONCE) {
      const rows = opened.slice(start, start + ROWS_AT_ONCE);
      await inside
        .insertInto('group_members')
        .values(rows.map((device_group_fk) => ({ device_group_fk, member_fk: userPk })))
        .execute();
    }
    return { ...company, managerId, userId, groupIds: groupPks };
  });
  await learnSpread(query, engine);
  return load;
}
