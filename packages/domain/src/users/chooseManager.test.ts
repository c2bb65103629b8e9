import { expect, it } from 'vitest';
import { checkChosenManager, ROWS_EDITABLE_AFTER_MS, userBadge } from './chooseManager.ts';

it('a department member cannot be chosen, anybody else can [A-MANAGER-05]', () => {
  expect(checkChosenManager({ member_type_id: 1 })).toBe('search_manager_405');
  for (const member_type_id of [2, 6, 7]) expect(checkChosenManager({ member_type_id })).toBeNull();
});

it.each([
  [2, 0, 'manager'],
  [6, 1, 'sub-manager'],
  [6, 0, null],
  [7, 1, 'partner'],
  [1, 1, null],
])('type %i with approval %i carries %s', (member_type_id, use_approval, sign) => {
  expect(userBadge({ member_type_id, use_approval })).toBe(sign);
});

it('rows can be changed 300 ms after the list was loaded [C-MANAGER-31]', () => {
  expect(ROWS_EDITABLE_AFTER_MS).toBe(300);
});
