import type { RunningSession } from '@remote-console/api-client';
import { useRunningSessions } from '@remote-console/api-client/react';
import { offeredTerminalsOf, type OfferedTerminal } from './guestTerminals.ts';
import { peopleOf, type SessionPerson } from './sessionPeople.ts';
import type { SessionState } from './SessionWindow/sessionState.ts';

interface WhoIsThere {
  /** Everybody connected to the device, without duplicates. */
  readonly people: readonly SessionPerson[];
  /** When the session started, in epoch milliseconds; `null` before it did. */
  readonly since: number | null;
  /** When the access ends, ISO 8601; `null` if it does not. */
  readonly endsAt: string | null;
  /** The terminals of others on the device that the person may join. */
  readonly offered: readonly OfferedTerminal[];
  /** The person's other sessions. */
  readonly others: readonly RunningSession[];
}

/**
 * What the server knows about a session and about parallel ones.
 *
 * @param session Number of the session, and since when it is live; `null` before.
 */
export function useWhoIsThere(
  devicePk: number,
  { session, since }: Pick<SessionState, 'session' | 'since'>,
): WhoIsThere {
  const { data } = useRunningSessions();
  const sessions = data?.objects ?? [];
  const here = sessions.filter(({ deviceId }) => deviceId === devicePk);
  const own = sessions.find(({ id }) => id === session);
  // Until its number is known, the session of this window looks like any other one with the device.
  const isThisOne = (each: RunningSession) => (session === null ? each.deviceId === devicePk : each.id === session);
  return {
    people: peopleOf(here),
    offered: offeredTerminalsOf(here),
    since: own ? Date.parse(own.startTime) : since,
    endsAt: own?.endsTime ?? null,
    others: sessions.filter((each) => each.own && !isThisOne(each)),
  };
}
