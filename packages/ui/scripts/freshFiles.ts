/** Keeps generated files up to date. */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BANNER, TYPES } from './sheetTypes.ts';

/** The files of one package that are generated from its style sheets, its tokens or texts. */
export interface MadeFiles {
  /** The folder of its sources. */
  readonly sources: string;
  /** The expected content of each file, by its path in the sources. */
  readonly wanted: ReadonlyMap<string, string | Buffer>;
}

const holds = (file: string, content: string | Buffer) =>
  existsSync(file) && readFileSync(file).equals(Buffer.from(content));

const isGenerated = (file: string) => readFileSync(file, 'utf8').startsWith(BANNER);

/** The type files whose sheet was removed. Hand-written types are not included. */
function orphansOf({ sources, wanted }: MadeFiles): readonly string[] {
  return globSync(`**/*${TYPES}`, { cwd: sources })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !wanted.has(file) && isGenerated(path.join(sources, file)));
}

/**
 * Writes what is stale and removes the types of removed sheets. With `--check` on the command line it writes nothing,
 * lists what it would have written and fails.
 */
export function keepFresh(made: MadeFiles): void {
  const { sources, wanted } = made;
  const orphans = orphansOf(made);
  const stale = [...wanted].filter(([file, content]) => !holds(path.join(sources, file), content));
  if (process.argv.includes('--check')) {
    for (const file of [...orphans, ...stale.map(([name]) => name)]) {
      console.error(`${path.relative('.', path.join(sources, file))} is stale; run \`npm run generate\`.`);
      process.exitCode = 1;
    }
    return;
  }
  for (const file of orphans) rmSync(path.join(sources, file));
  for (const [file, content] of stale) writeFileSync(path.join(sources, file), content);
}
