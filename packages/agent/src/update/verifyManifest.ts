import { createPublicKey, verify } from 'node:crypto';
import {
  findUpdateObstacle,
  readUpdateManifest,
  type UpdateManifest,
  type UpdateObstacle,
  type UpdateWish,
} from '@remote-console/domain';
import type { SignedManifest } from '../protocol/index.ts';

/** The verdict on an update: accepted, or rejected with one sentence that says why. */
export type Verdict =
  | { readonly kind: 'taken'; readonly manifest: UpdateManifest }
  | { readonly kind: 'refused'; readonly sentence: string };

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

function sentenceOf(obstacle: UpdateObstacle, { version }: UpdateManifest, { running, wanted }: UpdateWish): string {
  switch (obstacle) {
    case 'other_system':
      return 'The server offers a program for another system.';
    case 'other_version':
      return `The server offers version ${version} instead of ${wanted}.`;
    case 'not_newer':
      return `The agent has version ${running}, and never goes back to ${version}.`;
    case 'too_large':
      return `The program of version ${version} is larger than the agent accepts.`;
  }
}

/**
 * Whether an agent accepts what a server offers. Nothing is parsed before the signature is verified.
 *
 * @param key The key that the server named when the agent enrolled.
 */
export function verifyManifest({ manifest: text, signature }: SignedManifest, key: string, wish: UpdateWish): Verdict {
  if (!isSignedBy(key, text, signature))
    return { kind: 'refused', sentence: "The update is not signed with the server's key; it was not installed." };
  const manifest = readUpdateManifest(text);
  if (manifest === null) return { kind: 'refused', sentence: 'The server describes the update in an unknown format.' };
  const obstacle = findUpdateObstacle(manifest, wish);
  return obstacle === null
    ? { kind: 'taken', manifest }
    : { kind: 'refused', sentence: sentenceOf(obstacle, manifest, wish) };
}
