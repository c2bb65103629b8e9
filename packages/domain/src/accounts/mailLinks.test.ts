import { describe, expect, it } from 'vitest';
import { mailLinkResult, readMailLink, resetMode } from './mailLinks.ts';

describe('the link of a mail', () => {
  it('is of no use without a type [A-VERIFY-01]', () => {
    for (const type of [null, undefined, '']) expect(readMailLink({ type, key: 'k' })).toBeNull();
  });

  it('is of no use without a key [A-VERIFY-02]', () => {
    for (const key of [null, undefined, '']) expect(readMailLink({ type: 'auth', key })).toBeNull();
  });

  it('is taken as it is with both', () => {
    expect(readMailLink({ type: 'unlock', key: 'k' })).toEqual({ type: 'unlock', key: 'k' });
  });

  it.each([
    ['success', 'success'],
    ['Success', 'success'],
    ['SUCCESS', 'success'],
    ['Already', 'already'],
    ['FAIL', 'fail'],
    ['whatever', 'fail'],
    [undefined, 'fail'],
    [1, 'fail'],
  ])('came to %j, which counts as %s [A-VERIFY-04]', (result, expected) => {
    expect(mailLinkResult(result)).toBe(expected);
  });
});

describe('the mode of a password reset', () => {
  it('is by key where there is one, also beside a user ID', () => {
    expect(resetMode({ key: 'k', userid: undefined })).toEqual({ kind: 'key', key: 'k' });
    expect(resetMode({ key: 'k', userid: 'ada' })).toEqual({ kind: 'key', key: 'k' });
  });

  it('is forced with a user ID alone', () => {
    expect(resetMode({ key: null, userid: 'ada' })).toEqual({ kind: 'forced', loginId: 'ada' });
  });

  it('is none with neither, which is the error 400 [A-RESET-03]', () => {
    expect(resetMode({ key: '', userid: null })).toBeNull();
    expect(resetMode({ key: undefined, userid: '' })).toBeNull();
  });
});
