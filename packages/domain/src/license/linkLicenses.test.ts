import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkLicenses, type LicenseRecord } from './linkLicenses.ts';

const NOW = Date.parse('2026-11-21T00:00:00.000Z');
const DAY = 86_400_000;
const inDays = (days: number) => new Date(NOW + days * DAY).toISOString();

let nextPk = 1;
const aLicense = (over: Partial<LicenseRecord> = {}): LicenseRecord => ({
  pay_pk: nextPk++,
  pay_type: 'Basic',
  pay_dev_vol: 10,
  pay_start: inDays(-30),
  pay_expire: inDays(30),
  pay_lisence_ref: null,
  isExpired: false,
  ...over,
});

/** Lists whose references point anywhere: to other records, to nothing, in rings. */
const anyLicenses = fc
  .array(
    fc.record({
      pay_type: fc.constantFrom('Free', 'Basic', 'Corporate'),
      pay_dev_vol: fc.nat(50),
      expires: fc.integer({ min: -20, max: 20 }),
      ref: fc.option(fc.integer({ min: 1, max: 8 }), { nil: null }),
    }),
    { maxLength: 7 },
  )
  .map((drafts) =>
    drafts.map(({ expires, ref, ...draft }, index) =>
      aLicense({ ...draft, pay_pk: index + 1, pay_expire: inDays(expires), pay_lisence_ref: ref }),
    ),
  );

describe('linked licenses', () => {
  const parent = aLicense({ pay_pk: 100, pay_type: 'Basic', pay_dev_vol: 10, pay_expire: inDays(5) });
  const near = aLicense({ pay_pk: 101, pay_lisence_ref: 100, pay_expire: inDays(40) });
  const far = aLicense({ pay_pk: 102, pay_lisence_ref: 100, pay_expire: inDays(90) });

  it('extend the parent to the latest linked expiry in any order of the list [A-LICENSE-09] [C-LICENSE-06]', () => {
    const orders = [
      [parent, near, far],
      [far, near, parent],
      [near, parent, far],
      [far, parent, near],
    ];
    for (const order of orders) expect(linkLicenses(order)).toEqual([{ ...parent, pay_expire: far.pay_expire }]);
  });

  it('never shorten the parent', () => {
    const earlier = { ...near, pay_expire: inDays(1) };
    expect(linkLicenses([parent, earlier])).toEqual([parent]);
  });

  it('give a Free parent the type of the one that expires last [A-LICENSE-10]', () => {
    const trial: LicenseRecord = { ...parent, pay_type: 'Free' };
    const linked: LicenseRecord[] = [
      { ...near, pay_type: 'Basic' },
      { ...far, pay_type: 'Corporate' },
    ];
    expect(linkLicenses([trial, ...linked]).map((license) => license.pay_type)).toEqual(['Corporate']);
    expect(linkLicenses([...linked.toReversed(), trial]).map((license) => license.pay_type)).toEqual(['Corporate']);
  });

  it('give a Free parent the volume of the one that expires last [A-LICENSE-11]', () => {
    const trial: LicenseRecord = { ...parent, pay_type: 'Free', pay_dev_vol: 5 };
    const linked = [
      { ...near, pay_dev_vol: 20 },
      { ...far, pay_dev_vol: 30 },
    ];
    expect(linkLicenses([trial, ...linked]).map((license) => license.pay_dev_vol)).toEqual([30]);
  });

  it('give a Free parent both type and volume of a linked license [C-LICENSE-07]', () => {
    const trial: LicenseRecord = { ...parent, pay_type: 'Free', pay_dev_vol: 5 };
    const bought: LicenseRecord = { ...near, pay_type: 'Corporate', pay_dev_vol: 77 };
    expect(linkLicenses([trial, bought])).toMatchObject([{ pay_type: 'Corporate', pay_dev_vol: 77 }]);
  });

  it('leave type and volume of a parent that is not Free [A-LICENSE-12]', () => {
    for (const pay_type of ['Basic', 'Corporate'] as const) {
      const paid = { ...parent, pay_type, pay_dev_vol: 3 };
      const linked: LicenseRecord = { ...far, pay_type: pay_type === 'Basic' ? 'Corporate' : 'Basic', pay_dev_vol: 99 };
      expect(linkLicenses([paid, linked])).toMatchObject([{ pay_type, pay_dev_vol: 3 }]);
    }
  });

  it('follow a reference over several steps', () => {
    const step = aLicense({ pay_pk: 103, pay_lisence_ref: 101, pay_expire: inDays(200) });
    expect(linkLicenses([step, near, parent])).toEqual([{ ...parent, pay_expire: step.pay_expire }]);
  });

  it('ignore a reference to a license that is not there', () => {
    const orphan = aLicense({ pay_lisence_ref: 9999 });
    expect(linkLicenses([orphan])).toEqual([orphan]);
  });

  it('end also when references run in a ring', () => {
    const ring = [
      aLicense({ pay_pk: 5, pay_lisence_ref: 6, pay_expire: inDays(1) }),
      aLicense({ pay_pk: 6, pay_lisence_ref: 7, pay_expire: inDays(2) }),
      aLicense({ pay_pk: 7, pay_lisence_ref: 5, pay_expire: inDays(3) }),
    ];
    expect(linkLicenses(ring)).toMatchObject([{ pay_pk: 5, pay_expire: inDays(3) }]);
    expect(linkLicenses(ring.toReversed())).toMatchObject([{ pay_pk: 5, pay_expire: inDays(3) }]);
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
            .map((license) => license.pay_expire)
            .sort()
            .at(-1);
        expect(latest(linked)).toBe(latest(records));
        expect(linkLicenses(linked.map((license) => ({ ...license, pay_lisence_ref: null })))).toHaveLength(
          linked.length,
        );
      }),
    );
  });
});
