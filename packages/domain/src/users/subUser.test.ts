import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeApprover, checkAccessKept, typeAfter } from './accountChange.ts';
import { holdsAuthValue, withAuthValue } from '../permissions/authValue.ts';
import { MEMBER_TYPES } from '../permissions/roles.ts';
import { checkMemberPassword, checkSubUser, subUserRole } from './subUser.ts';

const USER = { loginId: 'new.user@alpha.example', name: '김하나', password: 'Abc!2345', email: '' };
const faultOf = (change: Partial<typeof USER>, level: 0 | 1 | 2 | 3 = 2) =>
  checkSubUser({ ...USER, ...change }, 1, level);

describe('a new sub-user', () => {
  it('is taken as it should be', () => expect(faultOf({})).toBeNull());

  it('has an ID of 4 to 38 letters, digits and @ . _ - [C-ADDUSER-02] [C-ADDUSER-03] [C-BULK-07]', () => {
    for (const loginId of ['abcd', 'a'.repeat(38), 'A.b_c-d@1']) expect(faultOf({ loginId })).toBeNull();
    for (const loginId of ['', 'abc', 'a'.repeat(39), 'ab cd', 'ab+cd', '아이디아이디']) {
      expect(faultOf({ loginId })).toEqual({ field: 'loginId', message: 'invalid_id' });
    }
  });

  it('has a name [C-ADDUSER-06] [C-BULK-08]', () => {
    for (const name of ['', '   ']) expect(faultOf({ name })).toEqual({ field: 'name', message: 'name_requirement' });
  });

  it('has a password of the company’s level [C-ADDUSER-07]', () => {
    expect(faultOf({ password: 'abcd' }, 0)).toBeNull();
    for (const level of [1, 2, 3] as const) {
      expect(faultOf({ password: 'abcd' }, level)).toEqual({ field: 'password', message: 'password_requirement' });
    }
  });

  it('has an email address that is well-formed or none [C-ADDUSER-23]', () => {
    for (const email of ['', '  ', 'a@b.example']) expect(faultOf({ email })).toBeNull();
    expect(faultOf({ email: 'a@b' })).toEqual({ field: 'email', message: 'email-invalid' });
  });

  it('is trimmed before it is checked [C-ADDUSER-09] [C-PASSWORD-11]', () => {
    const padded = {
      loginId: ` ${USER.loginId} `,
      name: ' n ',
      password: ` ${USER.password} `,
      email: ' a@b.example ',
    };
    expect(faultOf(padded)).toBeNull();
  });

  it('is of type 1 without approval, whatever was chosen [C-ADDUSER-14]', () => {
    for (const userType of [1, 2, 6]) {
      expect(subUserRole({ userType, needsApproval: false, approverId: 5 }, 9).userType).toBe(1);
      expect(subUserRole({ userType, needsApproval: true, approverId: 5 }, 9).userType).toBe(userType);
    }
  });

  it('has the current user as approver where none was chosen [C-ADDUSER-13] [C-ADDUSER-15]', () => {
    expect(subUserRole({ userType: 6, needsApproval: true, approverId: null }, 9).approverId).toBe(9);
    expect(subUserRole({ userType: 6, needsApproval: true, approverId: 5 }, 9).approverId).toBe(5);
  });
});

describe('a new password', () => {
  it('follows the level for the types 1 and 6, and the fixed rule for the others [C-PASSWORD-12]', () => {
    for (const type of [MEMBER_TYPES.normal, MEMBER_TYPES.subManager]) {
      expect(checkMemberPassword(type, 0, 'abcd')).toBeNull();
      expect(checkMemberPassword(type, 3, 'abcd')).toBe('password_requirement');
    }
    for (const type of [MEMBER_TYPES.admin, MEMBER_TYPES.partner, MEMBER_TYPES.operator]) {
      expect(checkMemberPassword(type, 0, 'abcd')).toBe('password_requirement');
      expect(checkMemberPassword(type, 0, 'Abc!2345')).toBeNull();
    }
  });
});

describe('the sub-manager switch', () => {
  it('sets type 6 when it is turned on [C-EDITUSER-03]', () => {
    for (const type of [1, 2, 7]) {
      expect(typeAfter({ memberType: type, previousType: null }, 6)).toEqual({
        memberType: 6,
        previousType: type,
      });
    }
  });

  it('gives back the type held before when it is turned off, 2 for an administrator [C-EDITUSER-04] [C-EDITUSER-05]', () => {
    for (const type of [1, 2, 7]) {
      const on = typeAfter({ memberType: type, previousType: null }, 6);
      expect(typeAfter(on, 1)).toEqual({ memberType: type, previousType: null });
    }
    expect(typeAfter({ memberType: 6, previousType: null }, 1).memberType).toBe(1);
  });

  it('changes nothing when it is there already', () => {
    const on = { memberType: 6, previousType: 2 };
    expect(typeAfter(on, 6)).toEqual(on);
  });
});

describe('who keeps the access', () => {
  const account = { isOwn: false, isAdmin: true, otherActiveAdmins: 1 };

  it('is everybody of whom nobody takes it away', () => {
    const change = { staysActive: true, staysAdmin: true };
    for (const isOwn of [true, false])
      expect(checkAccessKept(change, { ...account, isOwn, otherActiveAdmins: 0 })).toBeNull();
  });

  it('is whoever would take it from himself', () => {
    for (const change of [
      { staysActive: false, staysAdmin: true },
      { staysActive: true, staysAdmin: false },
    ]) {
      expect(checkAccessKept(change, { ...account, isOwn: true })).toBe('own_account_protected');
      expect(checkAccessKept(change, account)).toBeNull();
    }
  });

  it('is the last active administrator', () => {
    const change = { staysActive: false, staysAdmin: true };
    expect(checkAccessKept(change, { ...account, otherActiveAdmins: 0 })).toBe('last_admin_protected');
    expect(checkAccessKept(change, { isOwn: false, isAdmin: false, otherActiveAdmins: 0 })).toBeNull();
  });
});

describe('an approver', () => {
  it('is an active administrator or a sub-manager with the right, and no department member [A-MANAGER-05]', () => {
    const able = (memberType: number, usesApprovals = true, isActive = true) =>
      canBeApprover({ memberType, usesApprovals, isActive });
    expect([able(2, false), able(6)]).toEqual([true, true]);
    expect([able(1), able(6, false), able(7), able(2, false, false), able(6, true, false)]).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('changing one web permission', () => {
  it('leaves the others as they were, and keeps the form that came [C-PERM-14] [C-PERM-15]', () => {
    const values = [1, 2, 4, 8] as const;
    fc.assert(
      fc.property(
        fc.subarray([...values]),
        fc.boolean(),
        fc.constantFrom(...values),
        fc.boolean(),
        (held, asSum, value, isGranted) => {
          const before = asSum ? String(held.reduce<number>((sum, each) => sum + each, 0)) : held.join(',');
          const after = withAuthValue(before, value, isGranted);
          for (const each of values) {
            expect(holdsAuthValue(after, each)).toBe(each === value ? isGranted : holdsAuthValue(before, each));
          }
        },
      ),
    );
    expect(withAuthValue('7', 8, true)).toBe('15');
    expect(withAuthValue('1,2,4', 8, true)).toBe('1,2,4,8');
    expect(withAuthValue('1,2,4', 2, false)).toBe('1,4');
  });
});
