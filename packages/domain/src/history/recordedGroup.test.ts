import { describe, expect, it } from 'vitest';
import { DEFAULT_GROUP_NAME, isGroupField, readRecordedGroup, recordedGroupName } from './recordedGroup.ts';

describe('a group in a record', () => {
  it.each([
    [{ name: DEFAULT_GROUP_NAME, isDefaultGroup: true }, '<default>'],
    [{ name: 'Lobby', isDefaultGroup: false }, 'Lobby'],
    [{ name: 'Lobby' }, 'Lobby'],
    [{ name: 'ROOT' }, 'ROOT'],
    // Not the default group, though it has its name.
    [{ name: DEFAULT_GROUP_NAME }, DEFAULT_GROUP_NAME],
  ])('%j is written as %s', (group, value) => expect(recordedGroupName(group)).toBe(value));

  it.each([
    ['<default>', true],
    // Records of earlier versions.
    ['기본 그룹', true],
    ['Lobby', false],
    ['ROOT', false],
    ['', false],
  ])('%j is the default group: %s', (value, isDefaultGroup) =>
    expect(readRecordedGroup(value)).toEqual({ name: value, isDefaultGroup }),
  );

  it('is the value of these fields', () =>
    expect(['group', 'parent', 'name', 'group_email'].map(isGroupField)).toEqual([true, true, false, false]));
});
