import { splitExtension, type FileEntry } from '@remote-console/domain';

/** Control characters, line breaks and bidirectional overrides: a name must not pretend to be another. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const UNSEEN = /[\u0000-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** A displayable name: characters that are invisible, or change how the rest is read, are replaced by symbols. */
export function shownName(name: string): string {
  return name.replaceAll(UNSEEN, '\uFFFD');
}

/** The extension of a name, without its dot and in lower case; empty if there is no meaningful one. */
export function extensionOf(name: string): string {
  const extension = splitExtension(name)[1].slice(1);
  return /^[a-z0-9]{1,8}$/i.test(extension) ? extension.toLowerCase() : '';
}

/** Natural order of names: `2` before `10`, ignoring case. */
export function nameOrder(language: string): (left: FileEntry, right: FileEntry) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (left, right) => compare(left.name, right.name);
}
