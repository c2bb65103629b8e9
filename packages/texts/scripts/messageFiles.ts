/**
 * The files of messages, in the Application Resource Bundle (ARB) format: `messages/<language>/<area>.json` has what pages
 * show, `messages/<language>/server/<area>.json` what the console never loads: what only the server writes, and the
 * frequently asked questions, which are pages of their own.
 */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../domain/src/languages/index.ts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of all messages. */
export const MESSAGES = path.join(import.meta.dirname, '../messages');

/** Messages by key. */
export type Messages = ReadonlyMap<string, string>;

/** Begins what is no message: `@@locale` and `@@context` of a file, and `@key`, which describes a message to translators. */
const ATTRIBUTE = '@';

/** The files of a language, such as `devices.json` and `server/exports.json`. */
const filesOf = (language: Language): readonly string[] =>
  globSync('{*,server/*}.json', { cwd: path.join(MESSAGES, language) })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

const nameOf = (file: string) => path.basename(file, '.json');

/** The areas of the texts that pages show. */
export const pageAreas = (): readonly string[] =>
  filesOf(DEFAULT_LANGUAGE)
    .filter((file) => !file.includes('/'))
    .map(nameOf);

/** The areas of the texts that only the server writes. */
export const serverAreas = (): readonly string[] =>
  filesOf(DEFAULT_LANGUAGE)
    .filter((file) => file.includes('/'))
    .map(nameOf);

/** Where the messages of an area are, also of a language that is only about to be added. */
export const messageFile = (language: string, area: string): string =>
  path.posix.join(language, filesOf(DEFAULT_LANGUAGE).find((file) => nameOf(file) === area) ?? `${area}.json`);

function readFile(language: Language, area: string): readonly (readonly [string, unknown])[] {
  const text = readFileSync(path.join(MESSAGES, messageFile(language, area)), 'utf8');
  return Object.entries(JSON.parse(text) as Record<string, unknown>);
}

/** The messages of an area in a language. */
export function readMessages(language: Language, area: string): Messages {
  const messages = readFile(language, area).flatMap(([key, value]): [string, string][] => {
    if (key.startsWith(ATTRIBUTE)) return [];
    if (typeof value !== 'string') throw new Error(`messages/${messageFile(language, area)}: ${key} is no text`);
    return [[key, value]];
  });
  return new Map(messages);
}

/** The keys that an area describes to translators. */
export const descriptionsIn = (language: Language, area: string): readonly string[] =>
  readFile(language, area)
    .filter(([key]) => /^@[^@]/.test(key))
    .map(([key]) => key.slice(ATTRIBUTE.length));

/**
 * @throws Error where a folder of messages is no language, a language lacks a file, or two files have one name.
 */
export function assertComplete(): void {
  const wanted = filesOf(DEFAULT_LANGUAGE);
  const twice = wanted.map(nameOf).filter((name, index, names) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`messages/${DEFAULT_LANGUAGE}: ${twice.join(', ')} twice`);
  const strangers = globSync('*', { cwd: MESSAGES }).filter((folder) => !LANGUAGES.some((one) => one === folder));
  if (strangers.length > 0) throw new Error(`messages/${strangers.join(', messages/')}: no language of ours`);
  for (const language of LANGUAGES) {
    const own = filesOf(language);
    const missing = wanted.filter((file) => !own.includes(file));
    if (missing.length > 0) throw new Error(`messages/${language}: no ${missing.join(', ')}`);
    const unknown = own.filter((file) => !wanted.includes(file));
    if (unknown.length > 0) throw new Error(`messages/${language}: ${DEFAULT_LANGUAGE} has no ${unknown.join(', ')}`);
  }
}
