/** The examples of the documents, compiled: one that no longer fits the library is found here. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const COMPILER = path.join(root, 'node_modules/typescript7/bin/tsc');
/** Inside the packages' own folder, so that imports are resolved as usual. */
const FOLDER = path.join(root, '.cache/examples');
const DOCUMENTS = ['README.md', 'packages/ui/src/docs/Embedding.mdx'];
const EXAMPLE = /```tsx\n([\s\S]*?)```/g;

const SETTINGS = {
  extends: '../../tsconfig.base.json',
  compilerOptions: { types: ['vite/client'], lib: ['es2024', 'dom', 'dom.iterable'], jsx: 'react-jsx' },
};

/** Why the examples do not compile, as lines to print. */
function exampleFaults(): string[] {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'tsconfig.json'), JSON.stringify(SETTINGS));
  for (const document of DOCUMENTS) {
    const examples = [...readFileSync(path.join(root, document), 'utf8').matchAll(EXAMPLE)];
    if (examples.length === 0) return [`${document} has no example any more`];
    for (const [index, [, code = '']] of examples.entries()) {
      writeFileSync(path.join(FOLDER, `${path.parse(document).name}-${index + 1}.tsx`), code);
    }
  }
  try {
    execFileSync('node', [COMPILER, '--noEmit', '-p', FOLDER], { cwd: root, encoding: 'utf8' });
    return [];
  } catch (thrown) {
    if (thrown instanceof Error && 'stdout' in thrown) return String(thrown.stdout).trim().split('\n');
    throw thrown;
  }
}

const faults = exampleFaults();
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
