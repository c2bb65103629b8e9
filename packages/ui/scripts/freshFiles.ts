/** Keeps files that are made from others in step with them. */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BANNER, TYPES } from './sheetTypes.ts';

/** The files of one package that are made from its style sheets and tokens. */
export interface MadeFiles {
  /** The folder of its sources. */
  readonly sources: string;
  /** What each file has to hold, by its path in the sources. */
  readonly wanted: ReadonlyMap<string, string | Buffer>;
}

const holds = (file: string, content: string | Buffer) =>
  existsSync(file) && readFileSync(file).equals(Buffer.from(content));

const isGenerated = (file: string) => readFileSync(file, 'utf8').startsWith(BANNER);

/** The files of types whose sheet is gone. Types that people have written are none of them. */
function orphansOf({ sources, wanted }: MadeFiles): readonly string[] {
  return globSync(`**/*${TYPES}`, { cwd: sources })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !wanted.has(file) && isGenerated(path.join(sources, file)));
}

/**
 * Writes what is stale and removes the types of sheets that are gone. With `--check` on the command line it writes
 * nothing, names what it would have written and ends with a failure.
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
