import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PSEUDO_LANGUAGE } from '@remote-console/texts/testing';
import { freePort, isReady } from './startedServer.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The copy of the project that has one language more. */
const COPY = path.join(root, 'test-results/further-language');
const SOURCE = '--conditions=@remote-console/source';

/** The name that the copy gives to the pseudo-language. */
export const LANGUAGE_NAME = 'Þšéüðö';

/** Where the list of languages ends; the further language is one line behind it. */
const LIST = 'packages/domain/src/languages/languages.ts';
const END_OF_LIST = ' } as const;';

/** What is installed, or built: the copy uses what is installed here, and builds for itself. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.turbo']);

const run = async (program: string, words: readonly string[], folder = COPY) =>
  promisify(execFile)(program, words, { cwd: folder });

/** Copies the packages, with links to what is installed; the packages of the project itself are those of the copy. */
function copyPackages(): void {
  rmSync(COPY, { recursive: true, force: true });
  const modules = path.join(COPY, 'node_modules/@remote-console');
  mkdirSync(modules, { recursive: true });
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(COPY, 'tsconfig.base.json'));
  cpSync(path.join(root, 'package.json'), path.join(COPY, 'package.json'));
  for (const name of readdirSync(path.join(root, 'packages'))) {
    const from = path.join(root, 'packages', name);
    const to = path.join(COPY, 'packages', name);
    cpSync(from, to, { recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file)) });
    symlinkSync(to, path.join(modules, name));
    const own = path.join(from, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(to, 'node_modules'));
  }
}

/** One line in the list of languages. */
function addToList(): void {
  const file = path.join(COPY, LIST);
  const [before, after, ...others] = readFileSync(file, 'utf8').split(END_OF_LIST);
  if (after === undefined || others.length > 0) throw new Error(`${LIST} no longer ends its list as expected.`);
  writeFileSync(file, `${before}, ${PSEUDO_LANGUAGE}: '${LANGUAGE_NAME}'${END_OF_LIST}${after}`);
}

interface FurtherConsole {
  readonly url: string;
  readonly end: () => Promise<void>;
}

/**
 * Starts a console of the demo in four languages: in a copy of the project that differs from it by a folder of messages,
 * which is made of the English ones, and a line in the list of languages. Everything else is generated and built.
 */
export async function startWithFurtherLanguage(): Promise<FurtherConsole> {
  copyPackages();
  await run('node', [SOURCE, 'packages/texts/scripts/pseudoLanguage.ts']);
  addToList();
  for (const name of ['texts', 'api-client', 'console'])
    await run('node', [SOURCE, `packages/${name}/scripts/generate.ts`]);
  await run(path.join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], `${COPY}/packages/console`);
  const port = await freePort();
  const child = spawn('node', [SOURCE, 'packages/server/src/main.ts'], {
    cwd: COPY,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: path.join(COPY, 'data'), DEMO: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await isReady(url, child);
  return {
    url,
    end: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(COPY, { recursive: true, force: true });
    },
  };
}
