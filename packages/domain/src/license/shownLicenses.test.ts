import { describe, expect, it } from 'vitest';
import { seesLicenseNumbers, shownLicenses } from './index.ts';

describe('the numbers of the licenses', () => {
  it.each([
    ['a manager', { type: 'Manager', member_type_id: 2 }, true],
    ['who operates the service', { type: 'User', member_type_id: 9 }, true],
    ['a user', { type: 'User', member_type_id: 1 }, false],
    ['a sub-manager who decides', { type: 'User', member_type_id: 6, use_approval_function: 1 }, false],
    ['a partner', { type: 'User', member_type_id: 7 }, false],
    ['nobody', {}, false],
  ])('are shown to %s: %s', (_name, person, sees) => {
    const license = { pay_type: 'Corporate', pay_dev_vol: 300 };
    expect(seesLicenseNumbers(person)).toBe(sees);
    expect(shownLicenses([license], person)).toEqual([{ pay_type: 'Corporate', pay_dev_vol: sees ? 300 : 0 }]);
  });
});
