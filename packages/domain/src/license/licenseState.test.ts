import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInstant } from '../time/index.ts';
import { EXPIRY_WARNING_MS } from './constants.ts';
import { licenseExcess } from './licenseExcess.ts';
import { isCorporate, isExpired, licenseLabel, licenseState } from './licenseState.ts';
import type { LicenseRecord } from './linkLicenses.ts';

const NOW = Date.parse('2026-11-21T00:00:00.000Z');
const DAY = 86_400_000;
const inDays = (days: number) => new Date(NOW + days * DAY).toISOString();

let nextId = 1;
const aLicense = (over: Partial<LicenseRecord> = {}): LicenseRecord => ({
  licenseId: nextId++,
  plan: 'Basic',
  licensedDevices: 10,
  licenseStart: inDays(-30),
  expiryDate: inDays(30),
  licenseReference: null,
  isExpired: false,
  ...over,
});

/** Lists whose references point anywhere: to other records, to nothing, in cycles. */
const anyLicenses = fc
  .array(
    fc.record({
      plan: fc.constantFrom('Free', 'Basic', 'Corporate'),
      licensedDevices: fc.nat(50),
      expires: fc.integer({ min: -20, max: 20 }),
      ref: fc.option(fc.integer({ min: 1, max: 8 }), { nil: null }),
    }),
    { maxLength: 7 },
  )
  .map((drafts) =>
    drafts.map(({ expires, ref, ...draft }, index) =>
      aLicense({ ...draft, licenseId: index + 1, expiryDate: inDays(expires), licenseReference: ref }),
    ),
  );

describe('a license', () => {
  it('is expired when now is later than its expiry, not at the very moment [A-LICENSE-05] [C-LICENSE-04]', () => {
    const license = aLicense({ expiryDate: inDays(0) });
    expect(isExpired(license, NOW - 1)).toBe(false);
    expect(isExpired(license, NOW)).toBe(false);
    expect(isExpired(license, NOW + 1)).toBe(true);
  });

  it('whose expiry cannot be read counts as expired', () => {
    expect(isExpired({ expiryDate: 'None' }, NOW)).toBe(true);
  });
});

describe('the label', () => {
  const free = aLicense({ plan: 'Free' });
  const basic = aLicense({ plan: 'Basic' });
  const corporate = aLicense({ plan: 'Corporate' });
  const label = (...records: LicenseRecord[]) => licenseLabel(records, NOW);

  it('is All for Basic and Corporate together [A-LICENSE-13] [C-LICENSE-08]', () => {
    expect(label(basic, corporate)).toBe('All');
    expect(label(free, corporate, basic)).toBe('All');
  });

  it('is Basic for Basic without Corporate, with or without Free [A-LICENSE-14] [C-LICENSE-09]', () => {
    expect(label(basic)).toBe('Basic');
    expect(label(free, basic)).toBe('Basic');
  });

  it('is Corporate for Corporate without Basic, with or without Free [A-LICENSE-15] [C-LICENSE-10]', () => {
    expect(label(corporate)).toBe('Corporate');
    expect(label(corporate, free)).toBe('Corporate');
  });

  it('is All for Free alone [A-LICENSE-16] [C-LICENSE-11]', () => {
    expect(label(free)).toBe('All');
  });

  it('is Unknown without a license [A-LICENSE-17] [C-LICENSE-12]', () => {
    expect(label()).toBe('Unknown');
  });

  it('does not count expired licenses [C-LICENSE-14]', () => {
    const lapsed = aLicense({ plan: 'Corporate', expiryDate: inDays(-1) });
    expect(label(lapsed)).toBe('Unknown');
    expect(label(lapsed, basic)).toBe('Basic');
  });
});

describe('an account', () => {
  const corporateWith = (...types: LicenseRecord['plan'][]) =>
    isCorporate(
      types.map((plan) => aLicense({ plan })),
      NOW,
    );

  it('counts as corporate with the label Corporate [A-LICENSE-18]', () => {
    expect(corporateWith('Corporate')).toBe(true);
  });

  it('counts as corporate with Free alone [A-LICENSE-19]', () => {
    expect(corporateWith('Free')).toBe(true);
  });

  it('counts as corporate with Basic and Corporate [A-LICENSE-20]', () => {
    expect(corporateWith('Basic', 'Corporate')).toBe(true);
  });

  it('does not count as corporate with the label Basic or Unknown [A-LICENSE-21]', () => {
    expect(corporateWith('Basic')).toBe(false);
    expect(corporateWith('Basic', 'Free')).toBe(false);
    expect(corporateWith()).toBe(false);
  });

  it('counts as corporate exactly with the labels Corporate and All [C-LICENSE-13]', () => {
    fc.assert(
      fc.property(anyLicenses, (records) => {
        expect(isCorporate(records, NOW)).toBe(['Corporate', 'All'].includes(licenseLabel(records, NOW)));
      }),
    );
  });
});

describe('the license state', () => {
  it('sums the volume of unexpired licenses and counts linked ones once [A-LICENSE-03]', () => {
    const parent = aLicense({ licensedDevices: 10 });
    const records = [
      parent,
      aLicense({ licensedDevices: 90, licenseReference: parent.licenseId }),
      aLicense({ licensedDevices: 7 }),
      aLicense({ licensedDevices: 500, expiryDate: inDays(-1) }),
    ];
    expect(licenseState(records, NOW).totalVolume).toBe(17);
  });

  it('gives the latest expiry over all records', () => {
    const records = [aLicense({ expiryDate: inDays(3) }), aLicense({ expiryDate: inDays(9) }), aLicense()];
    expect(licenseState(records.slice(0, 2), NOW).latestExpire).toBe(inDays(9));
    expect(licenseState([], NOW).latestExpire).toBeNull();
  });

  it('gives that expiry as a date of the person, whichever record it is of [A-LICENSE-04]', () => {
    const records = [
      aLicense({ expiryDate: '2026-11-30T20:00:00Z' }),
      aLicense({ expiryDate: '2026-11-01T00:00:00Z' }),
    ];
    for (const list of [records, records.toReversed()]) {
      const latest = licenseState(list, NOW).latestExpire ?? '';
      expect(formatInstant(latest, { timeZoneId: 32, dateFormatId: 1 }, 'date')).toBe('12/01/2026');
      expect(formatInstant(latest, { timeZoneId: 9, dateFormatId: 0 }, 'date')).toBe('2026/11/30');
    }
  });

  it('warns when the expiry lies at most 7 days (604800000 ms) ahead [A-LICENSE-06] [C-LICENSE-05]', () => {
    expect(EXPIRY_WARNING_MS).toBe(604_800_000);
    const status = (left: number) =>
      licenseState([aLicense({ expiryDate: new Date(NOW + left).toISOString() })], NOW).status;
    expect(status(604_800_001)).toBe('active');
    expect(status(604_800_000)).toBe('expiring');
    expect(status(1)).toBe('expiring');
    expect(status(0)).toBe('expiring');
  });

  it('does not warn any more once the license is expired [A-LICENSE-07]', () => {
    expect(licenseState([aLicense({ expiryDate: inDays(0) })], NOW + 1).status).toBe('expired');
    expect(licenseState([aLicense({ expiryDate: inDays(-400) })], NOW).status).toBe('expired');
  });

  it('counts the days that are left, rounded up', () => {
    expect(licenseState([aLicense({ expiryDate: inDays(2.1) })], NOW).daysLeft).toBe(3);
    expect(licenseState([aLicense({ expiryDate: inDays(-2) })], NOW).daysLeft).toBe(0);
    expect(licenseState([], NOW)).toMatchObject({ daysLeft: null, status: 'none', corporate: false, totalVolume: 0 });
  });

  it('is consistent in itself whatever the records', () => {
    fc.assert(
      fc.property(anyLicenses, (records) => {
        const state = licenseState(records, NOW);
        expect(state.status === 'none').toBe(records.length === 0);
        if (state.status === 'expired') expect(state).toMatchObject({ label: 'Unknown', totalVolume: 0, daysLeft: 0 });
        if (state.status === 'expiring') expect(state.daysLeft).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('the license-exceeded dialog', () => {
  it('is due when the licensed volume is below the device count [B-EXCEED-01]', () => {
    expect(licenseExcess(9, 10)).not.toBeNull();
    expect(licenseExcess(0, 1)).not.toBeNull();
  });

  it('is not due when the licensed volume equals the device count [B-EXCEED-02]', () => {
    expect(licenseExcess(10, 10)).toBeNull();
    expect(licenseExcess(0, 0)).toBeNull();
  });

  it('is not due when the licensed volume is above the device count [B-EXCEED-03]', () => {
    fc.assert(
      fc.property(fc.nat(200_000), fc.integer({ min: 1, max: 1000 }), (devices, spare) => {
        expect(licenseExcess(devices + spare, devices)).toBeNull();
      }),
    );
  });

  it('tells the exceeded count: the devices less the licensed volume [B-EXCEED-07]', () => {
    expect(licenseExcess(5, 12)?.exceeded).toBe(7);
    expect(licenseExcess(0, 1)?.exceeded).toBe(1);
  });

  it('tells the maximum number of devices that can be registered: the licensed volume [B-EXCEED-08]', () => {
    expect(licenseExcess(5, 12)?.maximum).toBe(5);
    expect(licenseExcess(0, 1)?.maximum).toBe(0);
  });
});
