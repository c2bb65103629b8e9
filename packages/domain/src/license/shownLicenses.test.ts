import { describe, expect, it } from 'vitest';
import { seesLicenseNumbers, shownLicenses } from './index.ts';

describe('the numbers of the licenses', () => {
  it.each([
    ['a manager', { type: 'Manager', memberType: 2 }, true],
    ['who operates the service', { type: 'User', memberType: 9 }, true],
    ['a user', { type: 'User', memberType: 1 }, false],
    ['a sub-manager who decides', { type: 'User', memberType: 6, usesApprovals: true }, false],
    ['a partner', { type: 'User', memberType: 7 }, false],
    ['nobody', {}, false],
  ])('are shown to %s: %s', (_name, person, sees) => {
    const license = { plan: 'Corporate', licensedDevices: 300 };
    expect(seesLicenseNumbers(person)).toBe(sees);
    expect(shownLicenses([license], person)).toEqual([{ plan: 'Corporate', licensedDevices: sees ? 300 : 0 }]);
  });
});
