import type { Language } from '../languages/index.ts';

/** What is recorded of the default group in place of its stored name, which is Korean whoever reads it. */
const DEFAULT_GROUP_MARK = '<default>';

/**
 * The Korean word for default group, which the specification gives every company's first group: it is stored, and never
 * shown as it is. Records of earlier versions have it too.
 */
export const DEFAULT_GROUP_NAME = '기본 그룹';

/** What the default group is called, in each language; people may call it like that whatever their own language. */
export const DEFAULT_GROUP_NAMES: Readonly<Record<Language, string>> = {
  ko: DEFAULT_GROUP_NAME,
  en: 'Default group',
  ja: '既定のグループ',
};

/** The parts of a group that a record, or an answer with the stored name alone, tells. */
export interface RecordedGroup {
  readonly name: string;
  readonly isDefaultGroup: boolean;
}

/** How a group is written down in an old or a new value; `readRecordedGroup` reads it. */
export function recordedGroupName(group: {
  readonly name: string;
  readonly isDefaultGroup?: boolean | undefined;
}): string {
  return group.isDefaultGroup === true ? DEFAULT_GROUP_MARK : group.name;
}

/** The group of which only what was written down is known, or the name under which it is stored. */
export function readRecordedGroup(value: string): RecordedGroup {
  return { name: value, isDefaultGroup: value === DEFAULT_GROUP_MARK || value === DEFAULT_GROUP_NAME };
}

/** Whether the values of a field of administration are groups, as `recordedGroupName` writes them. */
export function isGroupField(field: string): boolean {
  return field === 'group' || field === 'parent';
}
