import { setImmediate as othersFirst, setTimeout as pause } from 'node:timers/promises';
import { type RemoteEnd, whatEndsRemote } from '@remote-console/domain';
import type { Connection } from '../../database/index.ts';
import { prolongSession } from '../../members/index.ts';
import { rightsOf } from '../rights.ts';
import { keepSessions } from '../sessionRecords.ts';
import type { RemoteLink } from './link.ts';
import type { LinkHub } from './linkHub.ts';

/** The part of a round over which its permission checks are spread; the rest allows for the delays of a busy server. */
const SPREAD = 0.75;

/** The permission is the same for all connections of one login, address, device, kind and role. */
const permitOf = ({ opened: { login_session_fk, device_fk, kind, address }, part }: RemoteLink) =>
  JSON.stringify([login_session_fk, device_fk, kind, address, part()]);

async function endOfRights(connection: Connection, { opened, part }: RemoteLink): Promise<RemoteEnd | null> {
  const reason = whatEndsRemote(await rightsOf(connection, opened, part()));
  return reason && { reason, by: '', detail: '' };
}

/** Connections whose agents refused the call: they are too old to know it. */
async function refusedCalls({ query }: Connection, links: readonly RemoteLink[]): Promise<ReadonlySet<number>> {
  const waiting = links.filter((link) => link.isCalling()).map((link) => link.callId());
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

/** Ends connections whose session somebody has ended, whose agents refuse them, or one end of which is gone. */
async function endWhatIsOver(connection: Connection, links: readonly RemoteLink[]): Promise<void> {
  const sessions = links.flatMap((link) => link.sessionId() ?? []);
  const ended = await keepSessions(connection, [...new Set(sessions)]);
  const refused = await refusedCalls(connection, links);
  for (const link of links) {
    link.checkPulse();
    const callId = link.callId();
    if (callId !== null && refused.has(callId)) link.end({ reason: 'not_offered', by: '', detail: '' });
    const end = ended.get(link.sessionId() ?? 0);
    if (end) link.end(end);
  }
}

/** Waits until a time of `performance.now()`; if it is already past, for the waiting requests. */
async function until(moment: number, signal: AbortSignal): Promise<void> {
  const early = moment - performance.now();
  if (early < 1) await othersFirst();
  else await pause(early, undefined, { signal }).catch(() => undefined);
}

/**
 * Checks every connection of this process once: whether somebody ended its session, whether it is still permitted, and
 * whether both ends are alive. Using a device counts as using the console.
 *
 * SQLite runs in the thread that answers requests, so the permission checks are spread over the round: with several
 * hundred in one go, each request would wait for many.
 *
 * @param roundMs How long a round takes, in milliseconds; it may end earlier.
 * @param signal Ends the round immediately.
 */
export async function watchLinks(
  connection: Connection,
  hub: LinkHub,
  roundMs: number,
  signal: AbortSignal,
): Promise<void> {
  const links = hub.all();
  if (links.length === 0) return;
  await endWhatIsOver(connection, links);
  const permits = [...Map.groupBy(links, permitOf).values()];
  const startedAt = performance.now();
  const used = new Set<number>();
  for (const [index, permitted] of permits.entries()) {
    await until(startedAt + (index / permits.length) * roundMs * SPREAD, signal);
    if (signal.aborted) return;
    const here = permitted.filter((link) => hub.find(link.opened.pk) === link);
    const [first] = here;
    const end = first ? await endOfRights(connection, first) : null;
    for (const link of here) {
      if (end) link.end(end);
      else if (link.wasUsed()) used.add(link.opened.login_session_fk);
    }
  }
  for (const loginSession of used) await prolongSession(connection, loginSession);
}
