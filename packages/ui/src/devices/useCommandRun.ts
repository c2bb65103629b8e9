import { failureOf, type Device, type DeviceCommand } from '@remote-console/api-client';
import {
  useDeleteDevice,
  useReadCommand,
  useSendCommand,
  useWake,
  type SendableCommand,
} from '@remote-console/api-client/react';
import { commandLifetime, isSettled, resultOfCommand, type CommandResult } from '@remote-console/domain';
import { useCallback } from 'react';
import type { CommandAction } from './CommandDialog/commandTexts.ts';

/** How often an unanswered command is asked about, in milliseconds. */
const ASK_EVERY_MS = 1000;
/** How long past its own lifetime a command is asked about, in milliseconds: the server gives it up first. */
const GRACE_MS = 5000;
/** How many devices are dealt with at once. */
const AT_ONCE = 4;

const TYPES = {
  update: 'update',
  restartAgent: 'agent_restart',
  reboot: 'reboot',
  shutdown: 'shutdown',
} as const satisfies Record<Exclude<CommandAction, 'delete' | 'wake'>, SendableCommand>;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Why a call did not succeed, as a result. */
export function refusedBy(thrown: unknown): CommandResult {
  const failure = failureOf(thrown);
  return { kind: 'refused', because: failure.kind === 'unreachable' ? 'server_unreachable' : failure.error };
}

/** Asks about a command until it is over. A question that gets lost is asked again. */
export function useFollowCommand() {
  const readCommand = useReadCommand();
  return useCallback(
    async (sent: DeviceCommand): Promise<CommandResult> => {
      const until = performance.now() + commandLifetime(sent.type) + GRACE_MS;
      let result = resultOfCommand(sent);
      while (!isSettled(result) && performance.now() < until) {
        await pause(ASK_EVERY_MS);
        try {
          const command = await readCommand(sent);
          result = command ? resultOfCommand(command) : { kind: 'expired' };
        } catch (thrown) {
          if (failureOf(thrown).kind === 'refused') return refusedBy(thrown);
        }
      }
      return isSettled(result) ? result : { kind: 'expired' };
    },
    [readCommand],
  );
}

/** Called for each step of each device. */
export type ReportResult = (device: Device, result: CommandResult) => void;

/**
 * Sends a command to devices, a few at a time, and follows each until it is over. It never throws: results tell.
 *
 * @param memberPk The person who sends it.
 */
export function useCommandRun(memberPk: number) {
  const send = useSendCommand();
  const wake = useWake();
  const remove = useDeleteDevice();
  const follow = useFollowCommand();

  return useCallback(
    async (action: CommandAction, devices: readonly Device[], report: ReportResult) => {
      const one = async (device: Device): Promise<CommandResult> => {
        try {
          if (action === 'delete') {
            await remove(device);
            return { kind: 'done' };
          }
          // Named to itself, a sleeping device has the server choose who sends the signal: the nearest that is online.
          const command =
            action === 'wake'
              ? await wake({ senderGuid: device.guid, mac: device.mac_addr })
              : await send(TYPES[action], { device, memberPk });
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
    [follow, memberPk, remove, send, wake],
  );
}
