import { useCallback } from 'react';
import { answerOf, ApiFailure, type ApiClient } from '../client/index.ts';
import type { Device, DeviceCommand, WakeList } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh } from './cacheKeys.ts';
import { DEVICE_READS } from './devices.ts';

/** What a person can have a device's agent do; waking has its own call. */
export type SendableCommand = 'update' | 'agent_restart' | 'reboot' | 'shutdown';

/** A device that a command is sent to. */
export interface CommandTarget {
  readonly device: Pick<Device, 'id' | 'guid'>;
  /** The person who sends it; power commands name their author (B-API-04). */
  readonly memberId: number;
}

function bodyOf(type: SendableCommand, { device, memberId }: CommandTarget) {
  const power = { deviceId: device.id, personId: memberId, actionArea: 1 } as const;
  switch (type) {
    case 'reboot':
      return { type, ...power, actionCode: 3 } as const;
    case 'shutdown':
      return { type, ...power, actionCode: 4 } as const;
    case 'update':
    case 'agent_restart':
      return { type } as const;
  }
}

type CommandBody = ReturnType<typeof bodyOf> | { type: 'wol_list' } | { type: 'wol'; data: string };

/** Sends a command to a device, identified by its guid (B-API-04). */
async function put(client: ApiClient, guid: string, body: CommandBody) {
  const { objects } = await answerOf(client.PUT('/devices/{devicePk}', { params: { path: { devicePk: guid } }, body }));
  return objects;
}

/** The one command of an answer; an answer without one is not from this server. */
function onlyCommand(objects: readonly DeviceCommand[] | WakeList): DeviceCommand {
  const command = 'macAddress' in objects ? undefined : objects[0];
  if (!command) throw new ApiFailure({ kind: 'unreachable' });
  return command;
}

/** Sends a command to the agent of a device and returns it as queued; throws `ApiFailure`. */
export function useSendCommand() {
  const { client } = useApi();
  return useCallback(
    async (type: SendableCommand, target: CommandTarget): Promise<DeviceCommand> =>
      onlyCommand(await put(client, target.device.guid, bodyOf(type, target))),
    [client],
  );
}

/** Reads the progress of a command: `null` once the device no longer reports it. Throws `ApiFailure`. */
export function useReadCommand() {
  const { client } = useApi();
  return useCallback(
    async ({ id, deviceId }: Pick<DeviceCommand, 'id' | 'deviceId'>): Promise<DeviceCommand | null> => {
      const { objects } = await answerOf(
        client.GET('/devices/{devicePk}/commands', { params: { path: { devicePk: deviceId } } }),
      );
      return objects.find((command) => command.id === id) ?? null;
    },
    [client],
  );
}

/** Removes a device; throws `ApiFailure`. */
export function useDeleteDevice() {
  const { client } = useApi();
  return useCallback(
    async ({ id }: Pick<Device, 'id'>) => {
      await answerOf(client.DELETE('/devices/{devicePk}', { params: { path: { devicePk: id } } }));
    },
    [client],
  );
}

/** Refreshes devices and groups after something was done to devices. */
export function useRefreshAfterCommands() {
  const refresh = useRefresh();
  return useCallback(() => refresh([...DEVICE_READS, '/groups']), [refresh]);
}

/** Asks which devices can wake a sleeping device; throws `ApiFailure` [B-WOL-03]. */
export function useReadWakeList() {
  const { client } = useApi();
  return useCallback(
    async ({ guid }: Pick<Device, 'guid'>): Promise<WakeList> => {
      const objects = await put(client, guid, { type: 'wol_list' });
      if (!('macAddress' in objects)) throw new ApiFailure({ kind: 'unreachable' });
      return objects;
    },
    [client],
  );
}

/** Makes a device send the packet that wakes another one; throws `ApiFailure` [B-WOL-07]. */
export function useWake() {
  const { client } = useApi();
  return useCallback(
    async (wake: { readonly senderGuid: string; readonly mac: string }): Promise<DeviceCommand> =>
      onlyCommand(await put(client, wake.senderGuid, { type: 'wol', data: wake.mac })),
    [client],
  );
}
