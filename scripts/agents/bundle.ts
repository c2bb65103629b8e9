/** Builds the agent as one JavaScript file. */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** Where the agents are that a server offers. */
export const PROGRAMS_FOLDER = resolve(root, 'packages/agent/programs');

/** The version given by the agent's package. */
export async function agentVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(resolve(root, 'packages/agent/package.json'), 'utf8'));
  const isManifest = (value: unknown): value is { version: string } =>
    typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'string';
  if (!isManifest(manifest)) throw new Error('The manifest of the agent states no version.');
  return manifest.version;
}

/** Puts the release notes next to the programs, where a server finds them. */
export async function layDownReleaseNotes(): Promise<void> {
  await mkdir(PROGRAMS_FOLDER, { recursive: true });
  await copyFile(resolve(root, 'packages/agent/releaseNotes.json'), resolve(PROGRAMS_FOLDER, 'release-notes.json'));
}

/** The version module reads the manifest next to it, which a single file does not have. */
async function writeDownVersion(): Promise<Plugin> {
  const version = await agentVersion();
  return {
    name: 'write-down-version',
    load: (id) =>
      id === resolve(root, 'packages/agent/src/version/index.ts')
        ? `export const AGENT_VERSION = ${JSON.stringify(version)};`
        : null,
  };
}

/**
 * Writes the bundle.
 *
 * @param format `es` for Node.js, `cjs` for an executable, which does not support modules.
 */
export async function bundleAgent(folder: string, file: string, format: 'es' | 'cjs'): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [await writeDownVersion()],
    resolve: { conditions: ['@remote-console/source'] },
    ssr: { noExternal: true, target: 'node', resolve: { conditions: ['@remote-console/source'] } },
    build: {
      ssr: resolve(root, 'packages/agent/src/main.ts'),
      target: 'node24',
      outDir: folder,
      emptyOutDir: false,
      // Native: it exists where the agent is installed as a package, but not in a single file.
      rolldownOptions: {
        external: ['@lydell/node-pty'],
        output: { entryFileNames: file, codeSplitting: false, format },
      },
    },
  });
}
