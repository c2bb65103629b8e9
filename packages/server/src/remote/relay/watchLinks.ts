import { setImmediate as othersFirst } from 'node:timers/promises';
import { type RemoteEnd, whatEndsRemote } from '@remote-console/domain';
import { prolongSession } from '../../accounts/sessionStore.ts';
import type { Connection } from '../../database/connection.ts';
import type { OpenedConnection } from '../permissions.ts';
import { rightsOf } from '../rights.ts';
import { keepSessions } from '../sessionRecords.ts';
import type { LinkHub } from './linkHub.ts';
import type { RemoteLink } from './remoteLink.ts';

/** What ends connections of one person to one device, asked once for all of them. */
function askOnce(connection: Connection) {
  const known = new Map<string, Promise<RemoteEnd | null>>();
  const ask = async (opened: OpenedConnection): Promise<RemoteEnd | null> => {
    const reason = whatEndsRemote(await rightsOf(connection, opened));
    return reason && { reason, by: '', detail: '' };
  };
  return (opened: OpenedConnection): Promise<RemoteEnd | null> => {
    const { login_session_fk, device_fk, kind, address } = opened;
    const key = JSON.stringify([login_session_fk, device_fk, kind, address]);
    const answer = known.get(key) ?? ask(opened);
    known.set(key, answer);
    return answer;
  };
}

/** Connections whose agents refused the call: they are too old to know it. */
async function refusedCalls({ query }: Connection, links: readonly RemoteLink[]): Promise<ReadonlySet<number>> {
  const waiting = links.filter((link) => link.isCalling()).map((link) => link.callPk());
  const called = waiting.filter((pk) => pk !== null);
  if (called.length === 0) return new Set();
  const failed = await query
    .selectFrom('agent_commands')
    .select('pk')
    .where('pk', 'in', called)
    .where('state', '=', 'failed')
    .execute();
  return new Set(failed.map(({ pk }) => pk));
}

/**
 * Looks once at every connection of this process: whether somebody ended its session, whether what permits it still does,
 * and whether both ends are there. Using a device counts as using the console. Requests are answered between two connections:
 * SQLite is asked in this thread, and several hundred connections at once would keep a list waiting for as long.
 */
export async function watchLinks(connection: Connection, hub: LinkHub): Promise<void> {
  const links = hub.all();
  if (links.length === 0) return;
  const sessions = links.flatMap((link) => link.sessionPk() ?? []);
  const ended = await keepSessions(connection, [...new Set(sessions)]);
  const refused = await refusedCalls(connection, links);
  const endOfRights = askOnce(connection);
  const used = new Set<number>();
  for (const link of links) {
    link.checkPulse();
    const callPk = link.callPk();
    if (callPk !== null && refused.has(callPk)) link.end({ reason: 'not_offered', by: '', detail: '' });
    const end = ended.get(link.sessionPk() ?? 0) ?? (await endOfRights(link.opened));
    if (end) link.end(end);
    else if (link.wasUsed()) used.add(link.opened.login_session_fk);
    await othersFirst();
  }
  for (const loginSession of used) await prolongSession(connection, loginSession);
}
