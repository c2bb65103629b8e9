// Makes the variables of the tokens, the types of the style sheets and the file of the Latin letters. `--check` writes nothing and fails when a file is stale.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LATIN_FILE, latinFile } from './latinFile.ts';
import { readStyleSheets, SOURCES, VARIABLES, type StyleSheet } from './styleSheets.ts';
import { variablesSheet } from './variables.ts';

const IDENTIFIER = /^[A-Za-z]\w*$/;
const quoted = (name: string) => (IDENTIFIER.test(name) ? name : `'${name}'`);

/** Ends the name of the types of a style sheet, where every resolution of the compiler finds them. */
const TYPES = '.d.css.ts';
const BANNER = '// Generated from the style sheet by `npm run generate`. Do not edit.';

const typesFileOf = (sheet: string) => sheet.replace(/\.css$/, TYPES);

/** A name that no rule has is an error of the compiler this way, and not a missing look. */
function typesOf({ classes }: StyleSheet): string {
  return [
    BANNER,
    'declare const classes: {',
    ...Object.keys(classes).map((name) => `  readonly ${quoted(name)}: string;`),
    '};',
    'export default classes;',
    '',
  ].join('\n');
}

const wanted = new Map([
  [VARIABLES, Buffer.from(variablesSheet())],
  [typesFileOf(VARIABLES), Buffer.from(`${BANNER}\nexport {};\n`)],
  [LATIN_FILE, await latinFile()],
]);
for (const sheet of await readStyleSheets()) wanted.set(typesFileOf(sheet.file), Buffer.from(typesOf(sheet)));

const orphans = globSync(`**/*${TYPES}`, { cwd: SOURCES }).filter(
  (file) => !wanted.has(file.split(path.sep).join('/')),
);
const stale = [...wanted].filter(([file, content]) => {
  const absolute = path.join(SOURCES, file);
  return !existsSync(absolute) || !readFileSync(absolute).equals(content);
});

if (process.argv.includes('--check')) {
  const faults = [...orphans, ...stale.map(([file]) => file)];
  for (const file of faults) console.error(`packages/ui/src/${file} is stale; run \`npm run generate\`.`);
  process.exit(faults.length === 0 ? 0 : 1);
}
for (const file of orphans) rmSync(path.join(SOURCES, file));
for (const [file, content] of stale) writeFileSync(path.join(SOURCES, file), content);
