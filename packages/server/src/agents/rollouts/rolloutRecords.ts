import type { Rollout } from '@remote-console/api-client/contract';
import { ROLLOUT_WAVES, type RolloutWave, type WaveTally } from '@remote-console/domain';
import type { Connection } from '../../database/connection.ts';
import { instantText } from '../../database/instant.ts';
import { companyTables } from '../../database/scope.ts';
import { creatorOf } from '../creator.ts';

const NOTHING: WaveTally = { waiting: 0, asked: 0, updated: 0, failed: 0 };

/** How far the devices of each wave of some rollouts are, by the pk of the rollout. */
export async function waveTallies(
  { query }: Connection,
  rolloutPks: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<RolloutWave, WaveTally>>>> {
  const tallies = new Map(
    rolloutPks.map((pk): [number, Record<RolloutWave, WaveTally>] => [pk, { 1: NOTHING, 2: NOTHING, 3: NOTHING }]),
  );
  if (rolloutPks.length === 0) return tallies;
  const rows = await query
    .selectFrom('rollout_devices')
    .select((eb) => ['rollout_fk', 'wave', 'state', eb.fn.countAll<number>().as('total')])
    .where('rollout_fk', 'in', rolloutPks)
    .groupBy(['rollout_fk', 'wave', 'state'])
    .execute();
  for (const { rollout_fk, wave, state, total } of rows) {
    const waves = tallies.get(rollout_fk);
    if (waves) waves[wave] = { ...waves[wave], [state]: total };
  }
  return tallies;
}

/** The rollouts of a company, as they are sent, newest first. */
export async function rolloutRecords(
  connection: Connection,
  companyPk: number,
  choice: { readonly pk?: number; readonly limit: number; readonly offset: number },
): Promise<Rollout[]> {
  let rows = companyTables(connection, companyPk)
    .rollouts()
    .leftJoin('members', (join) =>
      join.onRef('members.pk', '=', 'rollouts.member_fk').onRef('members.company_fk', '=', 'rollouts.company_fk'),
    )
    .select([
      'rollouts.pk',
      'rollouts.version',
      'rollouts.state',
      'rollouts.wave',
      'rollouts.created_at',
      'rollouts.finished_at',
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
  return found.map(({ pk, version, state, wave, created_at, finished_at, ...creator }) => ({
    pk,
    version,
    state,
    wave,
    waves: ROLLOUT_WAVES.map((each) => tallies.get(pk)?.[each] ?? NOTHING),
    created_time: instantText(created_at),
    finished_time: finished_at === null ? null : instantText(finished_at),
    creator: creatorOf(creator),
  }));
}
