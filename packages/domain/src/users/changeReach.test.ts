import { describe, expect, it } from 'vitest';
import { changeReach, seesApprovalSettings } from './changeReach.ts';
import { MEMBER_TYPES } from '../permissions/roles.ts';

const MANAGER = { type: 'Manager', memberType: 2, usesApprovals: false };
const SUB_MANAGER = { type: 'User', memberType: 6, usesApprovals: true };
const USER = { type: 'User', memberType: 1, usesApprovals: true };

describe('what somebody may change of a person', () => {
  it.each([
    ['a manager', MANAGER, 'everything', 'everything'],
    ['a sub-manager with the approval right [A-ROLE-17] [C-PERM-26]', SUB_MANAGER, 'permissions', 'nothing'],
    ['a sub-manager without it', { ...SUB_MANAGER, usesApprovals: false }, 'nothing', 'nothing'],
    ['an ordinary user', USER, 'nothing', 'nothing'],
  ] as const)('%s', (_who, caller, ofUser, ofSubManager) => {
    expect(changeReach(caller, { memberType: MEMBER_TYPES.normal })).toBe(ofUser);
    expect(changeReach(caller, { memberType: MEMBER_TYPES.subManager })).toBe(ofSubManager);
    expect(changeReach(caller, { memberType: MEMBER_TYPES.operator })).toBe('nothing');
  });
});

it('the settings of approval are for whoever can be an approver [C-ADDUSER-16] [C-EDITUSER-06]', () => {
  expect(seesApprovalSettings(MANAGER, true)).toBe(true);
  expect(seesApprovalSettings(MANAGER, false)).toBe(false);
  expect(seesApprovalSettings({ ...MANAGER, usesApprovals: true }, false)).toBe(true);
  expect(seesApprovalSettings(SUB_MANAGER, false)).toBe(true);
  expect(seesApprovalSettings(USER, true)).toBe(false);
});
