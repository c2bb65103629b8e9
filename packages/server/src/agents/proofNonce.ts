import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long one nonce is given out, in milliseconds. The one before is taken as well. */
const GIVEN_OUT_MS = 300_000;

/** What proofs repeat to show that they were just made (RFC 9449, section 8), whatever clock their maker has. */
export interface ProofNonces {
  /** The nonce for proofs that are made now. */
  readonly current: (now: number) => string;
  /** Whether a proof with that nonce was made in the last minutes. */
  readonly isRecent: (nonce: string, now: number) => boolean;
}

/**
 * The nonces of an installation. They are computed and not stored, so every process of it takes those of the others, also after a
 * restart.
 *
 * @param secret Bytes that nobody else knows.
 */
export function proofNonces(secret: Uint8Array): ProofNonces {
  const nonceOf = (period: number) => createHmac('sha256', secret).update(String(period)).digest('base64url');
  const periodAt = (now: number) => Math.floor(now / GIVEN_OUT_MS);
  const isSame = (one: string, other: string) =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
  return {
    current: (now) => nonceOf(periodAt(now)),
    isRecent(nonce, now) {
      const period = periodAt(now);
      // The next one is that of another process whose clock is a little ahead.
      return [period, period - 1, period + 1].some((near) => isSame(nonce, nonceOf(near)));
    },
  };
}
