import { writeAgentReason } from '@remote-console/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MANIFEST, someKey } from '../testing/someUpdate.ts';
import { verifyManifest } from './verifyManifest.ts';

const WISH = { system: 'linux-x64', running: '1.0.0', wanted: '1.1.0' } as const;
const server = someKey();
const TEXT = JSON.stringify(MANIFEST);
const SIGNED = { manifest: TEXT, signature: server.sign(TEXT) };
const UNSIGNED = 'update_not_signed';

function reasonFor(signed: typeof SIGNED, key = server.key, wish = {}): string | null {
  const verdict = verifyManifest(signed, key, { ...WISH, ...wish });
  return verdict.kind === 'refused' ? writeAgentReason(verdict.code, verdict.detail) : null;
}

describe('a manifest', () => {
  it('is taken when the server has signed it and names what was asked for', () => {
    expect(verifyManifest(SIGNED, server.key, WISH)).toEqual({ kind: 'taken', manifest: MANIFEST });
  });

  it('is refused when another key has signed it, also one that the text itself is right for', () => {
    const other = someKey();
    expect(reasonFor({ ...SIGNED, signature: other.sign(TEXT) })).toBe(UNSIGNED);
    expect(reasonFor(SIGNED, other.key)).toBe(UNSIGNED);
  });

  it.each(['', 'no base64', 'AAAA', server.sign(`${TEXT} `), server.sign(TEXT).slice(0, -8)])(
    'is refused with the signature %j',
    (signature) => {
      expect(reasonFor({ ...SIGNED, signature })).toBe(UNSIGNED);
    },
  );

  it.each(['', 'AAAA', 'A'.repeat(44)])('is refused with the key %j', (key) => {
    expect(reasonFor(SIGNED, key)).toBe(UNSIGNED);
  });

  it('is refused whatever character of it was changed', () => {
    fc.assert(
      fc.property(fc.nat(TEXT.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
        fc.pre(TEXT[at] !== character);
        const manifest = TEXT.slice(0, at) + character + TEXT.slice(at + 1);
        expect(reasonFor({ ...SIGNED, manifest })).toBe(UNSIGNED);
      }),
    );
  });

  it.each([
    ['not a manifest', 'update_wrong_program: The server describes the update in an unknown format.', {}],
    [TEXT, 'update_wrong_program: The server offers a program for another system.', { system: 'windows-x64' }],
    [TEXT, 'update_wrong_program: The server offers version 1.1.0 instead of 1.2.0.', { wanted: '1.2.0' }],
    [TEXT, 'update_not_newer', { running: '1.2.0' }],
    [TEXT, 'update_not_newer', { running: '1.1.0' }],
    [
      JSON.stringify({ ...MANIFEST, size: MANIFEST.size + 1 }),
      'update_wrong_program: The program of version 1.1.0 is larger than the agent accepts.',
      {},
    ],
  ])('that is signed is refused all the same: %s', (manifest, reason, wish) => {
    expect(reasonFor({ manifest, signature: server.sign(manifest) }, server.key, wish)).toBe(reason);
  });
});
