/** Builds a page that is not a product, such as those of the benchmark, with the packages as they are published. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds the page of a folder, minified like a product.
 *
 * @param root The folder, with an `index.html`.
 * @param base Where it is served.
 * @returns The folder with its files; the caller removes it.
 */
export async function buildPage(root: string, base = '/'): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), `${path.basename(root)}-`));
  await build({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
