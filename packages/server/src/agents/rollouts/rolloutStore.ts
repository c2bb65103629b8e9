import type { Rollout, RolloutDevice } from '@remote-console/api-client/contract';
import {
  isRolloutOpen,
  type OpenRollout,
  ROLLOUT_STATES,
  type RolloutAct,
  rolloutActs,
  type RolloutDeviceState,
  yieldsTo,
} from '@remote-console/domain';
import { companyTables, type Connection, oneAtATime } from '../../database/index.ts';
import type { StoreAccess } from '../../members/index.ts';
import { advanceRollout } from './advanceRollouts.ts';
import { countOutdated, latestVersion, outdatedDevices, planDevices, type RolloutChoice } from './rolloutPlan.ts';
import { rolloutRecords } from './rolloutRecords.ts';

/** States of a rollout that goes on, or can. */
const OPEN_STATES = ROLLOUT_STATES.filter(isRolloutOpen);

/** Rollouts that are kept of a company; older ones are forgotten with the next. */
const KEPT = 20;

/** What came of the wish to start a rollout. */
export type StartOutcome =
  | { readonly kind: 'started'; readonly rollout: Rollout }
  /** One is open that does not yield to it. */
  | { readonly kind: 'open' }
  /** Every chosen device has the version, or there is none. */
  | { readonly kind: 'nothing' };

/** What came of the wish to change a rollout. */
export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly rollout: Rollout }
  /** It is so far by now that this cannot be done any more. */
  | { readonly kind: 'over' }
  | { readonly kind: 'missing' };

/** The rollouts of a company. */
export function rolloutStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { companyPk } = scope;

  async function recordOf(inside: Connection, pk: number): Promise<Rollout> {
    const [rollout] = await rolloutRecords(inside, companyPk, { pk, limit: 1, offset: 0 });
    if (!rollout) throw new Error('A rollout is gone in its own transaction.');
    return rollout;
  }

  async function openRollouts(inside: Connection): Promise<OpenRollout[]> {
    const rows = await companyTables(inside, companyPk)
      .rollouts()
      .select(['version', 'device_group_fk', 'group_name'])
      .where('state', 'in', OPEN_STATES)
      .execute();
    return rows.map(({ version, device_group_fk, group_name }) => ({
      version,
      group: group_name === null ? 'all' : device_group_fk,
    }));
  }

  async function forgetOld(inside: Connection): Promise<void> {
    const oldest = await companyTables(inside, companyPk)
      .rollouts()
      .select('pk')
      .orderBy('pk', 'desc')
      .offset(KEPT)
      .limit(1)
      .executeTakeFirst();
    if (oldest) await companyTables(inside, companyPk).removeRollouts().where('pk', '<=', oldest.pk).execute();
  }

  return {
    /** What a new rollout would update: the version, empty when there is none, and to how many of the chosen devices. */
    async outlook(choice: RolloutChoice): Promise<{ readonly version: string; readonly devices: number }> {
      const version = await latestVersion(connection, companyPk);
      return { version, devices: await countOutdated(connection, companyPk, { version, choice }) };
    },

    /** A page of them, newest first. */
    list: (limit: number, offset: number) => rolloutRecords(connection, companyPk, { limit, offset }),

    /** How many there are. */
    async count(): Promise<number> {
      const rollouts = companyTables(connection, companyPk).rollouts();
      const { total } = await rollouts.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return total;
    },

    /**
     * Starts one for the chosen devices without the newest version, and asks the first. An open one that yields to it
     * ends.
     */
    start: (choice: RolloutChoice): Promise<StartOutcome> =>
      connection.transact(async (inside) => {
        await oneAtATime(inside.query, inside.engine, 'rolloutsOfCompany', companyPk);
        const version = await latestVersion(inside, companyPk);
        const wanted = { version, groups: choice?.branch ?? 'all' } as const;
        const open = await openRollouts(inside);
        if (!open.every((rollout) => yieldsTo(rollout, wanted))) return { kind: 'open' };
        const devices = await outdatedDevices(inside, companyPk, { version, choice });
        if (devices.length === 0) return { kind: 'nothing' };
        const at = inside.now();
        await companyTables(inside, companyPk)
          .changeRollouts()
          .set({ state: 'stopped', finished_at: at })
          .where('state', 'in', OPEN_STATES)
          .execute();
        await forgetOld(inside);
        const { pk } = await inside.query
          .insertInto('rollouts')
          .values({
            company_fk: companyPk,
            version,
            state: 'running',
            wave: 1,
            member_fk: scope.memberPk,
            device_group_fk: choice?.pk ?? null,
            group_name: choice?.name ?? null,
            created_at: at,
            finished_at: null,
          })
          .returning('pk')
          .executeTakeFirstOrThrow();
        await planDevices(inside, pk, devices);
        await advanceRollout(inside, pk);
        return { kind: 'started', rollout: await recordOf(inside, pk) };
      }),

    /** Does what a person decides about one. */
    change: (pk: number, act: RolloutAct): Promise<ChangeOutcome> =>
      connection.transact(async (inside) => {
        await oneAtATime(inside.query, inside.engine, 'rolloutsOfCompany', companyPk);
        const rollout = await companyTables(inside, companyPk)
          .rollouts()
          .select('state')
          .where('pk', '=', pk)
          .executeTakeFirst();
        if (!rollout) return { kind: 'missing' };
        if (!rolloutActs(rollout.state).includes(act)) return { kind: 'over' };
        const change = () => companyTables(inside, companyPk).changeRollouts().where('pk', '=', pk);
        const failed = inside.query
          .selectFrom('rollout_devices')
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .where('rollout_fk', '=', pk)
          .where('state', '=', 'failed');
        switch (act) {
          case 'stop':
            await change().set({ state: 'stopped', finished_at: inside.now() }).execute();
            break;
          case 'continue':
            await change()
              .set({ state: 'running', accepted: (await failed.executeTakeFirstOrThrow()).total })
              .execute();
            break;
          case 'retry':
            await inside.query
              .updateTable('rollout_devices')
              .set({ state: 'waiting', reason: '' })
              .where('rollout_fk', '=', pk)
              .where('state', '=', 'failed')
              .execute();
            await change().set({ state: 'running', accepted: 0 }).execute();
            break;
        }
        await advanceRollout(inside, pk);
        return { kind: 'changed', rollout: await recordOf(inside, pk) };
      }),

    /** Whether the company has one of this pk. */
    async isThere(pk: number): Promise<boolean> {
      const row = await companyTables(connection, companyPk)
        .rollouts()
        .select('pk')
        .where('pk', '=', pk)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** A page of the devices of one, by wave and name, and how many there are. */
    async devices(
      rolloutPk: number,
      {
        state,
        limit,
        offset,
      }: { readonly state: RolloutDeviceState | undefined; readonly limit: number; readonly offset: number },
    ): Promise<{ readonly devices: RolloutDevice[]; readonly total: number }> {
      let rows = companyTables(connection, companyPk)
        .devices()
        .innerJoin('rollout_devices', 'rollout_devices.device_fk', 'devices.pk')
        .where('rollout_devices.rollout_fk', '=', rolloutPk);
      if (state !== undefined) rows = rows.where('rollout_devices.state', '=', state);
      const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const devices = await rows
        .select([
          'devices.pk as device_pk',
          'devices.alias',
          'devices.alive',
          'devices.dev_os_id',
          'devices.dev_ver',
          'rollout_devices.wave',
          'rollout_devices.state',
          'rollout_devices.reason',
        ])
        .orderBy('rollout_devices.wave')
        .orderBy('devices.alias_key')
        .orderBy('devices.pk')
        .limit(limit)
        .offset(offset)
        .execute();
      return { devices, total: total };
    },
  };
}
