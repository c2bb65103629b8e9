import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long one nonce is issued, in milliseconds. The previous one is accepted as well. */
const GIVEN_OUT_MS = 300_000;

/** What proofs include to show that they are fresh (RFC 9449, section 8), whatever the sender's clock says. */
export interface ProofNonces {
  /** The nonce for new proofs. */
  readonly current: (now: number) => string;
  /** Whether a proof with that nonce was made in the last few minutes. */
  readonly isRecent: (nonce: string, now: number) => boolean;
}

/**
 * The nonces of an installation. They are computed and not stored, so every process accepts those of the others, even
 * after a restart.
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
      // The next one is that of another process whose clock is slightly ahead.
      return [period, period - 1, period + 1].some((near) => isSame(nonce, nonceOf(near)));
    },
  };
}
