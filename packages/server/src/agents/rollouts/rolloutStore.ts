import type { Rollout } from '@remote-console/api-client/contract';
import {
  isRolloutOpen,
  type OpenRollout,
  ROLLOUT_STATES,
  type RolloutAct,
  rolloutActs,
  yieldsTo,
} from '@remote-console/domain';
import { companyTables, type Connection, oneAtATime } from '../../database/index.ts';
import type { StoreAccess } from '../../members/index.ts';
import { advanceRollout } from './advanceRollouts.ts';
import { latestVersion, outdatedDevices, planDevices, type RolloutChoice } from './rolloutPlan.ts';
import { rolloutRecords } from './rolloutRecords.ts';

/** States of a rollout that is in progress, or can be. */
const OPEN_STATES = ROLLOUT_STATES.filter(isRolloutOpen);

/** Rollouts kept per company; older ones are deleted with the next. */
const KEPT = 20;

/** The outcome of trying to start a rollout. */
export type StartOutcome =
  | { readonly kind: 'started'; readonly rollout: Rollout }
  /** One is open that does not give way. */
  | { readonly kind: 'open' }
  /** Every chosen device has the version, or there is none. */
  | { readonly kind: 'nothing' };

/** The outcome of trying to change a rollout. */
export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly rollout: Rollout }
  /** It has progressed too far for this. */
  | { readonly kind: 'over' }
  | { readonly kind: 'missing' };

async function recordOf(inside: Connection, companyId: number, pk: number): Promise<Rollout> {
  const [rollout] = await rolloutRecords(inside, companyId, { pk, limit: 1, offset: 0 });
  if (!rollout) throw new Error('A rollout is gone in its own transaction.');
  return rollout;
}

async function openRollouts(inside: Connection, companyId: number): Promise<OpenRollout[]> {
  const rows = await companyTables(inside, companyId)
    .rollouts()
    .select(['version', 'device_group_fk', 'group_name'])
    .where('state', 'in', OPEN_STATES)
    .execute();
  return rows.map(({ version, device_group_fk, group_name }) => ({
    version,
    group: group_name === null ? 'all' : device_group_fk,
  }));
}

async function stopOpen(inside: Connection, companyId: number): Promise<void> {
  await companyTables(inside, companyId)
    .changeRollouts()
    .set({ state: 'stopped', finished_at: inside.now() })
    .where('state', 'in', OPEN_STATES)
    .execute();
}

async function forgetOld(inside: Connection, companyId: number): Promise<void> {
  const oldest = await companyTables(inside, companyId)
    .rollouts()
    .select('pk')
    .orderBy('pk', 'desc')
    .offset(KEPT)
    .limit(1)
    .executeTakeFirst();
  if (oldest) await companyTables(inside, companyId).removeRollouts().where('pk', '<=', oldest.pk).execute();
}

async function insertRollout(
  inside: Connection,
  { companyId, memberId }: StoreAccess['scope'],
  { version, choice }: { readonly version: string; readonly choice: RolloutChoice },
): Promise<number> {
  const { pk } = await inside.query
    .insertInto('rollouts')
    .values({
      company_fk: companyId,
      version,
      state: 'running',
      wave: 1,
      member_fk: memberId,
      device_group_fk: choice?.pk ?? null,
      group_name: choice?.name ?? null,
      created_at: inside.now(),
      finished_at: null,
    })
    .returning('pk')
    .executeTakeFirstOrThrow();
  return pk;
}

/** Devices of a rollout whose update failed. */
async function countFailed(inside: Connection, rolloutId: number): Promise<number> {
  const { total } = await inside.query
    .selectFrom('rollout_devices')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('rollout_fk', '=', rolloutId)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return total;
}

/** Marks the devices of a rollout whose update failed for another attempt. */
async function retryFailed(inside: Connection, rolloutId: number): Promise<void> {
  await inside.query
    .updateTable('rollout_devices')
    .set({ state: 'waiting', reason: '' })
    .where('rollout_fk', '=', rolloutId)
    .where('state', '=', 'failed')
    .execute();
}

async function act(inside: Connection, companyId: number, pk: number, wanted: RolloutAct): Promise<void> {
  const change = () => companyTables(inside, companyId).changeRollouts().where('pk', '=', pk);
  switch (wanted) {
    case 'stop':
      await change().set({ state: 'stopped', finished_at: inside.now() }).execute();
      return;
    case 'continue':
      await change()
        .set({ state: 'running', accepted: await countFailed(inside, pk) })
        .execute();
      return;
    case 'retry':
      await retryFailed(inside, pk);
      await change().set({ state: 'running', accepted: 0 }).execute();
  }
}

/** Starts rollouts of a company, and changes them. */
export function rolloutStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { companyId } = scope;

  return {
    /**
     * Starts one for the chosen devices without the newest version, and asks the first. An open one that gives way to
     * it ends.
     */
    start: (choice: RolloutChoice): Promise<StartOutcome> =>
      connection.transact(async (inside) => {
        await oneAtATime(inside.query, inside.engine, 'rolloutsOfCompany', companyId);
        const version = await latestVersion(inside, companyId);
        const wanted = { version, groups: choice?.branch ?? 'all' } as const;
        const open = await openRollouts(inside, companyId);
        if (!open.every((rollout) => yieldsTo(rollout, wanted))) return { kind: 'open' };
        const devices = await outdatedDevices(inside, companyId, { version, choice });
        if (devices.length === 0) return { kind: 'nothing' };
        await stopOpen(inside, companyId);
        await forgetOld(inside, companyId);
        const pk = await insertRollout(inside, scope, { version, choice });
        await planDevices(inside, pk, devices);
        await advanceRollout(inside, pk);
        return { kind: 'started', rollout: await recordOf(inside, companyId, pk) };
      }),

    /** Does what a person decides about one. */
    change: (pk: number, wanted: RolloutAct): Promise<ChangeOutcome> =>
      connection.transact(async (inside) => {
        await oneAtATime(inside.query, inside.engine, 'rolloutsOfCompany', companyId);
        const rollouts = companyTables(inside, companyId).rollouts();
        const rollout = await rollouts.select('state').where('pk', '=', pk).executeTakeFirst();
        if (!rollout) return { kind: 'missing' };
        if (!rolloutActs(rollout.state).includes(wanted)) return { kind: 'over' };
        await act(inside, companyId, pk, wanted);
        await advanceRollout(inside, pk);
        return { kind: 'changed', rollout: await recordOf(inside, companyId, pk) };
      }),
  };
}
