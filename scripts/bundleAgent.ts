// Makes the agent one file that Node.js runs as it is, for the download folder of a server:
// `node scripts/bundleAgent.ts [folder]`, `.data/downloads` when no folder is named.
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');
const FILE = 'remote-console-agent.mjs';

/** The version module reads the manifest beside it, which one file alone does not have. */
async function writeDownVersion(): Promise<Plugin> {
  const manifest: unknown = JSON.parse(await readFile(resolve(root, 'packages/agent/package.json'), 'utf8'));
  const isManifest = (value: unknown): value is { version: string } =>
    typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'string';
  if (!isManifest(manifest)) throw new Error('The manifest of the agent states no version.');
  return {
    name: 'write-down-version',
    load: (id) =>
      id === resolve(root, 'packages/agent/src/version.ts')
        ? `export const AGENT_VERSION = ${JSON.stringify(manifest.version)};`
        : null,
  };
}

const folder = resolve(process.argv[2] ?? resolve(root, '.data/downloads'));
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
    rolldownOptions: { output: { entryFileNames: FILE, codeSplitting: false } },
  },
});
console.log(`${relative(process.cwd(), folder)}/${FILE}`);
