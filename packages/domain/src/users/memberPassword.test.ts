import { describe, expect, it } from 'vitest';
import { checkMemberPassword } from './subUser.ts';

describe('the password of a person', () => {
  it.each([
    [1, 0, 'abcd', null, '[C-PASSWORD-12]'],
    [1, 0, '  abcd  ', null, '[C-PASSWORD-11]'],
    [1, 0, 'abc', 'password_requirement', '[C-PASSWORD-12]'],
    [1, 1, 'abcde1', null, '[C-PASSWORD-12]'],
    [6, 1, 'abcdef', 'password_requirement', '[C-PASSWORD-12]'],
    [6, 2, 'abcdef1!', null, '[C-PASSWORD-12]'],
    [1, 2, 'abcdefg1', 'password_requirement', '[C-PASSWORD-12]'],
    [1, 3, 'abcdef1!', 'password_requirement', '[C-PASSWORD-12]'],
    [1, 3, 'Abcdef1!', null, '[C-PASSWORD-12]'],
  ] as const)('of type %i at level %i: %j gives %j %s', (member_type_id, level, pw, fault, _rows) => {
    expect(checkMemberPassword(member_type_id, level, pw)).toBe(fault);
  });

  it.each([2, 7, 9])('of type %i keeps the fixed rule whatever the level [C-PASSWORD-12]', (member_type_id) => {
    expect(checkMemberPassword(member_type_id, 0, 'abcd')).toBe('password_requirement');
    expect(checkMemberPassword(member_type_id, 0, 'Abcdef1!')).toBeNull();
  });
});
