import { expect, it } from 'vitest';
import { checkChosenManager, ROWS_EDITABLE_AFTER_MS, userBadge } from './chooseManager.ts';

it('a department member cannot be chosen, anybody else can [A-MANAGER-05]', () => {
  expect(checkChosenManager({ memberType: 1 })).toBe('search_manager_405');
  for (const memberType of [2, 6, 7]) expect(checkChosenManager({ memberType })).toBeNull();
});

it.each([
  [2, false, 'manager'],
  [6, true, 'sub-manager'],
  [6, false, null],
  [7, true, 'partner'],
  [1, true, null],
])('type %i with approval %s carries %s', (memberType, needsApproval, sign) => {
  expect(userBadge({ memberType, needsApproval })).toBe(sign);
});

it('rows can be changed 300 ms after the list was loaded [C-MANAGER-31]', () => {
  expect(ROWS_EDITABLE_AFTER_MS).toBe(300);
});
