import { describe, expect, it } from 'vitest';
import { accountType } from './accountType.ts';
import { licenseRows } from './licenseRows.ts';
import type { LicenseRecord } from './linkLicenses.ts';

const NOW = Date.parse('2026-11-21T00:00:00.000Z');
const DAY = 86_400_000;
const inDays = (days: number) => new Date(NOW + days * DAY).toISOString();

const aLicense = (licenseId: number, over: Partial<LicenseRecord> = {}): LicenseRecord => ({
  licenseId,
  plan: 'Basic',
  licensedDevices: 10,
  licenseStart: inDays(-30),
  expiryDate: inDays(30),
  licenseReference: null,
  isExpired: false,
  ...over,
});
const rows = (...records: LicenseRecord[]) => licenseRows(records, NOW);
const summary = (...records: LicenseRecord[]) => rows(...records).map(({ license, kind }) => [license.licenseId, kind]);

describe('the rows of the license table', () => {
  it('are new, renewed where they refer to a license, and expired past their expiry [C-LICENSE-01]', () => {
    const renewal = aLicense(2, { licenseReference: 1, expiryDate: inDays(400) });
    const gone = aLicense(3, { expiryDate: inDays(-1) });
    expect(summary(aLicense(1), renewal, gone)).toEqual([
      [3, 'expired'],
      [2, 'renewed'],
      [1, 'new'],
    ]);
  });

  it('are expired after their last moment and not at it', () => {
    expect(licenseRows([aLicense(1, { expiryDate: inDays(0) })], NOW)[0]?.kind).toBe('new');
    expect(licenseRows([aLicense(1, { expiryDate: inDays(0) })], NOW + 1)[0]?.kind).toBe('expired');
  });

  it('are renewed at the one that ends last, for the license that is not a renewal', () => {
    const first = aLicense(1, { expiryDate: inDays(-5) });
    const second = aLicense(2, { licenseReference: 1, licenseStart: inDays(-5), expiryDate: inDays(90) });
    const [latest, earlier] = rows(first, second);
    expect(latest).toMatchObject({ kind: 'renewed', renews: { licenseId: 1, expiryDate: inDays(90) } });
    expect(earlier).toMatchObject({ kind: 'expired', renews: null, continuedUntil: inDays(90) });
  });

  it('say when they begin later', () => {
    const waiting = aLicense(2, { licenseReference: 1, licenseStart: inDays(30), expiryDate: inDays(60) });
    expect(rows(aLicense(1), waiting).map(({ begins }) => begins)).toEqual([true, false]);
  });

  it('warn within 7 days before the end, unless a renewal follows', () => {
    const ending = aLicense(1, { expiryDate: inDays(7) });
    expect(rows(ending)[0]?.endsSoon).toBe(true);
    expect(rows(aLicense(1, { expiryDate: inDays(7.01) }))[0]?.endsSoon).toBe(false);
    const follows = aLicense(2, { licenseReference: 1, licenseStart: inDays(7), expiryDate: inDays(40) });
    expect(rows(ending, follows).map(({ endsSoon }) => endsSoon)).toEqual([false, false]);
  });

  it('offer one renewal for each license, however its records are linked', () => {
    const chain = [
      aLicense(1),
      aLicense(2, { licenseReference: 1 }),
      aLicense(3, { licenseReference: 2 }),
      aLicense(4),
    ];
    const renewals = rows(...chain).flatMap(({ renews }) => (renews ? [renews.licenseId] : []));
    expect(renewals.toSorted()).toEqual([1, 4]);
  });
});

describe('the type of an account', () => {
  const type = (...plans: LicenseRecord['plan'][]) =>
    accountType(
      { memberType: 2 },
      plans.map((plan, index) => aLicense(index + 1, { plan })),
      NOW,
    );

  it('is superadmin, corporate, basic or free trial [C-LICENSE-16]', () => {
    expect(accountType({ memberType: 9 }, [aLicense(1)], NOW)).toBe('superadmin');
    expect(type('Free', 'Basic', 'Corporate')).toBe('corporate');
    expect(type('Free', 'Basic')).toBe('basic');
    expect(type('Free')).toBe('free');
  });

  it('is none while no license runs', () => {
    expect(type()).toBe('none');
    expect(accountType({ memberType: 2 }, [aLicense(1, { expiryDate: inDays(-1) })], NOW)).toBe('none');
  });
});
