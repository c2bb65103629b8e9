import { describe, expect, it } from 'vitest';
import { checkPasswordOf } from './memberPassword.ts';

describe('the password of a person', () => {
  it.each([
    [1, 0, 'abcd', null],
    [1, 0, '  abcd  ', null],
    [1, 0, 'abc', 'password_requirement'],
    [1, 1, 'abcde1', null],
    [6, 1, 'abcdef', 'password_requirement'],
    [6, 2, 'abcdef1!', null],
    [1, 2, 'abcdefg1', 'password_requirement'],
    [1, 3, 'abcdef1!', 'password_requirement'],
    [1, 3, 'Abcdef1!', null],
    [1, 9, 'abcdef1!', 'password_requirement'],
  ])('of type %i at level %i: %j gives %j [C-PASSWORD-11] [C-PASSWORD-12]', (member_type_id, level, pw, fault) => {
    expect(checkPasswordOf({ member_type_id, password_level: level }, pw)).toBe(fault);
  });

  it.each([2, 7, 9])('of type %i keeps the fixed rule whatever the level [C-PASSWORD-12]', (member_type_id) => {
    expect(checkPasswordOf({ member_type_id, password_level: 0 }, 'abcd')).toBe('password_requirement');
    expect(checkPasswordOf({ member_type_id, password_level: 0 }, 'Abcdef1!')).toBeNull();
  });
});
