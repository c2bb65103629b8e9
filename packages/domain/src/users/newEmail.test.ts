import { expect, it } from 'vitest';
import { emailFate } from './newEmail.ts';

const ADDRESSES = { email: 'ada@old.example', mail: 'ada@account.example' };

it.each([
  ['ada@old.example', 'stays'],
  [' ada@old.example ', 'stays'],
  ['', 'at_once'],
  [' ada@account.example', 'at_once'],
  ['ada@new.example', 'waits'],
] as const)('the email %j %s', (given, fate) => {
  expect(emailFate(given, ADDRESSES)).toBe(fate);
});
