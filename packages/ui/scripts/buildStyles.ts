/**
 * Runs after the compiler. Published code imports no style sheets, so that Node can load it: each CSS module becomes a
 * script, and its rules go into `styles.css` and one file per folder. The font files are copied.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FONT_FILES } from './fontFiles.ts';
import { publishedSheets, withoutSheets } from './publishedStyles.ts';
import { readStyleSheets, SOURCES, VARIABLES } from './styleSheets.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

function write(file: string, content: string): void {
  const absolute = path.join(DIST, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, content);
}

const sheets = await readStyleSheets(SOURCES);
for (const { file, classes } of sheets) write(`${file}.js`, `export default ${JSON.stringify(classes)};\n`);
for (const [file, css] of publishedSheets(readFileSync(path.join(SOURCES, VARIABLES), 'utf8'), sheets))
  write(file, css);
for (const file of FONT_FILES) cpSync(path.join(SOURCES, file), path.join(DIST, file));
for (const file of globSync('**/*.js', { cwd: DIST })) {
  const absolute = path.join(DIST, file);
  const script = readFileSync(absolute, 'utf8');
  const rewritten = withoutSheets(script);
  if (rewritten !== script) writeFileSync(absolute, rewritten);
}
