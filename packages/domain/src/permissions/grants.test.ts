import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grantablePermissions, grantOutOfReach } from './grants.ts';
import { PERMISSION_FIELDS, PERMISSIONS, permissionsOf } from './permissions.ts';

const MANAGER = { type: 'Manager', memberType: 2 };
const SUB_MANAGER = { type: 'User', memberType: 6, usesApprovals: true, permissions: '1,4', canRestart: true };
const PERSON = { type: 'User', memberType: 1, permissions: '1' };

const flag = fc.constantFrom(0, 1);
const granting = fc.record({
  permissions: fc.subarray(['2', '4', '8']).map((numbers) => ['1', ...numbers].join(',')),
  ...Object.fromEntries(Object.values(PERMISSION_FIELDS).map((field) => [field, flag])),
});

describe('what somebody grants', () => {
  it.each([
    ['a permission of the own ones', { canRestart: true }, PERSON, null],
    ['another', { canUpdate: true }, PERSON, 'canUpdate'],
    ['one number of the own ones', { permissions: '1,4' }, PERSON, null],
    ['one number more', { permissions: '1,4,8' }, PERSON, 'permissions'],
    ['the sum of all', { permissions: '15' }, PERSON, 'permissions'],
    ['what the person has already', { permissions: '1,4,8' }, { ...PERSON, permissions: '1,8' }, null],
    ['less', { permissions: '1', canUpdate: false }, { ...PERSON, permissions: '1,8', canUpdate: true }, null],
    ['the right to look on', { canView: true }, PERSON, 'canView'],
  ])('is held to the own permissions: %s', (_what, change, person, field) => {
    expect(grantOutOfReach(change, person, SUB_MANAGER)).toBe(field);
    expect(grantOutOfReach(change, person, MANAGER)).toBeNull();
  });

  it('never leaves a person with more than before and than the caller has', () => {
    fc.assert(
      fc.property(granting, granting, granting, (change, held, own) => {
        const person = { ...PERSON, ...held };
        const caller = { ...SUB_MANAGER, canRestart: false, ...own };
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
