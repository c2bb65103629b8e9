import type { RuleMessage } from '../messages/index.ts';
import { DEVICE_TAG_LIMIT } from './tagNames.ts';

/** Tags to add to devices and to remove from them, by ID. */
export interface TagChange {
  readonly add: readonly number[];
  readonly remove: readonly number[];
}

/** A device's tags after a change: those it keeps, then the new ones; or why it can't have that many. */
export type TagsAfter =
  | { readonly ok: true; readonly tags: readonly number[] }
  | { readonly ok: false; readonly because: Extract<RuleMessage, 'device_tag_limit'> };

/** A device's tags after a change. A tag that is both added and removed is added. */
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

/** The checkbox states that a user has set, by tag ID; a tag without one stays unchanged on every device. */
export type ChosenMarks = ReadonlyMap<number, 'all' | 'none'>;

/** The next state of a tag when it is pressed: a tag that only some devices have is first given to all. */
export function pressedMark(mark: TagMark): 'all' | 'none' {
  return mark === 'all' ? 'none' : 'all';
}

/** What the selected states change, compared with the devices' current tags. */
export function changeOfMarks(devices: readonly (readonly number[])[], chosen: ChosenMarks): TagChange {
  const differing = [...chosen].filter(([tag, mark]) => tagMark(devices, tag) !== mark);
  const having = (mark: 'all' | 'none') => differing.filter((entry) => entry[1] === mark).map(([tag]) => tag);
  return { add: having('all'), remove: having('none') };
}
