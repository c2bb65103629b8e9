import { argon2, type Argon2Algorithm, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Derives the key of a password; Node's own except in tests. */
export type DeriveKey = (algorithm: Argon2Algorithm, parameters: Argon2Parameters) => Promise<Buffer>;
const deriveKey: DeriveKey = promisify(argon2);

/** The cost of one hash: memory in KiB, passes over it, lanes. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/**
 * Each running hash uses its memory and one of the few threads that files need as well; more wait in line. Checks and
 * new passwords have separate lines: setting many passwords delays nobody's login.
 */
const CHECKS_AT_ONCE = 2;
const NEW_AT_ONCE = 1;
const WAITING_AT_MOST = 200;

/** When to retry when too many passwords are waiting, in seconds. */
export const BUSY_SECONDS = 1;

/** Too many passwords are waiting to be checked; the caller should come back later. */
export class HasherBusyError extends Error {
  override readonly name = 'HasherBusyError';
}

interface Parts extends HashCost {
  readonly salt: Buffer;
  readonly tag: Buffer;
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(hash: string): Parts | null {
  const [, memory, passes, parallelism, salt, tag] = FORM.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return null;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Lets a few tasks run at a time; the others wait in order of arrival. */
function createLine(atOnce: number, waitingAtMost: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new HasherBusyError('Too many passwords wait to be checked.');
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Creates and checks password hashes. */
export interface PasswordHasher {
  /** The hash of a password, in the PHC string form. */
  readonly hash: (password: string) => Promise<string>;
  /** Whether a password matches a hash. Without a hash it takes as long and returns false. */
  readonly matches: (password: string, hash: string | null) => Promise<boolean>;
}

/** Deviations from the default; tests hash thousands of passwords that nobody will ever guess at. */
export interface HasherOptions {
  /** How many checks may wait, and how many new passwords; the next is rejected with `HasherBusyError`. */
  readonly waitingAtMost?: number;
  /** The cost of new hashes. */
  readonly cost?: HashCost;
  readonly derive?: DeriveKey;
}

/** Argon2id with a limit on how many hashes run at the same time. */
export function createPasswordHasher({
  waitingAtMost = WAITING_AT_MOST,
  cost = COST,
  derive: makeKey = deriveKey,
}: HasherOptions = {}): PasswordHasher {
  const checkInLine = createLine(CHECKS_AT_ONCE, waitingAtMost);
  const makeInLine = createLine(NEW_AT_ONCE, waitingAtMost);
  const derive = (password: string, parts: Omit<Parts, 'tag'>, length: number) =>
    makeKey('argon2id', {
      message: password.normalize('NFC'),
      nonce: parts.salt,
      memory: parts.memory,
      passes: parts.passes,
      parallelism: parts.parallelism,
      tagLength: length,
    });
  const nobody: Parts = { ...cost, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const tag = await makeInLine(() => derive(password, { ...cost, salt }, TAG_BYTES));
      const { memory, passes, parallelism } = cost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
    },
    async matches(password, hash) {
      const known = hash === null ? null : parse(hash);
      const parts = known ?? nobody;
      const tag = await checkInLine(() => derive(password, parts, parts.tag.length));
      return timingSafeEqual(tag, parts.tag) && known !== null;
    },
  };
}
