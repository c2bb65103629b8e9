import type { RuleMessage } from '../messages/index.ts';
import { countCharacters } from '../text/index.ts';

/** The maximum length of a tag name, in characters. */
export const TAG_NAME_LIMIT = 40;

/** The maximum number of tags in a company. */
export const COMPANY_TAG_LIMIT = 200;

/** The maximum number of tags on a device. */
export const DEVICE_TAG_LIMIT = 20;

/** A name as it is stored: composed, trimmed, and with single spaces inside. */
export function tagName(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
}

/**
 * The key by which two tag names are considered equal: letter case and compatibility forms don't count. Device names
 * and memos are searched in this form, too.
 */
export function tagKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** Tags in display order: by name. */
export function sortTags<Tag extends { readonly name: string }>(tags: readonly Tag[]): Tag[] {
  const keyed = tags.map((tag) => ({ tag, key: tagKey(tag.name) }));
  return keyed.toSorted((one, two) => (one.key < two.key ? -1 : one.key > two.key ? 1 : 0)).map(({ tag }) => tag);
}

/** What has a meaning in a typed filter, in any of its forms. */
const FILTER_SIGNS = /[,:"'\u3001\uFE45\u201C\u201D]/u;
/** What can't be seen or typed, except the emoji joiner. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?!\u200D)\p{Cf}/u;
/** At least one visible character; Hangul fillers are letters that show nothing. */
const SEEN = /(?![\u115F\u1160\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** What can be wrong with a tag's name. */
export type TagNameFault = Extract<RuleMessage, 'no_input_data' | 'over_character_limit' | 'tag_name_invalid'>;

/** What is wrong with a name normalized by `tagName`, or `null`. */
export function checkTagName(name: string): TagNameFault | null {
  if (name === '') return 'no_input_data';
  if (countCharacters(name) > TAG_NAME_LIMIT) return 'over_character_limit';
  const isTypable = !FILTER_SIGNS.test(name.normalize('NFKC')) && !UNSEEN.test(name) && SEEN.test(name);
  return isTypable ? null : 'tag_name_invalid';
}

/** The names in a cell or a setting, separated by commas; without duplicates, in order, valid or not. */
export function splitTagNames(text: string): readonly string[] {
  return uniqueTagNames(text.split(/[,\uFF0C\u3001]/u));
}

/** Names as they are stored, without duplicates and empty ones. */
export function uniqueTagNames(names: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const name of names.map(tagName)) if (name !== '' && !found.has(tagKey(name))) found.set(tagKey(name), name);
  return [...found.values()];
}

/**
 * The tags that an agent names when it enrolls, as far as they can be set: invalid names and those above a device's
 * limit are dropped, because a device is never rejected because of a tag.
 */
export function tagNamesOfAgent(names: readonly string[]): readonly string[] {
  return uniqueTagNames(names)
    .filter((name) => checkTagName(name) === null)
    .slice(0, DEVICE_TAG_LIMIT);
}
