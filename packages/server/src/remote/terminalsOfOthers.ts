import type { RunningSession } from '@remote-console/api-client/contract';
import { actionOfRemoteKind, terminalPart } from '@remote-console/domain';
import { commandStore, deviceStore } from '../devices/index.ts';
import { remotePolicy } from '../groups/index.ts';
import type { StoreAccess } from '../members/index.ts';
import type { ConnectionsOfSession } from './liveConnections.ts';

type Access = Pick<StoreAccess, 'connection' | 'scope' | 'member'>;

/** What the person may do in other people's open terminals on a device; null for nothing. */
async function terminalPartOn(
  { connection, scope, member }: Access,
  deviceId: number,
): Promise<RunningSession['terminalPart']> {
  const device = await deviceStore({ connection, scope }).record(deviceId);
  if (!device) return null;
  const { sharing } = await remotePolicy(connection, scope.companyId, device.groupId);
  const part = terminalPart(sharing);
  if (part === null) return null;
  const refusal = await commandStore({ connection, scope, member }).refusal(device, actionOfRemoteKind('terminal'));
  return refusal ? null : part;
}

/** The other people's terminals that the person may join, by session. Each device is checked once. */
export async function terminalsOfOthers(
  access: Access,
  sessions: readonly { readonly pk: number; readonly device_fk: number; readonly member_fk: number }[],
  connections: ConnectionsOfSession,
): Promise<(sessionId: number) => Pick<RunningSession, 'terminals' | 'terminalPart'>> {
  const terminals = (pk: number) =>
    connections(pk)
      .filter(({ terminal }) => terminal !== null)
      .map((each) => each.pk);
  const { memberId } = access.scope;
  const shared = sessions.filter(({ pk, member_fk }) => member_fk !== memberId && terminals(pk).length > 0);
  const devices = [...new Set(shared.map(({ device_fk }) => device_fk))];
  const parts = new Map(await Promise.all(devices.map(async (pk) => [pk, await terminalPartOn(access, pk)] as const)));
  const bySession = new Map(shared.map(({ pk, device_fk }) => [pk, parts.get(device_fk) ?? null]));
  return (pk) => {
    const part = bySession.get(pk) ?? null;
    return { terminals: part === null ? [] : terminals(pk), terminalPart: part };
  };
}
