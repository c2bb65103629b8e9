import type { Rollout } from '@remote-console/api-client/contract';
import {
  type AdministrationAct,
  recordedGroupName,
  ROLLOUT_WAVES,
  type RolloutWave,
  type WaveTally,
} from '@remote-console/domain';
import type { AdministrationEntry } from '../../audit/index.ts';
import { companyTables, type Connection, instantText } from '../../database/index.ts';
import { creatorOf } from '../creator.ts';

const NOTHING: WaveTally = { waiting: 0, asked: 0, updated: 0, failed: 0 };

/** The progress of the devices of each wave of some rollouts, by the ID of the rollout. */
export async function waveTallies(
  { query }: Connection,
  rolloutIds: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<RolloutWave, WaveTally>>>> {
  const tallies = new Map(
    rolloutIds.map((pk): [number, Record<RolloutWave, WaveTally>] => [pk, { 1: NOTHING, 2: NOTHING, 3: NOTHING }]),
  );
  if (rolloutIds.length === 0) return tallies;
  const rows = await query
    .selectFrom('rollout_devices')
    .select((eb) => ['rollout_fk', 'wave', 'state', eb.fn.countAll<number>().as('total')])
    .where('rollout_fk', 'in', rolloutIds)
    .groupBy(['rollout_fk', 'wave', 'state'])
    .execute();
  for (const { rollout_fk, wave, state, total } of rows) {
    const waves = tallies.get(rollout_fk);
    if (waves) waves[wave] = { ...waves[wave], [state]: total };
  }
  return tallies;
}

interface GroupColumns {
  /** The name of the group at the start; null for all devices. */
  readonly group_name: string | null;
  readonly group_pk: number | null;
  readonly present_group_name: string | null;
  readonly flag_df_group: 0 | 1 | null;
}

function groupOf({ group_name, group_pk, present_group_name, flag_df_group }: GroupColumns): Rollout['group'] {
  if (group_name === null) return null;
  return { id: group_pk, name: present_group_name ?? group_name, isDefaultGroup: flag_df_group === 1 };
}

/** What the audit says about an act on a rollout: its version, and its group if it has one. */
export function rolloutEntry(
  act: Extract<AdministrationAct, 'rolloutStarted' | 'rolloutContinued' | 'rolloutStopped'>,
  { version, group }: Pick<Rollout, 'version' | 'group'>,
): AdministrationEntry {
  const change = group === null ? null : { before: {}, after: { group: recordedGroupName(group) } };
  return { act, subject: version, change };
}

/** The rollouts of a company, as they are sent, newest first. */
export async function rolloutRecords(
  connection: Connection,
  companyId: number,
  choice: { readonly pk?: number; readonly limit: number; readonly offset: number },
): Promise<Rollout[]> {
  let rows = companyTables(connection, companyId)
    .rollouts()
    .leftJoin('members', (join) =>
      join.onRef('members.pk', '=', 'rollouts.member_fk').onRef('members.company_fk', '=', 'rollouts.company_fk'),
    )
    .leftJoin('device_groups', (join) =>
      join
        .onRef('device_groups.pk', '=', 'rollouts.device_group_fk')
        .onRef('device_groups.company_fk', '=', 'rollouts.company_fk'),
    )
    .select([
      'rollouts.pk',
      'rollouts.version',
      'rollouts.state',
      'rollouts.wave',
      'rollouts.created_at',
      'rollouts.finished_at',
      'rollouts.group_name',
      'device_groups.pk as group_pk',
      'device_groups.name as present_group_name',
      'device_groups.flag_df_group',
      'members.pk as creator_pk',
      'members.name as creator_name',
      'members.mgrid as creator_mgrid',
    ])
    .orderBy('rollouts.pk', 'desc')
    .limit(choice.limit)
    .offset(choice.offset);
  if (choice.pk !== undefined) rows = rows.where('rollouts.pk', '=', choice.pk);
  const found = await rows.execute();
  const tallies = await waveTallies(
    connection,
    found.map(({ pk }) => pk),
  );
  return found.map(({ pk, version, state, wave, created_at, finished_at, ...row }) => ({
    id: pk,
    version,
    state,
    wave,
    waves: ROLLOUT_WAVES.map((each) => tallies.get(pk)?.[each] ?? NOTHING),
    group: groupOf(row),
    createdTime: instantText(created_at),
    finishedTime: finished_at === null ? null : instantText(finished_at),
    creator: creatorOf(row),
  }));
}
