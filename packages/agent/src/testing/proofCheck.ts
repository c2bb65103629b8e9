import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose';

/** What a proof says about the agent that made it. */
export interface ShownProof {
  /** The thumbprint of its key (RFC 7638). */
  readonly key: string;
  readonly run: string;
}

/** A valid proof, or what is wrong with it. */
export type ProofCheck =
  | { readonly kind: 'proven'; readonly proof: ShownProof }
  | { readonly kind: 'stale' }
  | { readonly kind: 'wrong'; readonly complaint: string };

const wrong = (complaint: string): ProofCheck => ({ kind: 'wrong', complaint });

/**
 * Checks the proof of a call according to RFC 9449.
 *
 * @param nonce The nonce that it must contain.
 */
export async function checkProof(request: IncomingMessage, nonce: string): Promise<ProofCheck> {
  const { dpop, host, token } = request.headers;
  if (typeof dpop !== 'string') return wrong('There is no proof of a key.');
  try {
    const { payload, protectedHeader } = await jwtVerify(dpop, EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: ['EdDSA', 'Ed25519', 'ES256'],
      requiredClaims: ['jti', 'iat', 'htm', 'htu', 'run'],
    });
    if (payload['nonce'] !== nonce) return { kind: 'stale' };
    const [path = ''] = (request.url ?? '').split('?');
    if (payload['htm'] !== request.method || payload['htu'] !== `http://${host}${path}`)
      return wrong('The proof is about another call.');
    const digest = typeof token === 'string' ? createHash('sha256').update(token).digest('base64url') : undefined;
    if (payload['ath'] !== digest) return wrong('The proof is about another token.');
    const { jwk } = protectedHeader;
    if (!jwk) return wrong('The proof names no key.');
    return { kind: 'proven', proof: { key: await calculateJwkThumbprint(jwk), run: String(payload['run']) } };
  } catch (thrown) {
    return wrong(`The proof does not hold: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}
