import { createPublicKey, verify } from 'node:crypto';
import {
  type AgentReasonCode,
  findUpdateObstacle,
  readUpdateManifest,
  type UpdateManifest,
  type UpdateObstacle,
  type UpdateWish,
} from '@remote-console/domain';
import type { SignedManifest } from '../protocol/index.ts';

/** The verdict on an update: accepted, or rejected with the reason and details from the agent. */
export type Verdict =
  | { readonly kind: 'taken'; readonly manifest: UpdateManifest }
  | { readonly kind: 'refused'; readonly code: AgentReasonCode; readonly detail: string };

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;

/** Whether a text was signed with the private half of a key. False for anything malformed. */
export function isSignedBy(key: string, text: string, signature: string): boolean {
  const [bytes, signed] = [Buffer.from(key, 'base64'), Buffer.from(signature, 'base64')];
  if (bytes.length !== KEY_BYTES || signed.length !== SIGNATURE_BYTES) return false;
  const x = bytes.toString('base64url');
  return verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    signed,
  );
}

const refused = (code: AgentReasonCode, detail = ''): Verdict => ({ kind: 'refused', code, detail });

function verdictOf(obstacle: UpdateObstacle, { version }: UpdateManifest, { wanted }: UpdateWish): Verdict {
  switch (obstacle) {
    case 'other_system':
      return refused('update_wrong_program', 'The server offers a program for another system.');
    case 'other_version':
      return refused('update_wrong_program', `The server offers version ${version} instead of ${wanted}.`);
    case 'not_newer':
      return refused('update_not_newer');
    case 'too_large':
      return refused('update_wrong_program', `The program of version ${version} is larger than the agent accepts.`);
  }
}

/**
 * Whether an agent accepts what a server offers. Nothing is parsed before the signature is verified.
 *
 * @param key The key that the server named when the agent enrolled.
 */
export function verifyManifest({ manifest: text, signature }: SignedManifest, key: string, wish: UpdateWish): Verdict {
  if (!isSignedBy(key, text, signature)) return refused('update_not_signed');
  const manifest = readUpdateManifest(text);
  if (manifest === null)
    return refused('update_wrong_program', 'The server describes the update in an unknown format.');
  const obstacle = findUpdateObstacle(manifest, wish);
  return obstacle === null ? { kind: 'taken', manifest } : verdictOf(obstacle, manifest, wish);
}
