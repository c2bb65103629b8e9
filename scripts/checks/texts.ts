/**
 * Texts that nothing uses. A key that is used and missing does not compile; one that exists and is used nowhere is
 * found here. Keys are searched for as quoted words, and as the beginning of a template: `audit_${kind}`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../reports/folder.ts';
import { filesBelow, isTestFile } from '../workspace/files.ts';

/** The messages that name the keys. */
const TEXTS = 'packages/texts/messages/ko';
/** Those that the console never loads. */
const SERVER_TEXTS = `${TEXTS}/server`;

/** Where texts are used by literal key; a rule may pass a screen the name of one. */
const SCREENS = ['packages/ui/src', 'packages/console/src', 'packages/domain/src', 'packages/texts/src/wording'];

/** Where the texts are used that the console never loads: in the server, and by what writes the frequently asked questions. */
const SERVER_SOURCES = ['packages/server/src', 'packages/console/scripts'];

/** Where messages come from: they are data, named by rules, by the server, by the contract and by the registers. */
const ANSWERS = [
  'packages/domain/src',
  'packages/server/src',
  'packages/api-client/src',
  'packages/api-client/openapi',
  'docs/requirements',
];

function contentsOf(folders: readonly string[], kind: RegExp): string {
  return folders
    .flatMap(filesBelow)
    .filter((file) => kind.test(file) && !isTestFile(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');
}

/** The keys of a file of messages; what begins with `@` describes the file or a message. */
export const textKeys = (source: string): string[] =>
  Object.keys(JSON.parse(source) as Record<string, unknown>).filter((key) => !key.startsWith('@'));

/** Those of the keys that no source names. */
export function unusedKeys(keys: readonly string[], source: string): string[] {
  const words = new Set([...source.matchAll(/['"`]([\w-]+)['"`]/g)].map(([, word = '']) => word));
  const beginnings = [...source.matchAll(/`([a-z][\w-]*)\$\{/gi)].map(([, beginning = '']) => beginning);
  return keys.filter((key) => !words.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)));
}

/** The keys that nothing asks for in the files of a folder, each with the name of its file. */
function unusedIn(
  folder: string,
  sources: readonly string[],
): readonly { readonly file: string; readonly key: string }[] {
  const asking = contentsOf(sources, /\.tsx?$/);
  return readdirSync(path.join(ROOT, folder))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      unusedKeys(textKeys(readFileSync(path.join(ROOT, folder, file), 'utf8')), asking).map((key) => ({ file, key })),
    );
}

/** Every text that nothing uses, as a line to print. */
export function textFaults(): string[] {
  const answers = new Set(contentsOf(ANSWERS, /\.(ts|yaml|tsv)$/).match(/[\w-]+/g));
  const ofPages = unusedIn(TEXTS, SCREENS).filter(({ file, key }) => file !== 'messages.json' || !answers.has(key));
  return [
    ...ofPages.map(({ file, key }) => `${TEXTS}/${file}: nothing asks for '${key}'`),
    ...unusedIn(SERVER_TEXTS, SERVER_SOURCES).map(
      ({ file, key }) => `${SERVER_TEXTS}/${file}: nothing asks for '${key}'`,
    ),
  ];
}

if (import.meta.main) {
  const faults = textFaults();
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Every text is asked for.' : `${faults.length} texts are asked for by nobody.`);
  process.exit(faults.length === 0 ? 0 : 1);
}
