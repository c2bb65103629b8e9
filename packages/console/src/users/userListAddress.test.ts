import { describe, expect, it } from 'vitest';
import { formatUserList, parseUserList } from './userListAddress.ts';

const read = (text: string) => parseUserList(new URLSearchParams(text));

describe('the address of the manager list', () => {
  it('opens at page 1 with 10 rows [C-MANAGER-20]', () => {
    expect(read('')).toEqual({ page: 1, pageSize: 10, searchKey: 'mgrid', searchValue: '' });
    expect(formatUserList(read(''))).toBe('');
  });

  it('takes what a list offers and nothing else', () => {
    expect(read('page=0&size=7&key=pw')).toEqual(read(''));
    expect(read('page=3&size=20&key=flag_active&search=0')).toEqual({
      page: 3,
      pageSize: 20,
      searchKey: 'flag_active',
      searchValue: '0',
    });
  });

  it('comes back as it was', () => {
    const text = '?page=2&size=15&key=name&search=%EA%B9%80';
    expect(formatUserList(read(text))).toBe(text);
  });
});
