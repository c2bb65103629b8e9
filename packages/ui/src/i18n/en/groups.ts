import type { groups as ko } from '../ko/groups.ts';

export const groups = {
  tree: 'Groups',
  searchGroup: 'Find a group',
  all: 'All devices',
  favourites: 'Favorites',
  defaultGroup: 'Default group',
  rootGroup: 'All groups',
  deviceCount_one: '{{count, number}} device',
  deviceCount_other: '{{count, number}} devices',
  expand: 'Expand {{name}}',
  collapse: 'Collapse {{name}}',
  settingsOf: 'Settings of {{name}}',
  addGroup: 'Add group',
  noAccess: 'No access',
  noMatch: 'No group with that name',
  close: 'Close groups',
  empty: 'No groups yet',
} satisfies Record<keyof typeof ko, string>;
