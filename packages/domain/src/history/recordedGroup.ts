/** Recorded for the default group in place of its stored name, which is Korean for all readers. */
const DEFAULT_GROUP_MARK = '<default>';

/**
 * The Korean for "default group", which the specification gives every company's first group: it is stored, but never
 * shown as it is. Records of earlier versions contain it too.
 */
export const DEFAULT_GROUP_NAME = '기본 그룹';

/** The parts of a group that a record, or an answer with only the stored name, contains. */
export interface RecordedGroup {
  readonly name: string;
  readonly isDefaultGroup: boolean;
}

/** How a group is recorded in an old or a new value; `readRecordedGroup` reads it. */
export function recordedGroupName(group: {
  readonly name: string;
  readonly isDefaultGroup?: boolean | undefined;
}): string {
  return group.isDefaultGroup === true ? DEFAULT_GROUP_MARK : group.name;
}

/** The group, of which only the recorded text is known, or its stored name. */
export function readRecordedGroup(value: string): RecordedGroup {
  return { name: value, isDefaultGroup: value === DEFAULT_GROUP_MARK || value === DEFAULT_GROUP_NAME };
}

/** Whether an administration field's values are groups, as written by `recordedGroupName`. */
export function isGroupField(field: string): boolean {
  return field === 'group' || field === 'parent';
}
