import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

/** A body as it goes out. */
export interface WrittenBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The bytes compressed with the fastest level of gzip: a slower one would save little of what it leaves. */
  readonly gzipped: () => Promise<Uint8Array<ArrayBuffer>>;
  /** The entity tag of the bytes, a weak one because they go out compressed and not (RFC 9110, section 8.8.3). */
  readonly entityTag: () => string;
}

const compress = promisify(gzip);

const gzipOf = async (bytes: Uint8Array) => new Uint8Array(await compress(bytes, { level: constants.Z_BEST_SPEED }));

/** Bytes that are compressed and named when it is asked for, and then once. */
export function writtenBody(bytes: Uint8Array<ArrayBuffer>): WrittenBody {
  let compressed: Promise<Uint8Array<ArrayBuffer>> | undefined;
  let tag: string | undefined;
  return {
    bytes,
    gzipped: () => (compressed ??= gzipOf(bytes)),
    entityTag: () => (tag ??= `W/"${createHash('sha256').update(bytes).digest('base64url')}"`),
  };
}

/** The bodies that are given again, with what was written of them. */
const reused = new WeakMap<object, WrittenBody | null>();

/** Lets the body of an answer be checked and written once, however often it is given. It must not change from now on. */
export function reusedAnswer<Answer extends { readonly body: object }>(answer: Answer): Answer {
  reused.set(answer.body, null);
  return answer;
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null;

/** What was written of a body when it was given before; null for one that was not. */
export const knownBody = (body: unknown): WrittenBody | null => (isObject(body) && reused.get(body)) || null;

/** Writes what goes over the wire of a body that is given again; null for another one. */
export function writeReused(body: unknown, wire: unknown): WrittenBody | null {
  if (!isObject(body) || !reused.has(body)) return null;
  const written = writtenBody(new TextEncoder().encode(JSON.stringify(wire)));
  reused.set(body, written);
  return written;
}
