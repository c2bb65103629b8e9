import type { RunningSession } from '@remote-console/api-client/contract';
import { readRemoteKinds, remoteKindsText, type RemoteKind, type RemotePart } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';

/** A currently open connection. */
export interface LiveConnection {
  readonly pk: number;
  readonly kind: RemoteKind;
  readonly part: RemotePart | null;
  /** The terminal that it has open; null without one of its own. */
  readonly terminal: string | null;
}

/** The connections of a session, by its ID. */
export type ConnectionsOfSession = (sessionId: number) => readonly LiveConnection[];

/** The open connections of sessions, oldest first. */
export async function liveConnections(
  { query }: Connection,
  sessionIds: readonly number[],
): Promise<ConnectionsOfSession> {
  if (sessionIds.length === 0) return () => [];
  const live = await query
    .selectFrom('remote_connections')
    .select(['pk', 'session_fk', 'kind', 'part', 'terminal'])
    .where('session_fk', 'in', sessionIds)
    .where('state', '=', 'live')
    .orderBy('pk')
    .execute();
  const bySession = Map.groupBy(live, ({ session_fk }) => session_fk);
  return (pk) => bySession.get(pk) ?? [];
}

/**
 * The kinds that are open now, and whether the person only watches: not while they control the screen, even if they
 * also watch another person's terminal, or have only just taken control.
 */
export function openIn(connections: readonly LiveConnection[]): Pick<RunningSession, 'kinds' | 'watching'> {
  return {
    kinds: [...readRemoteKinds(remoteKindsText(connections.map(({ kind }) => kind)))],
    watching:
      connections.some(({ part }) => part === 'watch') &&
      !connections.some(({ kind, part }) => kind === 'screen' && part !== 'watch'),
  };
}
