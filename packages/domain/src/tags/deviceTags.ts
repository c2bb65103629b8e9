import type { RuleMessage } from '../messages/index.ts';
import { DEVICE_TAG_LIMIT } from './tagNames.ts';

/** Tags to add to devices and to take from them, by ID. */
export interface TagChange {
  readonly add: readonly number[];
  readonly remove: readonly number[];
}

/** What a device has after a change: the tags it keeps, then the new ones; or why it cannot have so many. */
export type TagsAfter =
  | { readonly ok: true; readonly tags: readonly number[] }
  | { readonly ok: false; readonly because: Extract<RuleMessage, 'device_tag_limit'> };

/** What a device has after a change. What is added and removed at once is added. */
export function tagsAfter(present: readonly number[], { add, remove }: TagChange): TagsAfter {
  const kept = present.filter((tag) => !remove.includes(tag) || add.includes(tag));
  const tags = [...new Set([...kept, ...add])];
  const isMore = tags.length > present.length;
  return isMore && tags.length > DEVICE_TAG_LIMIT ? { ok: false, because: 'device_tag_limit' } : { ok: true, tags };
}

/** How many of the devices have a tag, as a checkbox shows it. */
export type TagMark = 'all' | 'some' | 'none';

/** How many of the devices, given by their tags, have a tag. */
export function tagMark(devices: readonly (readonly number[])[], tag: number): TagMark {
  const having = devices.filter((tags) => tags.includes(tag)).length;
  if (having === 0) return 'none';
  return having === devices.length ? 'all' : 'some';
}

/** Marks that a person has set, by the ID of the tag; a tag without one stays as it is on every device. */
export type ChosenMarks = ReadonlyMap<number, 'all' | 'none'>;

/** The next mark of a tag that is pressed: what only some have goes to all first. */
export function pressedMark(mark: TagMark): 'all' | 'none' {
  return mark === 'all' ? 'none' : 'all';
}

/** What chosen marks change, compared with what the devices have. */
export function changeOfMarks(devices: readonly (readonly number[])[], chosen: ChosenMarks): TagChange {
  const differing = [...chosen].filter(([tag, mark]) => tagMark(devices, tag) !== mark);
  const having = (mark: 'all' | 'none') => differing.filter((entry) => entry[1] === mark).map(([tag]) => tag);
  return { add: having('all'), remove: having('none') };
}
