import { describe, expect, it } from 'vitest';
import { defaultDeviceView } from '../devices/index.ts';
import {
  checkViewName,
  checkViewSharing,
  mayChangeView,
  savedDeviceView,
  savedParameters,
  VIEW_NAME_LIMIT,
  viewSharingsOf,
} from './savedViews.ts';

const manager = { type: 'Manager', memberType: 2 };
const subManager = { type: 'User', memberType: 6 };
const user = { type: 'User', memberType: 1 };
const partner = { type: 'User', memberType: 7 };

describe('a saved view', () => {
  const view = { ...defaultDeviceView('card', true), page: 3, searchValue: 'x', filter: 'tag:a' };

  it('brings back filters, search, order and kind, at its first page', () => {
    expect(savedDeviceView(savedParameters(view))).toEqual({ ...view, page: 1 });
  });

  it('is a table where the list was being edited', () => {
    expect(savedDeviceView(savedParameters({ ...view, view: 'edit' })).view).toBe('table');
  });

  it.each([
    ['', 'no_input_data'],
    ['  ', 'no_input_data'],
    ['A', null],
    [`  ${'가'.repeat(VIEW_NAME_LIMIT)} `, null],
    ['가'.repeat(VIEW_NAME_LIMIT + 1), 'over_character_limit'],
  ])('has a name: %j is %j', (name, fault) => expect(checkViewName(name)).toBe(fault));

  it('is shared by managers with everybody, by sub-managers with groups, by others with nobody', () => {
    expect(viewSharingsOf(manager)).toEqual(['private', 'group', 'company']);
    expect(viewSharingsOf(subManager)).toEqual(['private', 'group']);
    expect([viewSharingsOf(user), viewSharingsOf(partner)]).toEqual([['private'], ['private']]);
    expect(checkViewSharing('company', subManager)).toBe('no_permission');
    expect(checkViewSharing('group', subManager)).toBeNull();
  });

  it('is changed by its owner, and by a manager where it is shared', () => {
    expect(mayChangeView({ isOwn: true, sharing: 'private' }, user)).toBe(true);
    expect(mayChangeView({ isOwn: false, sharing: 'company' }, manager)).toBe(true);
    expect(mayChangeView({ isOwn: false, sharing: 'private' }, manager)).toBe(false);
    expect(mayChangeView({ isOwn: false, sharing: 'group' }, subManager)).toBe(false);
  });
});
