/**
 * Texts that nothing uses. A key that is used and missing does not compile; one that exists and is used nowhere is
 * found here. Keys are searched for as quoted words, and as the beginning of a template: `audit_${kind}`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../reports/folder.ts';
import { filesBelow, isTestFile } from '../workspace/files.ts';

const TEXTS = 'packages/ui/src/i18n/ko';

/** Where texts are used by literal key; a rule may pass a screen the name of one. */
const SCREENS = ['packages/ui/src', 'packages/console/src', 'packages/domain/src'];

/** Where messages come from: they are data, named by rules, by the server, by the contract and by the registers. */
const ANSWERS = [
  'packages/domain/src',
  'packages/server/src',
  'packages/api-client/src',
  'packages/api-client/openapi',
  'docs/requirements',
];

const LANGUAGE_FILE = /\/i18n\/[a-z]{2}\//;

function contentsOf(folders: readonly string[], kind: RegExp): string {
  return folders
    .flatMap(filesBelow)
    .filter((file) => kind.test(file) && !isTestFile(file) && !LANGUAGE_FILE.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');
}

/** The keys of a text file as they are used: plural forms are one key. */
export function textKeys(source: string): string[] {
  const keys = [...source.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, key = '']) => key.replace(/_(one|other)$/, ''));
  return [...new Set(keys)];
}

/** Those of the keys that no source names. */
export function unusedKeys(keys: readonly string[], source: string): string[] {
  const words = new Set([...source.matchAll(/['"`]([\w-]+)['"`]/g)].map(([, word = '']) => word));
  const beginnings = [...source.matchAll(/`([a-z][\w-]*)\$\{/gi)].map(([, beginning = '']) => beginning);
  return keys.filter((key) => !words.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)));
}

/** Every text that nothing uses, as a line to print. */
export function textFaults(): string[] {
  const screens = contentsOf(SCREENS, /\.tsx?$/);
  const answers = new Set(contentsOf(ANSWERS, /\.(ts|yaml|tsv)$/).match(/[\w-]+/g));
  return readdirSync(path.join(ROOT, TEXTS)).flatMap((name) => {
    const area = path.basename(name, '.ts');
    const unused = unusedKeys(textKeys(readFileSync(path.join(ROOT, TEXTS, name), 'utf8')), screens);
    return unused
      .filter((key) => area !== 'messages' || !answers.has(key))
      .map((key) => `${TEXTS}/${name}: nothing asks for '${key}'`);
  });
}

if (import.meta.main) {
  const faults = textFaults();
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Every text is asked for.' : `${faults.length} texts are asked for by nobody.`);
  process.exit(faults.length === 0 ? 0 : 1);
}
