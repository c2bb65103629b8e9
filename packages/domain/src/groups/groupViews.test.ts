import { describe, expect, it } from 'vitest';
import {
  changeGroupList,
  formatGroupBrowseView,
  formatGroupDetailView,
  groupListQuery,
  parseGroupBrowseView,
  parseGroupDetailView,
} from './groupViews.ts';

describe('the address of the browse page', () => {
  it('is plain for the plain page and says everything else', () => {
    expect(formatGroupBrowseView(parseGroupBrowseView({}))).toEqual({});
    for (const query of [{ view: 'icon' }, { search: '3F' }, { page: '3' }, { view: 'icon', search: '로비' }]) {
      expect(formatGroupBrowseView(parseGroupBrowseView(query))).toEqual(query);
    }
    expect(parseGroupBrowseView({ view: 'x', search: '  ', page: '0' })).toEqual({ view: 'list', page: 1, search: '' });
  });
});

describe('the address of the detail page', () => {
  it('is plain for the plain page and says everything else', () => {
    expect(formatGroupDetailView(parseGroupDetailView({}))).toEqual({});
    const query = { users_page: '2', devices_search: '창고', all_page: '31', all_search: 'K' };
    expect(formatGroupDetailView(parseGroupDetailView(query))).toEqual(query);
    for (const users_page of ['0', '-1', 'x', '1e3', '99999999']) {
      expect(parseGroupDetailView({ users_page }).users.page).toBe(1);
    }
  });

  it('starts at page 1 after another search, in the list that was searched alone', () => {
    const view = parseGroupDetailView({ users_page: '3', all_page: '4' });
    const searched = changeGroupList(view, 'users', { search: 'ada' });
    expect(searched.users).toEqual({ page: 1, search: 'ada' });
    expect(searched.all.page).toBe(4);
    expect(changeGroupList(view, 'all', { page: 5 }).all.page).toBe(5);
  });

  it('asks for 10 a page, and for a search only when there is one', () => {
    expect(groupListQuery({ page: 1, search: '' })).toEqual({ limit: 10, offset: 0 });
    expect(groupListQuery({ page: 4, search: 'x' })).toEqual({ limit: 10, offset: 30, searchValue: 'x' });
  });
});
