import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, TIME_ZONES } from '../time/index.ts';
import { licenseTerm, renewableLicense, renewalStart } from './licenseTerm.ts';
import type { LicenseRecord } from './linkLicenses.ts';
import { LICENSE_PERIODS } from './price.ts';

const NEW_YORK = 9;
const license = (licenseId: number, expiryDate: string, licenseReference: number | null = null): LicenseRecord => ({
  licenseId,
  plan: 'Basic',
  licensedDevices: 10,
  licenseStart: '2026-01-01T00:00:00Z',
  expiryDate,
  licenseReference,
  isExpired: false,
});

describe('the term of a license', () => {
  it.each([
    ['2026-11-21T03:00:00Z', 1, '2026-12-21T03:00:00Z'],
    ['2026-11-21T03:00:00Z', 12, '2027-11-21T03:00:00Z'],
    ['2026-01-31T03:00:00Z', 1, '2026-02-28T03:00:00Z'],
    ['2028-01-31T03:00:00Z', 1, '2028-02-29T03:00:00Z'],
    ['2028-02-29T03:00:00Z', 36, '2031-02-28T03:00:00Z'],
    // In Seoul it is already March 1, so a month later is April 1 there.
    ['2026-02-28T16:00:00Z', 1, '2026-03-31T16:00:00Z'],
  ])('from %s for %i months ends %s', (start, months, expire) => {
    expect(licenseTerm(Date.parse(start), months, 32).expire).toBe(Date.parse(expire));
  });

  it('never ends before it starts [C-PAY-18]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Date.UTC(2200, 0, 1) }),
        fc.constantFrom(...LICENSE_PERIODS),
        fc.constantFrom(...TIME_ZONES),
        (begin, months, zone) => {
          const { start, expire } = licenseTerm(begin, months, zone.value);
          expect(start).toBe(begin);
          // The shortest month has 28 days; a zone may shift its clock by a day at most.
          expect(expire - start).toBeGreaterThan((28 * months - 1) * DAY_MS);
        },
      ),
    );
  });

  it('ends at the same time of day, also across daylight saving time', () => {
    expect(licenseTerm(Date.parse('2026-10-15T16:00:00Z'), 1, NEW_YORK).expire).toBe(
      Date.parse('2026-11-15T17:00:00Z'),
    );
  });
});

describe('a renewal', () => {
  it('begins where the running license ends, or now when it has ended [C-PAY-19]', () => {
    const now = Date.parse('2026-11-21T03:00:00Z');
    expect(renewalStart(license(1, '2026-12-01T00:00:00Z'), now)).toBe(Date.parse('2026-12-01T00:00:00Z'));
    expect(renewalStart(license(1, '2026-11-01T00:00:00Z'), now)).toBe(now);
  });

  it('is of a license that is not a renewal, extended by its earlier renewals', () => {
    const records = [license(1, '2026-12-01T00:00:00Z'), license(2, '2027-12-01T00:00:00Z', 1)];
    expect(renewableLicense(records, 1)?.expiryDate).toBe('2027-12-01T00:00:00Z');
    expect(renewableLicense(records, 2)).toBeNull();
    expect(renewableLicense(records, 3)).toBeNull();
  });
});
