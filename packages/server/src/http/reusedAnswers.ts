import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

/** A body as sent. */
export interface WrittenBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The bytes compressed with the fastest level of gzip: a slower one would save little more. */
  readonly gzipped: () => Promise<Uint8Array<ArrayBuffer>>;
  /** The entity tag of the bytes, weak because they are sent compressed and uncompressed (RFC 9110, section 8.8.3). */
  readonly entityTag: () => string;
}

const compress = promisify(gzip);

const gzipOf = async (bytes: Uint8Array) => new Uint8Array(await compress(bytes, { level: constants.Z_BEST_SPEED }));

/** Bytes that are compressed and tagged on demand, and then only once. */
export function writtenBody(bytes: Uint8Array<ArrayBuffer>): WrittenBody {
  let compressed: Promise<Uint8Array<ArrayBuffer>> | undefined;
  let tag: string | undefined;
  return {
    bytes,
    gzipped: () => (compressed ??= gzipOf(bytes)),
    entityTag: () => (tag ??= `W/"${createHash('sha256').update(bytes).digest('base64url')}"`),
  };
}

/** The reused bodies, with what was serialized of them. */
const reused = new WeakMap<object, WrittenBody | null>();

/** Lets the body of an answer be validated and serialized once, however often it is sent. It must no longer change. */
export function reusedAnswer<Answer extends { readonly body: object }>(answer: Answer): Answer {
  reused.set(answer.body, null);
  return answer;
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null;

/** What was serialized of a reused body; null for any other. */
export const knownBody = (body: unknown): WrittenBody | null => (isObject(body) && reused.get(body)) || null;

/** Serializes a reused body; null for any other. */
export function writeReused(body: unknown, wire: unknown): WrittenBody | null {
  if (!isObject(body) || !reused.has(body)) return null;
  const written = writtenBody(new TextEncoder().encode(JSON.stringify(wire)));
  reused.set(body, written);
  return written;
}
