import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { LARGEST_UPDATE, type UpdateManifest } from '@remote-console/domain';

/** A manifest that an agent of version 1.0.0 accepts. */
export const MANIFEST: UpdateManifest = {
  version: '1.1.0',
  system: 'linux-x64',
  file: 'remote-console-agent-linux-x64',
  size: LARGEST_UPDATE,
  sha256: 'a'.repeat(64),
};

/** A server's key: its public half, and the signer. */
export function someKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    key: Buffer.from(x, 'base64url').toString('base64'),
    sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

/** The manifest of a program. */
export function manifestOf(program: Buffer, changes: Partial<UpdateManifest> = {}): string {
  const sha256 = createHash('sha256').update(program).digest('hex');
  return JSON.stringify({ ...MANIFEST, size: program.length, sha256, ...changes });
}
