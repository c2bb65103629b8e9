import { describe, expect, it } from 'vitest';
import { readMailLink, readResetMode, readVerification } from './verification.ts';

describe('the result of a verification', () => {
  it.each([
    ['success', 'success'],
    ['Success', 'success'],
    ['SUCCESS', 'success'],
    ['Already', 'already'],
    ['fail', 'fail'],
  ])('%s reads as %s [A-VERIFY-04]', (result, expected) => {
    expect(readVerification(result)).toBe(expected);
  });

  it.each([['pending'], [''], [undefined], [null], [1], [{}]])('%j is a failure', (result) => {
    expect(readVerification(result)).toBe('fail');
  });
});

describe('the link of a mail', () => {
  it.each([
    ['type=auth&key=abc', { type: 'auth', key: 'abc' }],
    ['key=abc', null],
    ['type=&key=abc', null],
    ['type=auth', null],
    ['type=auth&key=', null],
  ])('%s reads as %j [A-VERIFY-01] [A-VERIFY-02]', (query, expected) => {
    expect(readMailLink(new URLSearchParams(query))).toEqual(expected);
  });
});

describe('the mode of the reset page', () => {
  it.each([
    ['k', undefined, { kind: 'key', key: 'k' }],
    ['k', 'mia', { kind: 'key', key: 'k' }],
    [null, 'mia', { kind: 'forced', mgrid: 'mia' }],
    ['', 'mia', { kind: 'forced', mgrid: 'mia' }],
    [null, undefined, null],
    ['', '', null],
  ] as const)('with key %j and ID %j is %j [A-RESET-03]', (key, mgrid, expected) => {
    expect(readResetMode(key, mgrid)).toEqual(expected);
  });
});
