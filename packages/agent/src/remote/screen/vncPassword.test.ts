import { describe, expect, test } from 'vitest';
import { des, vncKey, vncResponse } from './vncPassword.ts';

const hex = (text: string) => Buffer.from(text, 'hex');

describe('DES', () => {
  // Known answers of NIST Special Publication 500-20, appendix B.
  test.each([
    ['0101010101010101', '8000000000000000', '95f8a5e5dd31d900'],
    ['8001010101010101', '0000000000000000', '95a8d72813daa94d'],
    ['7ca110454a1a6e57', '01a1d6d039776742', '690f5b0d9a26939b'],
    ['0131d9619dc1376e', '5cd54ca83def57da', '7a389d10354bd271'],
    ['07a1133e4a0b2686', '0248d43806f67172', '868ebb51cab4599a'],
  ])('with the key %s makes %s into %s', (key, plain, encrypted) => {
    expect(des(hex(key), hex(plain)).toString('hex')).toBe(encrypted);
  });
});

describe('the answer to a challenge', () => {
  test('has a key of the first eight bytes, each the other way round', () => {
    expect(vncKey('password').toString('hex')).toBe('0e86ceceeef64e26');
    expect(vncKey('password and more')).toEqual(vncKey('password'));
    expect(vncKey('a').toString('hex')).toBe('8600000000000000');
  });

  test('is as long as the challenge, and another for another password', () => {
    const challenge = Buffer.alloc(16, 7);
    expect(vncResponse('one', challenge).length).toBe(16);
    expect(vncResponse('one', challenge)).not.toEqual(vncResponse('two', challenge));
    expect(vncResponse('', challenge).length).toBe(16);
  });
});
