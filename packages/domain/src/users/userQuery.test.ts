import { describe, expect, it } from 'vitest';
import { managerChoiceQuery, userListQuery, type UserPageRequest } from './userQuery.ts';

const FIRST: UserPageRequest = { page: 1, pageSize: 10, searchKey: 'name', searchValue: '' };

describe('the manager list', () => {
  it('asks for a page, active people first over the whole result [C-MANAGER-27] [C-MANAGER-30] [C-API-04]', () => {
    expect(userListQuery({ ...FIRST, page: 3, pageSize: 15 })).toEqual({
      by: 'mgrid',
      onlyBelowCaller: false,
      limit: 15,
      offset: 30,
      order: 'asc',
      searchMode: 'pagination',
      sortActive: 'desc',
    });
  });

  it('sends a search only with a value [C-MANAGER-05] [C-API-04]', () => {
    for (const searchValue of ['', '  ']) {
      const query = userListQuery({ ...FIRST, searchValue });
      expect(query).not.toHaveProperty('searchKey');
      expect(query).not.toHaveProperty('searchValue');
    }
    expect(userListQuery({ ...FIRST, searchKey: 'flag_active', searchValue: '0' })).toMatchObject({
      searchKey: 'flag_active',
      searchValue: '0',
    });
  });
});

describe('the dialog in which a person is chosen', () => {
  it('names who opened it, and a group or a search only where there is one [A-MANAGER-08]', () => {
    expect(managerChoiceQuery(FIRST, { context: 'approver' })).toEqual({
      by: 'name',
      onlyBelowCaller: false,
      limit: 10,
      offset: 0,
      order: 'asc',
      searchMode: 'pagination',
      context: 'approver',
    });
    expect(managerChoiceQuery({ ...FIRST, searchValue: '김' }, { context: 'group', groupId: 7 })).toMatchObject({
      onlyBelowCaller: true,
      context: 'group',
      linkedGroupId: 7,
      searchKey: 'name',
      searchValue: '김',
    });
  });
});
