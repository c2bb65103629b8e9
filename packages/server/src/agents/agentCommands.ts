import type { AgentCommand } from '@remote-console/api-client/contract';
import { isOpenCommand } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import { tellCommandChanges } from '../devices/index.ts';
import type { AgentDevice } from './agentDevice.ts';

/** A command that was handed out and not answered is handed out again after that many milliseconds. */
export const REDELIVERED_AFTER_MS = 10_000;

/** How long commands can be looked up after they have ended, in milliseconds. */
const KEPT_MS = 30 * 86_400_000;

/** The outcome of a command, as reported by its agent. */
export interface CommandOutcome {
  readonly outcome: 'done' | 'failed';
  readonly reason: string;
}

/** The effect of an answer: accepted, too late, or about a command that this agent never had. */
export type AnswerVerdict = 'taken' | 'over' | 'missing';

/** The commands of one agent. */
export function agentCommands(connection: Connection, device: AgentDevice) {
  return {
    /** Whether the device still exists. */
    async isThere(): Promise<boolean> {
      const known = await connection.query
        .selectFrom('devices')
        .select('pk')
        .where('pk', '=', device.pk)
        .executeTakeFirst();
      return known !== undefined;
    },

    /** Hands out waiting commands, oldest first. */
    async take(): Promise<AgentCommand[]> {
      const { query, now } = connection;
      const at = now();
      const waiting = await query
        .selectFrom('agent_commands')
        .select(['pk', 'type', 'value'])
        .where('device_fk', '=', device.pk)
        .where('state', 'in', ['queued', 'delivered'])
        .where('expires_at', '>', at)
        .where((eb) => eb.or([eb('state', '=', 'queued'), eb('delivered_at', '<=', at - REDELIVERED_AFTER_MS)]))
        .orderBy('pk')
        .execute();
      if (waiting.length === 0) return [];
      await query
        .updateTable('agent_commands')
        .set({ state: 'delivered', delivered_at: at })
        .where(
          'pk',
          'in',
          waiting.map(({ pk }) => pk),
        )
        .where('state', 'in', ['queued', 'delivered'])
        .execute();
      return waiting.map(({ pk, type, value }) => ({ id: pk, type, value }));
    },

    /** Records the outcome of a command. The first answer counts. */
    answer: (commandId: number, { outcome, reason }: CommandOutcome): Promise<AnswerVerdict> =>
      connection.transact(async (inside) => {
        const { query, now } = inside;
        const command = await query
          .selectFrom('agent_commands')
          .select(['pk', 'state', 'type', 'device_fk', 'target_device_fk'])
          .where('pk', '=', commandId)
          .where('device_fk', '=', device.pk)
          .executeTakeFirst();
        if (!command) return 'missing';
        if (!isOpenCommand(command.state)) return 'over';
        const { numUpdatedRows } = await query
          .updateTable('agent_commands')
          .set({ state: outcome === 'done' ? 'acknowledged' : 'failed', reason, finished_at: now() })
          .where('pk', '=', commandId)
          .where('state', 'in', ['queued', 'delivered'])
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return 'over';
        await tellCommandChanges(inside, [command]);
        return 'taken';
      }),
  };
}

/** A screenshot is private once nobody is looking: it is deleted after that many milliseconds. */
const SCREEN_KEPT_MS = 60_000;

/** Gives up on expired commands, and deletes what nobody will ask for any more. */
export async function sweepCommands(connection: Connection): Promise<void> {
  const { query, now } = connection;
  const at = now();
  await connection.transact(async (inside) => {
    const expired = await inside.query
      .updateTable('agent_commands')
      .set({ state: 'expired', finished_at: at })
      .where('state', 'in', ['queued', 'delivered'])
      .where('expires_at', '<=', at)
      .returning(['pk', 'type', 'device_fk', 'target_device_fk'])
      .execute();
    await tellCommandChanges(inside, expired);
  });
  await query
    .deleteFrom('agent_commands')
    .where('state', 'in', ['acknowledged', 'failed', 'expired'])
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', at - KEPT_MS),
        eb.and([eb('type', 'in', ['screen', 'remote']), eb('expires_at', '<=', at)]),
      ]),
    )
    .execute();
  await query
    .deleteFrom('removed_agents')
    .where('removed_at', '<=', at - KEPT_MS)
    .execute();
  await query
    .deleteFrom('device_screens')
    .where('taken_at', '<=', at - SCREEN_KEPT_MS)
    .execute();
  await query.deleteFrom('remote_launches').where('expires_at', '<=', at).execute();
}
