import {
  ASKED_AT_ONCE,
  nextRolloutStep,
  type RolloutWave,
  ROLLOUT_WAVES,
  talliesUpTo,
  type WaveTally,
} from '@remote-console/domain';
import { type Connection, oneAtATime } from '../../database/index.ts';
import { type CommandRequester, requestCommand } from '../../devices/index.ts';
import { findMember, roleWord } from '../../members/index.ts';
import { noteOutcomes } from './rolloutOutcomes.ts';
import { waveTallies } from './rolloutRecords.ts';

interface RunningRollout {
  readonly pk: number;
  readonly company_fk: number;
  readonly version: string;
  readonly wave: RolloutWave;
  readonly accepted: number;
  readonly member_fk: number | null;
}

/** In whose name agents are asked: the person who started the rollout, while they are an administrator there. */
async function requesterOf(connection: Connection, rollout: RunningRollout): Promise<CommandRequester | null> {
  const member = rollout.member_fk === null ? undefined : await findMember(connection, rollout.member_fk);
  if (!member || member.flag_active !== 1 || roleWord(member) !== 'Manager') return null;
  const scope = { companyId: rollout.company_fk, memberId: member.pk, everyGroup: true, needsApproval: false };
  return { scope, member };
}

/** The devices of a rollout whose turn has come and that are online, including ones returning from earlier waves. */
function reachableDevices({ query }: Connection, rollout: RunningRollout) {
  return query
    .selectFrom('rollout_devices')
    .innerJoin('devices', 'devices.pk', 'rollout_devices.device_fk')
    .where('rollout_devices.rollout_fk', '=', rollout.pk)
    .where('rollout_devices.state', '=', 'waiting')
    .where('rollout_devices.wave', '<=', rollout.wave)
    .where('devices.alive', '=', 1);
}

/** The progress of the devices whose turn has come. */
async function tallyOf(inside: Connection, { pk, wave }: RunningRollout): Promise<WaveTally> {
  const waves = (await waveTallies(inside, [pk])).get(pk);
  return talliesUpTo(waves === undefined ? [] : ROLLOUT_WAVES.map((each) => waves[each]), wave);
}

/** Asks as many agents as allowed in addition to those already asked. */
async function askAgents(
  inside: Connection,
  rollout: RunningRollout,
  { asked, requester }: { readonly asked: number; readonly requester: CommandRequester },
): Promise<void> {
  if (asked >= ASKED_AT_ONCE) return;
  const devices = await reachableDevices(inside, rollout)
    .select(['devices.pk as id', 'devices.device_group_fk as groupId', 'devices.alias'])
    .orderBy('rollout_devices.wave')
    .orderBy('devices.pk')
    .limit(ASKED_AT_ONCE - asked)
    .execute();
  for (const device of devices) {
    const command_fk = await requestCommand(inside, requester, { device, type: 'update', value: rollout.version });
    await inside.query
      .updateTable('rollout_devices')
      .set({ state: 'asked', reason: '', command_fk })
      .where('rollout_fk', '=', rollout.pk)
      .where('device_fk', '=', device.id)
      .execute();
  }
}

async function stepOf(inside: Connection, rollout: RunningRollout, tally: WaveTally) {
  const { reachable } = await reachableDevices(inside, rollout)
    .select((eb) => eb.fn.countAll<number>().as('reachable'))
    .executeTakeFirstOrThrow();
  const { wave, accepted } = rollout;
  return nextRolloutStep({ wave, tally, reachable, accepted });
}

/**
 * Records the outcomes for the devices of a running rollout, and does what follows: asks more agents, starts the next
 * wave, or pauses. A rollout whose starter may no longer update agents is stopped. Must be called inside a transaction.
 */
export async function advanceRollout(inside: Connection, pk: number): Promise<void> {
  await noteOutcomes(inside, pk);
  const change = (values: { state: 'paused' | 'stopped' | 'finished' } | { wave: RolloutWave }) =>
    inside.query
      .updateTable('rollouts')
      .set('state' in values && values.state !== 'paused' ? { ...values, finished_at: inside.now() } : values)
      .where('pk', '=', pk)
      .execute();
  for (;;) {
    const rollout = await inside.query
      .selectFrom('rollouts')
      .select(['pk', 'company_fk', 'version', 'wave', 'accepted', 'member_fk'])
      .where('pk', '=', pk)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (!rollout) return;
    const tally = await tallyOf(inside, rollout);
    const step = await stepOf(inside, rollout, tally);
    const nextWave = ROLLOUT_WAVES.find((wave) => wave > rollout.wave);
    if (step === 'next-wave' && nextWave !== undefined) await change({ wave: nextWave });
    else if (step === 'wait') {
      const requester = await requesterOf(inside, rollout);
      if (requester) return askAgents(inside, rollout, { asked: tally.asked, requester });
      await change({ state: 'stopped' });
    } else await change({ state: step === 'pause' ? 'paused' : 'finished' });
  }
}

/** Advances every running rollout by one step. Any number of processes may do it at the same time. */
export async function advanceRollouts(connection: Connection): Promise<void> {
  const running = await connection.query
    .selectFrom('rollouts')
    .select(['pk', 'company_fk'])
    .where('state', '=', 'running')
    .orderBy('pk')
    .execute();
  for (const { pk, company_fk } of running) {
    await connection.transact(async (inside) => {
      await oneAtATime(inside.query, inside.engine, 'rolloutsOfCompany', company_fk);
      await advanceRollout(inside, pk);
    });
  }
}
