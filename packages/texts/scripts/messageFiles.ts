/** The files of messages: `messages/<language>/<area>.json`, in the Application Resource Bundle (ARB) format. */
import { LANGUAGES, type Language } from '@remote-console/domain';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the messages are. */
const MESSAGES = path.join(import.meta.dirname, '../messages');

/** The language that has every message; what another lacks is read in it. */
const FIRST = LANGUAGES[0];

/** Messages by key. */
export type Messages = ReadonlyMap<string, string>;

/** Begins what is no message: `@@locale` and `@@context` of a file, and `@key`, which describes a message to translators. */
const ATTRIBUTE = '@';

const namesIn = (pattern: string) =>
  globSync(pattern, { cwd: MESSAGES })
    .map((file) => path.basename(file, '.json'))
    .toSorted();

/** All areas: the files of the first language. */
export const messageAreas = (): readonly string[] => namesIn(`${FIRST}/*.json`);

function readFile(language: Language, area: string): readonly (readonly [string, unknown])[] {
  const file = path.join(MESSAGES, language, `${area}.json`);
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
}

/** The messages of an area in a language. */
export function readMessages(language: Language, area: string): Messages {
  const messages = readFile(language, area).flatMap(([key, value]): [string, string][] => {
    if (key.startsWith(ATTRIBUTE)) return [];
    if (typeof value !== 'string') throw new Error(`messages/${language}/${area}.json: ${key} is no text`);
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
 * @throws Error where a folder of messages is no language, or a language lacks the file of an area.
 */
export function assertComplete(): void {
  const areas = messageAreas();
  const folders = namesIn('*');
  const strangers = folders.filter((folder) => !LANGUAGES.some((language) => language === folder));
  if (strangers.length > 0) throw new Error(`messages/${strangers.join(', messages/')}: not in LANGUAGES`);
  for (const language of LANGUAGES) {
    const own = namesIn(`${language}/*.json`);
    const missing = areas.filter((area) => !own.includes(area));
    if (missing.length > 0) throw new Error(`messages/${language}: no ${missing.join(', ')}`);
    const unknown = own.filter((area) => !areas.includes(area));
    if (unknown.length > 0) throw new Error(`messages/${language}: ${FIRST} has no ${unknown.join(', ')}`);
  }
}
