import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentOf, isRemoteConsent, REMOTE_CONSENTS, USUAL_REMOTE_CONSENT } from './consent.ts';

const said = fc.constantFrom(...REMOTE_CONSENTS);

describe('how the person at a device takes part', () => {
  it('is what the nearest group says that says something', () => {
    fc.assert(
      fc.property(fc.nat(5), said, fc.array(fc.option(said)), (silent, own, above) => {
        const below = Array.from({ length: silent }, () => null);
        expect(consentOf([...below, own, ...above])).toBe(own);
        expect(consentOf(below)).toBe(USUAL_REMOTE_CONSENT);
      }),
    );
  });

  it('is one of three', () => {
    expect(REMOTE_CONSENTS.every(isRemoteConsent)).toBe(true);
    for (const other of ['', 'always', null, 1]) expect(isRemoteConsent(other)).toBe(false);
  });
});
