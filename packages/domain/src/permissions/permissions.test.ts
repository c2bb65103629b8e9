import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUTH_VALUES, holdsAuthValue } from './authValue.ts';
import { PERMISSIONS, PERMISSION_FIELDS, permissionsOf, type Permission } from './permissions.ts';
import {
  hasApprovalRight,
  isAdmin,
  isApprover,
  isSubManager,
  MEMBER_TYPES,
  memberRank,
  userTypeRank,
} from './roles.ts';

const aFlag = fc.constantFrom(true, false, undefined);
const aSession = fc.record({
  type: fc.constantFrom('Manager', 'User', 'manager', '', null),
  permissions: fc.constantFrom('', '1', '1,2', '4', '2,8', '1,2,4,8', '18,28', null),
  canControl: aFlag,
  canManageDevices: aFlag,
  canTransferFiles: aFlag,
  canView: aFlag,
  canUpdate: aFlag,
  canSeeScreens: aFlag,
  canRestart: aFlag,
  usesApprovals: aFlag,
  memberType: fc.constantFrom(1, 2, 6, 7, null),
});

const SOME_NUMBERS = [0, 1, 2, 4, 8, 16, 18, 28, 3, 7, 12, 15];
const EVERY_LIST = fc.subarray(SOME_NUMBERS);

/** Decision 0010: a lone number up to 15 is the older sum of 1, 2, 4 and 8; any other list is read number by number. */
const isListed = (numbers: readonly number[], value: number) => {
  const [only = 0] = numbers;
  return numbers.length === 1 && only <= 15 ? Math.floor(only / value) % 2 === 1 : numbers.includes(value);
};

describe('the administrator', () => {
  it('is a session of type Manager and no other [A-ROLE-01]', () => {
    expect(isAdmin({ type: 'Manager' })).toBe(true);
    for (const type of ['User', 'manager', 'Managers', '', null, undefined]) expect(isAdmin({ type })).toBe(false);
    expect(isAdmin({ type: 'User', memberType: 2 })).toBe(false);
  });

  it('holds all eleven permissions whatever auth_val and flags say [A-ROLE-02]', () => {
    expect(PERMISSIONS).toEqual([
      'deviceMonitor',
      'modifyInformation',
      'useFunction',
      'viewReport',
      'CSRemoteControl',
      'CSFileManager',
      'CSDeviceManagement',
      'CSRemoteView',
      'CSUpdate',
      'CSThumbnailView',
      'CSRestart',
    ]);
    fc.assert(
      fc.property(aSession, (session) => {
        const permissions = permissionsOf({ ...session, type: 'Manager' });
        for (const permission of PERMISSIONS) expect(permissions[permission]).toBe(true);
      }),
    );
  });
});

describe('a non-manager', () => {
  it('always has deviceMonitor, even without 1 in auth_val [A-ROLE-03]', () => {
    for (const auth_val of ['', '2', '4,8', null, undefined]) {
      expect(permissionsOf({ type: 'User', permissions: auth_val }).deviceMonitor).toBe(true);
    }
  });

  const listed = [
    { id: 'A-ROLE-04', permission: 'modifyInformation', value: 2 },
    { id: 'A-ROLE-05', permission: 'useFunction', value: 4 },
    { id: 'A-ROLE-06', permission: 'viewReport', value: 8 },
  ] as const;
  it.each(listed)('has $permission exactly when the list holds $value [$id]', ({ permission, value }) => {
    fc.assert(
      fc.property(EVERY_LIST, (numbers) => {
        const held = permissionsOf({ type: 'User', permissions: numbers.join(',') })[permission];
        expect(held).toBe(isListed(numbers, value));
      }),
      { examples: SOME_NUMBERS.map((number): [number[]] => [[number]]) },
    );
    expect(permissionsOf({ type: 'User', permissions: String(value) })[permission]).toBe(true);
    expect(permissionsOf({ type: 'User' })[permission]).toBe(false);
  });

  it('is not granted 8 by a list that holds 18 or 28 [A-ROLE-07]', () => {
    for (const list of ['18', '28', '18,28', '1,18', '28,2', '80', '1, 88']) {
      expect(permissionsOf({ type: 'User', permissions: list }).viewReport).toBe(false);
    }
    expect(permissionsOf({ type: 'User', permissions: '18, 8' }).viewReport).toBe(true);
  });

  it('is not granted anything by numbers of a longer list added up', () => {
    expect(holdsAuthValue('1,3', AUTH_VALUES.modifyInformation)).toBe(false);
    expect(holdsAuthValue('2,12', AUTH_VALUES.viewReport)).toBe(false);
  });

  const flagged = [
    { id: 'A-ROLE-08', permission: 'CSRemoteControl', field: 'canControl' },
    { id: 'A-ROLE-09', permission: 'CSDeviceManagement', field: 'canManageDevices' },
    { id: 'A-ROLE-10', permission: 'CSFileManager', field: 'canTransferFiles' },
    { id: 'A-ROLE-11', permission: 'CSRemoteView', field: 'canView' },
    { id: 'A-ROLE-12', permission: 'CSUpdate', field: 'canUpdate' },
    { id: 'A-ROLE-13', permission: 'CSThumbnailView', field: 'canSeeScreens' },
    { id: 'A-ROLE-14', permission: 'CSRestart', field: 'canRestart' },
  ] as const;
  it.each(flagged)('has $permission exactly when $field is set [$id]', ({ permission, field }) => {
    expect(PERMISSION_FIELDS[permission]).toBe(field);
    const permissions = permissionsOf({ type: 'User', [field]: true });
    const held = PERMISSIONS.filter((name) => permissions[name]);
    expect(held).toEqual(['deviceMonitor', permission] satisfies Permission[]);
    for (const unset of [false, undefined]) {
      expect(permissionsOf({ type: 'User', [field]: unset })[permission]).toBe(false);
    }
  });
});

describe('auth_val', () => {
  it('means 1 deviceMonitor, 2 modifyInformation, 4 useFunction and 8 viewReport [C-PERM-14]', () => {
    expect(AUTH_VALUES).toEqual({ deviceMonitor: 1, modifyInformation: 2, useFunction: 4, viewReport: 8 });
  });

  it('means the same as a list and as the sum of the older form', () => {
    for (const value of Object.values(AUTH_VALUES)) {
      expect(holdsAuthValue('7', value)).toBe(holdsAuthValue('1,2,4', value));
      expect(holdsAuthValue(15, value)).toBe(true);
      expect(holdsAuthValue('0', value)).toBe(false);
    }
  });

  it.each(['-1', '2.5', '0x2', '1e1', 'two', ' , ,', '99999999999'])('grants nothing by %s', (text) => {
    for (const value of [2, 4, 8] as const) expect(holdsAuthValue(text, value)).toBe(false);
  });
});

describe('approval', () => {
  it('is the right of exactly those with use_approval_function 1 and member_type_id 6 [A-ROLE-15]', () => {
    for (const usesApprovals of [false, true]) {
      for (const memberType of [1, 2, 6, 7]) {
        expect(hasApprovalRight({ usesApprovals, memberType })).toBe(usesApprovals && memberType === 6);
      }
    }
  });

  it('sets the approver flag by use_approval_function alone [A-ROLE-16]', () => {
    for (const member_type_id of [1, 2, 6, 7, null]) {
      expect(isApprover({ usesApprovals: true, memberType: member_type_id })).toBe(true);
      expect(isApprover({ usesApprovals: false, memberType: member_type_id })).toBe(false);
    }
  });
});

describe('a role', () => {
  it('is that of a sub-manager with account type 6 alone, who decides as approver [B-ROLE-02]', () => {
    const deciders = [1, 2, 6, 7, 9].filter((member_type_id) => isSubManager({ memberType: member_type_id }));
    expect(deciders).toEqual([6]);
    expect(hasApprovalRight({ memberType: 6, usesApprovals: true })).toBe(true);
  });

  it('of an ordinary user never decides on a request [B-ROLE-03]', () => {
    for (const usesApprovals of [false, true]) {
      const user = { type: 'User', memberType: 1, usesApprovals };
      expect([isAdmin(user), isSubManager(user), hasApprovalRight(user)]).toEqual([false, false, false]);
    }
  });
});

describe('account types', () => {
  const inOrder = (types: readonly number[]) => types.toSorted((a, b) => userTypeRank(a) - userTypeRank(b));

  it('are listed with 6 before every other [C-MANAGER-28]', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 6, 6, 7, 9]), (types) => {
        const listed = inOrder(types);
        expect(listed.lastIndexOf(6)).toBe(listed.filter((type) => type === 6).length - 1);
      }),
    );
  });

  it('are listed with 7 after 6 and before the rest, which keep their order [C-MANAGER-29]', () => {
    expect(inOrder([1, 7, 2, 6, 9, 7, 6])).toEqual([6, 6, 7, 7, 1, 2, 9]);
  });

  it('are 1 normal, 2 admin, 6 sub-manager and 7 partner [C-EDITUSER-10]', () => {
    expect(MEMBER_TYPES).toMatchObject({ normal: 1, admin: 2, subManager: 6, partner: 7 });
  });

  it('rank as department member for 1, master for 2 and department head for any other [A-MANAGER-04]', () => {
    expect([1, 2, 6, 7, 0, 99].map(memberRank)).toEqual(['member', 'master', 'head', 'head', 'head', 'head']);
  });
});
