import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { SignJWT } from 'jose';

/** A call whose sender is to be proved. */
export interface ProvenCall {
  readonly method: string;
  /** The full address; its query is ignored. */
  readonly url: string;
  /** The agent's own token, if the call has it. */
  readonly token: string | null;
  /** The nonce that the server last asked for; null before it did. */
  readonly nonce: string | null;
  /** The run of the agent. */
  readonly run: string;
}

/** The key of an agent, which never leaves it: calls carry proofs of possession (RFC 9449). */
export interface AgentKey {
  /** The stored private key: PKCS #8 in base64. */
  readonly stored: string;
  readonly prove: (call: ProvenCall) => Promise<string>;
}

const ALGORITHM = 'EdDSA';

function keyOf(privateKey: KeyObject, stored: string): AgentKey {
  const { kty, crv, x } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (kty !== 'OKP' || crv !== 'Ed25519' || x === undefined) throw new TypeError('The key is not of Ed25519.');
  const header = { typ: 'dpop+jwt', alg: ALGORITHM, jwk: { kty, crv, x } };
  return {
    stored,
    prove({ method, url, token, nonce, run }) {
      const { origin, pathname } = new URL(url);
      const ath = token === null ? {} : { ath: createHash('sha256').update(token).digest('base64url') };
      return new SignJWT({
        htm: method,
        htu: `${origin}${pathname}`,
        run,
        ...ath,
        ...(nonce === null ? {} : { nonce }),
      })
        .setProtectedHeader(header)
        .setJti(randomUUID())
        .setIssuedAt()
        .sign(privateKey);
    },
  };
}

/** Generates a key. */
export function newAgentKey(): AgentKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  return keyOf(privateKey, privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'));
}

/**
 * Opens a stored key.
 *
 * @throws when the text is not such a key.
 */
export function openAgentKey(stored: string): AgentKey {
  const der = Buffer.from(stored, 'base64');
  return keyOf(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }), stored);
}
