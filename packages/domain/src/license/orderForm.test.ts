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
  licenseId: 7,
  plan: 'Basic',
  licensedDevices: 20,
  licenseStart: '2026-01-01T00:00:00Z',
  expiryDate: '2026-12-01T00:00:00Z',
  licenseReference: null,
  isExpired: false,
  ...over,
});

describe('the form of an order', () => {
  it('offers 1 to 10 devices and begins with 1 for 1 month', () => {
    expect(OFFERED_VOLUMES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(newOrder()).toMatchObject({
      licensePlan: 'Basic',
      volume: { manual: false, devices: 1 },
      months: 1,
      renewed: null,
    });
    expect(newOrder('Corporate').volume).toEqual({ manual: false, devices: 5 });
  });

  it('of a renewal has the plan and the devices of the license, for 12 months', () => {
    expect(renewalOrder(license())).toMatchObject({
      licensePlan: 'Basic',
      volume: { manual: true, devices: 20 },
      months: 12,
      renewed: { licenseId: 7 },
    });
    expect(isPlanOpen(renewalOrder(license()))).toBe(false);
  });

  it('of a free license lets plan and devices be chosen', () => {
    const form = renewalOrder(license({ plan: 'Free', licensedDevices: 5 }));
    expect(form).toMatchObject({ licensePlan: 'Corporate', volume: { manual: false, devices: 5 } });
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
    expect(refuseOrder(renewalOrder(license({ plan: 'Corporate', licensedDevices: 3 })))).toBeNull();
    const trial = renewalOrder(license({ plan: 'Free', licensedDevices: 5 }));
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
    plan: pay_type,
    expiryDate: new Date(NOW + days * 86_400_000).toISOString(),
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
