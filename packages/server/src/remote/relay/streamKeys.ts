import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isByteStreamKey } from '@remote-console/domain';

/** One of the two ends of a connection. */
export type StreamEnd = 'browser' | 'agent';

/** What a key says about itself. It is true if the key equals that of its connection. */
export interface StreamKey {
  readonly text: string;
  readonly connectionId: number;
  readonly end: StreamEnd;
}

const SECRET_BYTES = 32;

/** Creates the key of one end. It names the connection, so that any process asked knows where that is. */
export function newStreamKey(connectionId: number, end: StreamEnd): string {
  return `${connectionId}.${end}.${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** Parses a key; null if it is malformed. */
export function readStreamKey(text: unknown): StreamKey | null {
  if (!isByteStreamKey(text)) return null;
  const [, pk, end] = /^([1-9]\d{0,14})\.(browser|agent)\.[\w-]{43}$/.exec(text) ?? [];
  return end === 'browser' || end === 'agent' ? { text, connectionId: Number(pk), end } : null;
}

/** Whether two keys are equal, in constant time. */
export function isSameKey(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
