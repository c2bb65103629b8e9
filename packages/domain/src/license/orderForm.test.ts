import { describe, expect, it } from 'vitest';
import type { LicenseRecord } from './linkLicenses.ts';
import {
  choosePlan,
  isPlanOpen,
  newOrder,
  OFFERED_VOLUMES,
  orderSum,
  refuseOrder,
  renewalOrder,
  usualPlan,
} from './orderForm.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const SEOUL = 32;
const license = (over: Partial<LicenseRecord> = {}): LicenseRecord => ({
  pay_pk: 7,
  pay_type: 'Basic',
  pay_dev_vol: 20,
  pay_start: '2026-01-01T00:00:00Z',
  pay_expire: '2026-12-01T00:00:00Z',
  pay_lisence_ref: null,
  isExpired: false,
  ...over,
});

describe('the form of an order', () => {
  it('offers 1 to 10 devices and begins with 1 for 1 month', () => {
    expect(OFFERED_VOLUMES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(newOrder()).toMatchObject({
      plan: 'Basic',
      volume: { manual: false, devices: 1 },
      months: 1,
      renewed: null,
    });
    expect(newOrder('Corporate').volume).toEqual({ manual: false, devices: 5 });
  });

  it('of a renewal has the plan and the devices of the license, for 12 months', () => {
    expect(renewalOrder(license())).toMatchObject({
      plan: 'Basic',
      volume: { manual: true, devices: 20 },
      months: 12,
      renewed: { pay_pk: 7 },
    });
    expect(isPlanOpen(renewalOrder(license()))).toBe(false);
  });

  it('of a free license lets plan and devices be chosen', () => {
    const form = renewalOrder(license({ pay_type: 'Free', pay_dev_vol: 5 }));
    expect(form).toMatchObject({ plan: 'Corporate', volume: { manual: false, devices: 5 } });
    expect(isPlanOpen(form)).toBe(true);
  });

  it('has at least the devices that a plan is sold for, and keeps what is more', () => {
    expect(choosePlan(newOrder(), 'Corporate').volume).toEqual({ manual: false, devices: 5 });
    const many = { ...newOrder(), volume: { manual: true, devices: 40 } };
    expect(choosePlan(many, 'Corporate').volume).toBe(many.volume);
    expect(choosePlan(choosePlan(newOrder(), 'Corporate'), 'Basic').volume.devices).toBe(5);
  });

  it('is refused below the fewest devices, except for a license that was sold smaller once', () => {
    const small = { ...newOrder('Corporate'), volume: { manual: false, devices: 4 } };
    expect(refuseOrder(small)).toBe('corporate_license_minimum');
    expect(refuseOrder(newOrder('Corporate'))).toBeNull();
    expect(refuseOrder(renewalOrder(license({ pay_type: 'Corporate', pay_dev_vol: 3 })))).toBeNull();
    const trial = renewalOrder(license({ pay_type: 'Free', pay_dev_vol: 5 }));
    expect(refuseOrder({ ...trial, volume: { manual: false, devices: 2 } })).toBe('corporate_license_minimum');
  });

  it('comes to a price and a term, which begins where a renewed license ends', () => {
    expect(orderSum(newOrder(), 0, NOW, SEOUL)).toEqual({
      price: { unitPrice: 3850, discountPercent: 0, total: 3850 },
      term: { start: NOW, expire: Date.parse('2026-12-21T03:00:00Z') },
    });
    const renewal = orderSum(renewalOrder(license()), 1000, NOW, SEOUL);
    expect(renewal.price).toEqual({ unitPrice: 1000, discountPercent: 3, total: 232_800 });
    expect(renewal.term.start).toBe(Date.parse('2026-12-01T00:00:00Z'));
    expect(renewal.term.expire).toBe(Date.parse('2027-12-01T00:00:00Z'));
  });
});

describe('the plan of a new license', () => {
  const ofPlan = (pay_type: 'Free' | 'Basic' | 'Corporate', days: number) => ({
    pay_type,
    pay_expire: new Date(NOW + days * 86_400_000).toISOString(),
  });

  it.each([
    ['Basic', []],
    ['Basic', [ofPlan('Free', 10)]],
    ['Basic', [ofPlan('Basic', 10)]],
    ['Corporate', [ofPlan('Basic', 10), ofPlan('Corporate', 10)]],
    ['Basic', [ofPlan('Basic', 10), ofPlan('Corporate', -1)]],
  ] as const)('is %s beside %j', (plan, licenses) => {
    expect(usualPlan(licenses, NOW)).toBe(plan);
  });
});
