import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseVolume,
  discountPercent,
  isLicensePeriod,
  LICENSE_PERIODS,
  licensePrice,
  LIST_PRICES,
  PAYMENT_METHODS,
  PAYMENT_POPUP,
  PURCHASE_START,
  refuseVolume,
  SOLD_PLANS,
  typeVolume,
  volumeForPlan,
} from './price.ts';

describe('the price of a license', () => {
  it('is 3850 won for Basic and 4510 for Corporate, a device and month [C-PAY-03] [C-PAY-04]', () => {
    expect(licensePrice({ licensePlan: 'Basic', devices: 1, months: 1 }).total).toBe(3850);
    expect(licensePrice({ licensePlan: 'Corporate', devices: 1, months: 1 }).total).toBe(4510);
  });

  it('takes the agreed price in place of the list price, for any plan [C-PAY-05]', () => {
    for (const licensePlan of SOLD_PLANS) {
      expect(licensePrice({ licensePlan, devices: 10, months: 2, customPrice: 1000 })).toEqual({
        unitPrice: 1000,
        discountPercent: 0,
        total: 20_000,
      });
      expect(licensePrice({ licensePlan, devices: 1, months: 1, customPrice: 0 }).unitPrice).toBe(
        LIST_PRICES[licensePlan],
      );
    }
  });

  it('is 3, 5 and 7 per cent lower for one, two and three years [C-PAY-06] [C-PAY-07] [C-PAY-08]', () => {
    expect(licensePrice({ licensePlan: 'Basic', devices: 10, months: 12 }).total).toBe(448_140);
    expect(licensePrice({ licensePlan: 'Basic', devices: 10, months: 24 }).total).toBe(877_800);
    expect(licensePrice({ licensePlan: 'Basic', devices: 10, months: 36 }).total).toBe(1_288_980);
    expect([12, 23, 24, 35, 36, 60].map(discountPercent)).toEqual([3, 3, 5, 5, 7, 7]);
  });

  it('has no discount below a year [C-PAY-09]', () => {
    for (let months = 1; months < 12; months += 1) expect(discountPercent(months)).toBe(0);
  });

  it('of a year is 3 per cent lower, and not by two months beside [A-CONST-13]', () => {
    const month = licensePrice({ licensePlan: 'Corporate', devices: 10, months: 1 }).total;
    expect(licensePrice({ licensePlan: 'Corporate', devices: 10, months: 12 }).total).toBe((month * 12 * 97) / 100);
  });

  it('is price times devices times months less the discount, in whole won rounded down [C-PAY-10]', () => {
    // 3,333 won less 3 percent for 12 months is 38,796.12 won.
    expect(licensePrice({ licensePlan: 'Basic', devices: 1, months: 12, customPrice: 3333 }).total).toBe(38_796);
    fc.assert(
      fc.property(
        fc.constantFrom(...SOLD_PLANS),
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(...LICENSE_PERIODS),
        fc.integer({ min: 0, max: 100_000 }),
        (licensePlan, devices, months, customPrice) => {
          const price = licensePrice({ licensePlan, devices, months, customPrice });
          expect(Number.isSafeInteger(price.total)).toBe(true);
          const exact =
            (BigInt(price.unitPrice) * BigInt(devices) * BigInt(months) * BigInt(100 - price.discountPercent)) / 100n;
          expect(BigInt(price.total)).toBe(exact);
        },
      ),
    );
  });
});

describe('a purchase', () => {
  it('is for 1 to 12, 24 or 36 months [C-PAY-11]', () => {
    expect(LICENSE_PERIODS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 24, 36]);
    for (const months of [0, 13, 25, 1.5, -1]) expect(isLicensePeriod(months)).toBe(false);
  });

  it('begins with 1 month and 1 device, raised to what Corporate asks for, and a renewal with 12 months [C-PAY-15] [C-PAY-16]', () => {
    expect(PURCHASE_START).toMatchObject({ devices: 1, months: 1, renewalMonths: 12 });
    expect(volumeForPlan('Basic', PURCHASE_START.devices)).toBe(1);
    expect(volumeForPlan('Corporate', PURCHASE_START.devices)).toBe(5);
    expect(volumeForPlan('Corporate', 8)).toBe(8);
  });

  it('is typed by hand, from 11 devices on, once 0 is chosen [C-PAY-13]', () => {
    expect(chooseVolume(0)).toEqual({ manual: true, devices: 11 });
    expect(chooseVolume(7)).toEqual({ manual: false, devices: 7 });
  });

  it('of no device becomes one of 1 device with the warning invalid_data [C-PAY-14]', () => {
    for (const devices of [0, -3, Number.NaN]) {
      expect(typeVolume(devices)).toEqual({ manual: true, devices: 1, warning: 'invalid_data' });
    }
    expect(typeVolume(25)).toEqual({ manual: true, devices: 25, warning: null });
  });

  it('of no whole number of devices is refused', () => {
    for (const devices of [0, -1, 1.5, Number.NaN, 100_001])
      expect(refuseVolume('Basic', devices)).toBe('invalid_data');
    expect(refuseVolume('Basic', 1)).toBeNull();
  });

  it('of a Corporate license for less than 5 devices is refused [C-PAY-17] [A-CONST-03]', () => {
    for (const devices of [1, 2, 3]) expect(refuseVolume('Corporate', devices)).toBe('corporate_license_minimum');
    expect(refuseVolume('Corporate', 4)).toBe('corporate_license_minimum');
    expect(refuseVolume('Corporate', 5)).toBeNull();
    expect(refuseVolume('Basic', 4)).toBeNull();
  });

  it('is paid by credit card, bank transfer or mobile phone [A-CONST-12] [C-PAY-21] [C-PAY-22] [C-PAY-23]', () => {
    expect(PAYMENT_METHODS).toEqual({ SC0010: 'credit_card', SC0030: 'bank_transfer', SC0060: 'mobile_phone' });
  });

  it('opens a popup of 1024 by 726 that is looked at every 500 ms', () => {
    expect(PAYMENT_POPUP).toEqual({ width: 1024, height: 726, pollMs: 500 });
  });
});
