// Compiles the messages of every language. `--check` writes nothing and fails when a generated file is stale.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedModules } from './modules.ts';

const GENERATED = path.join(import.meta.dirname, '../src/catalog/generated');

const wanted = generatedModules();
const orphans = globSync('**/*.ts', { cwd: GENERATED }).filter((file) => !wanted.has(file.replaceAll('\\', '/')));
const stale = [...wanted].filter(([name, content]) => {
  const file = path.join(GENERATED, name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== content;
});

if (process.argv.includes('--check')) {
  for (const file of [...orphans, ...stale.map(([name]) => name)]) {
    console.error(`${path.relative('.', path.join(GENERATED, file))} is stale; run \`npm run generate\`.`);
    process.exitCode = 1;
  }
} else {
  for (const file of orphans) rmSync(path.join(GENERATED, file));
  for (const [name, content] of stale) {
    const file = path.join(GENERATED, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
