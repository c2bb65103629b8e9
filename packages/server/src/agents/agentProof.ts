import { createHash } from 'node:crypto';
import { calculateJwkThumbprint, EmbeddedJWK, errors, jwtVerify } from 'jose';
import type { Connection } from '../database/index.ts';
import type { PresentedProof } from '../http/index.ts';
import { type ProofNonces, proofNonces } from './proofNonce.ts';
import { readUpdateKey } from './updateKey.ts';

/** The owner of a valid proof. */
export interface ProvenKey {
  readonly kind: 'proven';
  /** The thumbprint of the key (RFC 7638). */
  readonly key: string;
  /** The run of the agent that made the proof. */
  readonly run: string;
}

/** The verdict on a presented proof. */
export type ProofVerdict =
  | ProvenKey
  | { readonly kind: 'missing' }
  /** Its nonce is not from the last few minutes. */
  | { readonly kind: 'stale' }
  /** It is not a proof, not signed by the key it names, or about another call. */
  | { readonly kind: 'invalid' };

/** Ed25519 and, for agents that keep their key in a security chip, P-256. */
const ALGORITHMS = ['EdDSA', 'Ed25519', 'ES256'];
const LONGEST_PROOF = 2000;
const LONGEST_RUN = 64;
const REQUIRED_CLAIMS = ['jti', 'htm', 'htu', 'run'];

const INVALID: ProofVerdict = { kind: 'invalid' };

/** The nonces of the databases that are open. */
const nonces = new WeakMap<Connection['query'], ProofNonces>();

async function noncesOf(connection: Connection): Promise<ProofNonces> {
  const known = nonces.get(connection.query);
  if (known) return known;
  const made = proofNonces((await readUpdateKey(connection)).secretFor('nonces of proofs'));
  nonces.set(connection.query, made);
  return made;
}

/** The nonce for an agent's next proof. */
export async function currentNonce(connection: Connection): Promise<string> {
  return (await noncesOf(connection)).current(connection.now());
}

/** What a proof must say about the token that it comes with (RFC 9449, section 4.3). */
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function isPathOf(address: unknown, path: string): boolean {
  // The host is not compared: a proxy in front of the server may have changed it.
  return typeof address === 'string' && URL.canParse(address) && new URL(address).pathname === path;
}

async function readProof(text: string) {
  try {
    const { payload, key, protectedHeader } = await jwtVerify(text, EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: ALGORITHMS,
      requiredClaims: REQUIRED_CLAIMS,
    });
    return key.type === 'public' && protectedHeader.jwk
      ? { claims: payload, key: await calculateJwkThumbprint(protectedHeader.jwk) }
      : null;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
}

/**
 * Checks a proof of possession as described in RFC 9449. Its nonce counts instead of its time, which is that of the
 * agent's clock. A proof may be reused while its nonce is recent, for the same call only.
 *
 * @param token The token that the call comes with; null when the call is to get one.
 */
export async function checkProof(
  connection: Connection,
  { text, method, path }: PresentedProof,
  token: string | null,
): Promise<ProofVerdict> {
  if (text === null) return { kind: 'missing' };
  if (text.length > LONGEST_PROOF) return INVALID;
  const proof = await readProof(text);
  if (!proof) return INVALID;
  const { htm, htu, ath, nonce, run } = proof.claims;
  if (htm !== method || !isPathOf(htu, path)) return INVALID;
  if (token !== null && ath !== digestOf(token)) return INVALID;
  if (typeof run !== 'string' || run.length === 0 || run.length > LONGEST_RUN) return INVALID;
  const { isRecent } = await noncesOf(connection);
  if (typeof nonce !== 'string' || !isRecent(nonce, connection.now())) return { kind: 'stale' };
  return { kind: 'proven', key: proof.key, run };
}
