import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grantablePermissions, grantOutOfReach } from './grants.ts';
import { PERMISSION_FIELDS, PERMISSIONS, permissionsOf } from './permissions.ts';

const MANAGER = { type: 'Manager', member_type_id: 2 };
const SUB_MANAGER = { type: 'User', member_type_id: 6, use_approval_function: 1, auth_val: '1,4', auth_restart: 1 };
const PERSON = { type: 'User', member_type_id: 1, auth_val: '1' };

const flag = fc.constantFrom(0, 1);
const granting = fc.record({
  auth_val: fc.subarray(['2', '4', '8']).map((numbers) => ['1', ...numbers].join(',')),
  ...Object.fromEntries(Object.values(PERMISSION_FIELDS).map((field) => [field, flag])),
});

describe('what somebody grants', () => {
  it.each([
    ['a permission of the own ones', { auth_restart: 1 }, PERSON, null],
    ['another', { auth_update: 1 }, PERSON, 'auth_update'],
    ['one number of the own ones', { auth_val: '1,4' }, PERSON, null],
    ['one number more', { auth_val: '1,4,8' }, PERSON, 'auth_val'],
    ['the sum of all', { auth_val: '15' }, PERSON, 'auth_val'],
    ['what the person has already', { auth_val: '1,4,8' }, { ...PERSON, auth_val: '1,8' }, null],
    ['less', { auth_val: '1', auth_update: 0 }, { ...PERSON, auth_val: '1,8', auth_update: 1 }, null],
    ['the right to look on', { auth_remoteview: 1 }, PERSON, 'auth_remoteview'],
  ])('is held to the own permissions: %s', (_what, change, person, field) => {
    expect(grantOutOfReach(change, person, SUB_MANAGER)).toBe(field);
    expect(grantOutOfReach(change, person, MANAGER)).toBeNull();
  });

  it('never leaves a person with more than before and than the caller has', () => {
    fc.assert(
      fc.property(granting, granting, granting, (change, held, own) => {
        const person = { ...PERSON, ...held };
        const caller = { ...SUB_MANAGER, auth_restart: 0, ...own };
        if (grantOutOfReach(change, person, caller) !== null) return;
        const [before, after, most] = [person, { ...person, ...change }, caller].map(permissionsOf);
        const beyond = PERMISSIONS.filter((each) => after?.[each] && !before?.[each] && !most?.[each]);
        expect(beyond).toEqual([]);
      }),
    );
  });

  it('is everything for a manager, and always the right to watch devices', () => {
    expect(grantablePermissions(MANAGER)).toEqual(PERMISSIONS);
    expect(grantablePermissions(PERSON)).toEqual(['deviceMonitor']);
    expect(grantablePermissions(SUB_MANAGER)).toEqual(['deviceMonitor', 'useFunction', 'CSRestart']);
  });
});
