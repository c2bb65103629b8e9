import type { AgentCommandState, RolloutDeviceState } from '@remote-console/domain';
import type { Connection } from '../../database/index.ts';

/** The state of a device once its command has ended; null before that. */
function outcomeOf(command: AgentCommandState | null, isOnline: boolean): RolloutDeviceState | null {
  switch (command) {
    case 'queued':
    case 'delivered':
      return null;
    case 'acknowledged':
      return 'updated';
    case 'failed':
      return 'failed';
    // A device that went offline meanwhile is asked again later; an online one that does not answer has failed.
    case 'expired':
    case null:
      return isOnline ? 'failed' : 'waiting';
  }
}

/** Records which devices of a rollout have its version by now, and the outcome for those whose agents were asked. */
export async function noteOutcomes({ query }: Connection, rolloutId: number): Promise<void> {
  await query
    .updateTable('rollout_devices')
    .set({ state: 'updated', reason: '' })
    .where('rollout_fk', '=', rolloutId)
    .where('state', '<>', 'updated')
    .where('device_fk', 'in', (eb) =>
      eb
        .selectFrom('devices')
        .innerJoin('rollouts', (join) =>
          join
            .onRef('rollouts.company_fk', '=', 'devices.company_fk')
            .onRef('rollouts.version', '=', 'devices.dev_ver'),
        )
        .select('devices.pk')
        .where('rollouts.pk', '=', rolloutId),
    )
    .execute();
  const asked = await query
    .selectFrom('rollout_devices')
    .innerJoin('devices', 'devices.pk', 'rollout_devices.device_fk')
    .leftJoin('agent_commands', 'agent_commands.pk', 'rollout_devices.command_fk')
    .select(['rollout_devices.device_fk', 'devices.alive', 'agent_commands.state', 'agent_commands.reason'])
    .where('rollout_devices.rollout_fk', '=', rolloutId)
    .where('rollout_devices.state', '=', 'asked')
    .execute();
  for (const { device_fk, alive, state: command, reason } of asked) {
    const state = outcomeOf(command, alive === 1);
    if (state === null) continue;
    await query
      .updateTable('rollout_devices')
      .set({ state, reason: state === 'failed' ? (reason ?? '') : '' })
      .where('rollout_fk', '=', rolloutId)
      .where('device_fk', '=', device_fk)
      .execute();
  }
}
