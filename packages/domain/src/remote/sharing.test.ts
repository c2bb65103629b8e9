import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isRemoteSharing,
  mayKeepPart,
  REMOTE_SHARINGS,
  REMOTE_PARTS,
  screenPart,
  sharingOf,
  terminalPart,
  USUAL_REMOTE_SHARING,
} from './sharing.ts';

const said = fc.constantFrom(...REMOTE_SHARINGS);

describe('what a second person may do', () => {
  it('is what the nearest group says that says something', () => {
    fc.assert(
      fc.property(fc.nat(5), said, fc.array(fc.option(said)), (silent, own, above) => {
        const below = Array.from({ length: silent }, () => null);
        expect(sharingOf([...below, own, ...above])).toBe(own);
        expect(sharingOf(below)).toBe(USUAL_REMOTE_SHARING);
      }),
    );
  });

  it('is nothing where nobody decided otherwise', () => expect(USUAL_REMOTE_SHARING).toBe('alone'));

  it('is one of three', () => {
    expect(REMOTE_SHARINGS.every(isRemoteSharing)).toBe(true);
    for (const other of ['', 'first', null, 1]) expect(isRemoteSharing(other)).toBe(false);
  });
});

describe('the part in what is shared', () => {
  it.each([
    ['alone', false, 'first'],
    ['watch', false, 'first'],
    ['join', false, 'first'],
    ['alone', true, null],
    ['watch', true, 'watch'],
    ['join', true, 'join'],
  ] as const)('under %s, taken: %s, is %s', (sharing, isTaken, part) => {
    expect(screenPart(sharing, isTaken)).toBe(part);
  });

  it.each([
    ['alone', null],
    ['watch', 'watch'],
    ['join', 'join'],
  ] as const)('under %s, in the terminal of somebody else, is %s', (sharing, part) => {
    expect(terminalPart(sharing)).toBe(part);
    expect(REMOTE_SHARINGS.filter((later) => part !== null && mayKeepPart(part, later))).not.toContain('alone');
  });

  it('is kept under the policy that gave it, and under every wider one', () => {
    fc.assert(
      fc.property(said, fc.boolean(), said, (sharing, isTaken, later) => {
        const part = screenPart(sharing, isTaken);
        if (part === null) return;
        const isNarrower = REMOTE_SHARINGS.indexOf(later) < REMOTE_SHARINGS.indexOf(sharing);
        expect(mayKeepPart(part, later)).toBe(part === 'first' || !isNarrower);
      }),
    );
    for (const sharing of REMOTE_SHARINGS) {
      expect(REMOTE_PARTS.filter((part) => mayKeepPart(part, sharing))).toContain('first');
    }
  });
});
