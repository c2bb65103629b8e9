import type { RuleMessage } from '../messages/index.ts';
import { countCharacters } from '../text/index.ts';

/** Most characters of the name of a tag. */
export const TAG_NAME_LIMIT = 40;

/** Most tags of a company. */
export const COMPANY_TAG_LIMIT = 200;

/** Most tags of a device. */
export const DEVICE_TAG_LIMIT = 20;

/** A name as it is kept: composed, without blanks around it, and with single spaces inside. */
export function tagName(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
}

/**
 * What two names of tags are the same by: letter case and compatibility forms do not count. It is the form in which names
 * and memos of devices are searched.
 */
export function tagKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** Tags in the order in which they are shown: by name. */
export function sortTags<Tag extends { readonly name: string }>(tags: readonly Tag[]): Tag[] {
  const keyed = tags.map((tag) => ({ tag, key: tagKey(tag.name) }));
  return keyed.toSorted((one, two) => (one.key < two.key ? -1 : one.key > two.key ? 1 : 0)).map(({ tag }) => tag);
}

/** What a filter that is typed has a meaning for, in any of its forms. */
const FILTER_SIGNS = /[,:"'\u3001\uFE45\u201C\u201D]/u;
/** What cannot be seen or typed; the joiner of emoji is the exception. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?!\u200D)\p{Cf}/u;
/** At least one sign that takes ink: the fillers of Hangul are letters that show nothing. */
const SEEN = /(?![\u115F\u1160\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** What can be wrong with the name of a tag. */
export type TagNameFault = Extract<RuleMessage, 'no_input_data' | 'over_character_limit' | 'tag_name_invalid'>;

/** What is wrong with a name, which `tagName` has made, or `null`. */
export function checkTagName(name: string): TagNameFault | null {
  if (name === '') return 'no_input_data';
  if (countCharacters(name) > TAG_NAME_LIMIT) return 'over_character_limit';
  const isTypable = !FILTER_SIGNS.test(name.normalize('NFKC')) && !UNSEEN.test(name) && SEEN.test(name);
  return isTypable ? null : 'tag_name_invalid';
}

/** The names in a cell or a setting, separated by commas; each once, in their order, whether or not they keep the rules. */
export function splitTagNames(text: string): readonly string[] {
  return uniqueTagNames(text.split(/[,\uFF0C\u3001]/u));
}

/** Names as they are kept, each once and without empty ones. */
export function uniqueTagNames(names: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const name of names.map(tagName)) if (name !== '' && !found.has(tagKey(name))) found.set(tagKey(name), name);
  return [...found.values()];
}

/**
 * The tags that an agent names when it enrols, as far as they can be set: names that break a rule and those above the limit
 * of a device are left out, because a device is never refused for a tag.
 */
export function tagNamesOfAgent(names: readonly string[]): readonly string[] {
  return uniqueTagNames(names)
    .filter((name) => checkTagName(name) === null)
    .slice(0, DEVICE_TAG_LIMIT);
}
