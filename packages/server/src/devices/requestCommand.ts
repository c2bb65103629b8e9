import type { Device } from '@remote-console/api-client/contract';
import { type AgentCommandType, auditCodeOfCommand, commandLifetime, isPowerAction } from '@remote-console/domain';
import { auditStore } from '../audit/index.ts';
import { companyTables, type Connection, oneAtATime, type PersonScope } from '../database/index.ts';
import type { Member } from '../members/index.ts';
import { tellPowerChange } from './commandChanges.ts';

/** Who requests a command, and is named in the audit. */
export interface CommandRequester {
  readonly scope: PersonScope;
  readonly member: Member;
}

/** A device that is asked to do something, or that something is done to. */
type CommandedDevice = Pick<Device, 'id' | 'groupId' | 'alias'>;

/** What is requested, and from whom. */
export interface CommandRequest {
  /** The device whose agent runs it. */
  readonly device: CommandedDevice;
  readonly type: AgentCommandType;
  /** The hardware address to wake, or the version to update to. */
  readonly value?: string;
  /** The device it affects, if that is another one. */
  readonly target?: CommandedDevice;
}

/**
 * Queues a command for the agent of a device, records it in the audit, and calls the agent. Permission is checked by
 * the caller. A pending command of the same kind is returned instead of queueing a second one.
 *
 * @returns the ID of the command.
 */
export function requestCommand(
  connection: Connection,
  { scope, member }: CommandRequester,
  { device, type, value = '', target }: CommandRequest,
): Promise<number> {
  return connection.transact(async (inside) => {
    const at = inside.now();
    // The second of two simultaneous requests has to see the first, or the computer would reboot twice.
    await oneAtATime(inside.query, inside.engine, 'commandOfDevice', device.id);
    const waiting = await companyTables(inside, scope.companyId)
      .commands()
      .select('pk')
      .where('device_fk', '=', device.id)
      .where('state', 'in', ['queued', 'delivered'])
      .where('type', '=', type)
      .where('value', '=', value)
      .where('expires_at', '>', at)
      .executeTakeFirst();
    if (waiting) return waiting.pk;

    const { pk } = await inside.query
      .insertInto('agent_commands')
      .values({
        company_fk: scope.companyId,
        device_fk: device.id,
        target_device_fk: target?.id ?? null,
        type,
        value,
        member_fk: member.pk,
        state: 'queued',
        created_at: at,
        delivered_at: null,
        finished_at: null,
        expires_at: at + commandLifetime(type),
      })
      .returning('pk')
      .executeTakeFirstOrThrow();
    const code = auditCodeOfCommand(type);
    if (code) {
      const subject = target ?? device;
      await auditStore(inside, scope, member).write({
        ...code,
        device_fk: subject.id,
        old_value: subject.alias,
        new_value: type,
      });
    }
    await inside.emit({
      type: 'agent_called',
      companyId: scope.companyId,
      deviceId: device.id,
      groupId: device.groupId,
    });
    if (isPowerAction(type)) await tellPowerChange(inside, scope.companyId, target ?? device);
    return pk;
  });
}
