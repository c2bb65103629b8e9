import { describe, expect, it } from 'vitest';
import { checkUserChange, fieldOutOfReach, raisesVersion } from './userChange.ts';

const CORPORATE = { level: 2, isCorporate: true } as const;
const USER = { member_type_id: 1 };

describe('the values of a change', () => {
  it.each([
    [{ name: ' ' }, { error: 'name_requirement', field: 'name' }],
    [{ email: 'nobody' }, { error: 'email-invalid', field: 'email' }],
    [{ pw: 'abc' }, { error: 'password_requirement', field: 'pw' }],
    [{ name: 'Uma', email: '', pw: 'Demo!2345', flag_use_otp: 1 }, null],
  ] as const)('%o give %o', (change, fault) => {
    expect(checkUserChange(change, USER, CORPORATE)).toEqual(fault);
  });

  it('turn one-time codes on and begin them again in the Corporate plan only', () => {
    const basic = { ...CORPORATE, isCorporate: false };
    expect(checkUserChange({ flag_use_otp: 1 }, USER, basic)).toEqual({ error: 'need_license', field: 'flag_use_otp' });
    const again = { error: 'need_license', field: 'flag_create_qrcode' };
    expect(checkUserChange({ flag_create_qrcode: 0 }, USER, basic)).toEqual(again);
    expect(checkUserChange({ name: 'Uma' }, USER, basic)).toBeNull();
  });
});

describe('the fields of a change', () => {
  it('are all open to a manager, those of permissions to a sub-manager, and none to others', () => {
    const change = { version: 1, auth_update: 1, name: 'Uma' };
    expect(fieldOutOfReach(change, 'everything')).toBeNull();
    expect(fieldOutOfReach(change, 'permissions')).toBe('name');
    expect(fieldOutOfReach({ version: 1, auth_update: 1 }, 'permissions')).toBeNull();
    expect(fieldOutOfReach({ version: 1, auth_update: 1 }, 'nothing')).toBe('auth_update');
    expect(fieldOutOfReach({ version: 1 }, 'nothing')).toBe('version');
  });

  it('raise the version where they grant or take away something', () => {
    for (const change of [{ auth_val: '1,2' }, { flag_active: 0 }, { approver_fk: 2 }]) {
      expect(raisesVersion(change)).toBe(true);
    }
    expect(raisesVersion({ name: 'Uma', auth_val: undefined })).toBe(false);
  });
});
