import { describe, expect, it } from 'vitest';
import { checkUserChange, fieldOutOfReach, raisesVersion } from './userChange.ts';

const CORPORATE = { level: 2, isCorporate: true } as const;
const USER = { memberType: 1 };

describe('the values of a change', () => {
  it.each([
    [{ name: ' ' }, { error: 'name_requirement', field: 'name' }],
    [{ email: 'nobody' }, { error: 'email-invalid', field: 'email' }],
    [{ password: 'abc' }, { error: 'password_requirement', field: 'password' }],
    [{ name: 'Uma', email: '', password: 'Demo!2345', usesOneTimeCodes: true }, null],
  ] as const)('%o give %o', (change, fault) => {
    expect(checkUserChange(change, USER, CORPORATE)).toEqual(fault);
  });

  it('turn one-time codes on and begin them again in the Corporate plan only', () => {
    const basic = { ...CORPORATE, isCorporate: false };
    expect(checkUserChange({ usesOneTimeCodes: true }, USER, basic)).toEqual({
      error: 'need_license',
      field: 'usesOneTimeCodes',
    });
    const again = { error: 'need_license', field: 'hasAuthenticator' };
    expect(checkUserChange({ hasAuthenticator: false }, USER, basic)).toEqual(again);
    expect(checkUserChange({ name: 'Uma' }, USER, basic)).toBeNull();
  });
});

describe('the fields of a change', () => {
  it('are all open to a manager, those of permissions to a sub-manager, and none to others', () => {
    const change = { version: 1, canUpdate: true, name: 'Uma' };
    expect(fieldOutOfReach(change, 'everything')).toBeNull();
    expect(fieldOutOfReach(change, 'permissions')).toBe('name');
    expect(fieldOutOfReach({ version: 1, canUpdate: true }, 'permissions')).toBeNull();
    expect(fieldOutOfReach({ version: 1, canUpdate: true }, 'nothing')).toBe('canUpdate');
    expect(fieldOutOfReach({ version: 1 }, 'nothing')).toBe('version');
  });

  it('raise the version where they grant or take away something', () => {
    for (const change of [{ permissions: '1,2' }, { isActive: false }, { approverId: 2 }]) {
      expect(raisesVersion(change)).toBe(true);
    }
    expect(raisesVersion({ name: 'Uma', permissions: undefined })).toBe(false);
  });
});
