/** The style sheets of the library, read like a bundler. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig, type ResolvedConfig } from 'vite';
import { MODULE, publishedName } from './className.ts';

/** The folder of the library's sources. */
export const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/** The variables of the tokens, relative to the sources: the only sheet that is not a module. */
export const VARIABLES = 'theme/variables.css';

/** A style sheet next to its component. */
export interface StyleSheet {
  /** Its path in the sources, with `/`. */
  readonly file: string;
  /** The rules, with the names of classes as they are published: `rc-DenseButton-bare`. */
  readonly css: string;
  /** The published class names by those in the source. */
  readonly classes: Readonly<Record<string, string>>;
}

async function readSheet(sources: string, file: string, config: ResolvedConfig): Promise<StyleSheet> {
  const absolute = path.join(sources, file);
  const { code, modules = {} } = await preprocessCSS(readFileSync(absolute, 'utf8'), absolute, config);
  return { file, css: code, classes: modules };
}

/**
 * All component style sheets of a package, in the order of their paths.
 *
 * @param sources The folder of its sources.
 * @throws Error if two have the same name: their published classes would be the same.
 */
export async function readStyleSheets(sources: string): Promise<readonly StyleSheet[]> {
  const files = globSync(`**/*${MODULE}`, { cwd: sources })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
  const names = files.map((file) => path.basename(file));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two style sheets are called ${twice}; their classes would be the same.`);
  const config = await resolveConfig(
    { configFile: false, logLevel: 'error', css: { modules: { generateScopedName: publishedName } } },
    'build',
  );
  return Promise.all(files.map((file) => readSheet(sources, file, config)));
}
