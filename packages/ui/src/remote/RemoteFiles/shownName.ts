import { splitExtension, type FileEntry } from '@remote-console/domain';

/** Controls, line breaks and characters that turn the direction of what follows: a name must not pretend to be another. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const UNSEEN = /[\u0000-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** A name as it may be drawn: what would not be seen, or would change how the rest is read, is a sign of its own. */
export function shownName(name: string): string {
  return name.replaceAll(UNSEEN, '\uFFFD');
}

/** The extension of a name, without its dot and in lower case; empty where there is none that says something. */
export function extensionOf(name: string): string {
  const extension = splitExtension(name)[1].slice(1);
  return /^[a-z0-9]{1,8}$/i.test(extension) ? extension.toLowerCase() : '';
}

/** Orders names as people do: `2` before `10`, and capitals beside small letters. */
export function nameOrder(language: string): (left: FileEntry, right: FileEntry) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (left, right) => compare(left.name, right.name);
}
