import { isRemoteKind } from '@remote-console/domain';
import type { DeviceSession } from './deviceSessions.ts';

/*
 * The messages between a second process and the running agent, one line of JSON each. Installed programs stay for years
 * beside newer ones that they start: fields may be added, and none ever changes.
 */

/** A request of a second process: to list the sessions, or to end one, or all if there is no number. */
export type ControlRequest = { readonly type: 'list' } | { readonly type: 'end'; readonly number: number | null };

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** Parses the request of a second process; null when it is not one. */
export function readControlRequest(line: string): ControlRequest | null {
  const said = parsed(line);
  if (typeof said !== 'object' || said === null || !('type' in said)) return null;
  if (said.type === 'list') return { type: 'list' };
  if (said.type !== 'end' || !('number' in said)) return null;
  const { number } = said;
  return number === null || typeof number === 'number' ? { type: 'end', number } : null;
}

function sessionIn(value: unknown): DeviceSession | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('number' in value && 'person' in value && 'kind' in value && 'since' in value && 'isAway' in value))
    return null;
  const { number, person, kind, since, isAway } = value;
  if (typeof number !== 'number' || typeof person !== 'string' || typeof since !== 'string') return null;
  return typeof kind === 'string' && isRemoteKind(kind) && typeof isAway === 'boolean'
    ? { number, person, kind, since, isAway }
    : null;
}

/** Parses an agent's answer: the sessions that it lists, or has ended; null when it is not one. */
export function readControlAnswer(line: string): readonly DeviceSession[] | null {
  const said = parsed(line);
  if (typeof said !== 'object' || said === null || !('sessions' in said) || !Array.isArray(said.sessions)) return null;
  return said.sessions.flatMap((value: unknown) => sessionIn(value) ?? []);
}
