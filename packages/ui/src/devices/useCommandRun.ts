import type { Device } from '@remote-console/api-client';
import { useDeleteDevice, useSendCommand, useWake, type SendableCommand } from '@remote-console/api-client/react';
import type { CommandResult } from '@remote-console/domain';
import { useCallback } from 'react';
import type { CommandAction } from './CommandDialog/commandTexts.ts';
import { refusedBy, useCommandResult } from './useCommandResult.ts';

/** Maximum number of devices processed concurrently. */
const AT_ONCE = 4;

const TYPES = {
  update: 'update',
  restartAgent: 'agent_restart',
  reboot: 'reboot',
  shutdown: 'shutdown',
} as const satisfies Record<Exclude<CommandAction, 'delete' | 'wake'>, SendableCommand>;

/** Called for each step of each device. */
export type ReportResult = (device: Device, result: CommandResult) => void;

/**
 * Sends a command to devices, a few at a time, and follows each until it ends. It never throws: failures are results.
 *
 * @param memberId The person who sends it.
 */
export function useCommandRun(memberId: number) {
  const send = useSendCommand();
  const wake = useWake();
  const remove = useDeleteDevice();
  const follow = useCommandResult();

  return useCallback(
    async (action: CommandAction, devices: readonly Device[], report: ReportResult) => {
      const one = async (device: Device): Promise<CommandResult> => {
        try {
          if (action === 'delete') {
            await remove(device);
            return { kind: 'done' };
          }
          // With the sleeping device as sender, the server chooses who sends the signal: the nearest online device.
          const command =
            action === 'wake'
              ? await wake({ senderGuid: device.guid, mac: device.macAddress })
              : await send(TYPES[action], { device, memberId });
          report(device, { kind: 'waiting' });
          return await follow(command);
        } catch (thrown) {
          return refusedBy(thrown);
        }
      };
      const waiting = [...devices];
      const worker = async () => {
        for (let device = waiting.shift(); device; device = waiting.shift()) {
          report(device, { kind: 'sending' });
          report(device, await one(device));
        }
      };
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, devices.length) }, worker));
    },
    [follow, memberId, remove, send, wake],
  );
}
