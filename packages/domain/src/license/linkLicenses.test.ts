import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkLicenses, type LicenseRecord } from './linkLicenses.ts';

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

describe('linked licenses', () => {
  const parent = aLicense({ licenseId: 100, plan: 'Basic', licensedDevices: 10, expiryDate: inDays(5) });
  const near = aLicense({ licenseId: 101, licenseReference: 100, expiryDate: inDays(40) });
  const far = aLicense({ licenseId: 102, licenseReference: 100, expiryDate: inDays(90) });

  it('extend the parent to the latest linked expiry in any order of the list [A-LICENSE-09] [C-LICENSE-06]', () => {
    const orders = [
      [parent, near, far],
      [far, near, parent],
      [near, parent, far],
      [far, parent, near],
    ];
    for (const order of orders) expect(linkLicenses(order)).toEqual([{ ...parent, expiryDate: far.expiryDate }]);
  });

  it('never shorten the parent', () => {
    const earlier = { ...near, expiryDate: inDays(1) };
    expect(linkLicenses([parent, earlier])).toEqual([parent]);
  });

  it('give a Free parent the type of the one that expires last [A-LICENSE-10]', () => {
    const trial: LicenseRecord = { ...parent, plan: 'Free' };
    const linked: LicenseRecord[] = [
      { ...near, plan: 'Basic' },
      { ...far, plan: 'Corporate' },
    ];
    expect(linkLicenses([trial, ...linked]).map((license) => license.plan)).toEqual(['Corporate']);
    expect(linkLicenses([...linked.toReversed(), trial]).map((license) => license.plan)).toEqual(['Corporate']);
  });

  it('give a Free parent the volume of the one that expires last [A-LICENSE-11]', () => {
    const trial: LicenseRecord = { ...parent, plan: 'Free', licensedDevices: 5 };
    const linked = [
      { ...near, licensedDevices: 20 },
      { ...far, licensedDevices: 30 },
    ];
    expect(linkLicenses([trial, ...linked]).map((license) => license.licensedDevices)).toEqual([30]);
  });

  it('give a Free parent both type and volume of a linked license [C-LICENSE-07]', () => {
    const trial: LicenseRecord = { ...parent, plan: 'Free', licensedDevices: 5 };
    const bought: LicenseRecord = { ...near, plan: 'Corporate', licensedDevices: 77 };
    expect(linkLicenses([trial, bought])).toMatchObject([{ plan: 'Corporate', licensedDevices: 77 }]);
  });

  it('leave type and volume of a parent that is not Free [A-LICENSE-12]', () => {
    for (const plan of ['Basic', 'Corporate'] as const) {
      const paid = { ...parent, plan, licensedDevices: 3 };
      const linked: LicenseRecord = { ...far, plan: plan === 'Basic' ? 'Corporate' : 'Basic', licensedDevices: 99 };
      expect(linkLicenses([paid, linked])).toMatchObject([{ plan, licensedDevices: 3 }]);
    }
  });

  it('follow a reference over several steps', () => {
    const step = aLicense({ licenseId: 103, licenseReference: 101, expiryDate: inDays(200) });
    expect(linkLicenses([step, near, parent])).toEqual([{ ...parent, expiryDate: step.expiryDate }]);
  });

  it('ignore a reference to a license that is not there', () => {
    const orphan = aLicense({ licenseReference: 9999 });
    expect(linkLicenses([orphan])).toEqual([orphan]);
  });

  it('end also when references run in a ring', () => {
    const ring = [
      aLicense({ licenseId: 5, licenseReference: 6, expiryDate: inDays(1) }),
      aLicense({ licenseId: 6, licenseReference: 7, expiryDate: inDays(2) }),
      aLicense({ licenseId: 7, licenseReference: 5, expiryDate: inDays(3) }),
    ];
    expect(linkLicenses(ring)).toMatchObject([{ licenseId: 5, expiryDate: inDays(3) }]);
    expect(linkLicenses(ring.toReversed())).toMatchObject([{ licenseId: 5, expiryDate: inDays(3) }]);
  });

  it('do not depend on the order of the list, lose no expiry and keep no linked record', () => {
    fc.assert(
      fc.property(anyLicenses, fc.infiniteStream(fc.nat()), (records, order) => {
        const shuffled = records
          .map((record) => ({ record, rank: order.next().value ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ record }) => record);
        const linked = linkLicenses(records);
        expect(linkLicenses(shuffled)).toEqual(linked);
        const latest = (list: readonly LicenseRecord[]) =>
          list
            .map((license) => license.expiryDate)
            .sort()
            .at(-1);
        expect(latest(linked)).toBe(latest(records));
        expect(linkLicenses(linked.map((license) => ({ ...license, licenseReference: null })))).toHaveLength(
          linked.length,
        );
      }),
    );
  });
});
