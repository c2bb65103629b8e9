/** The small pages of `tests/bench`, built as a product is and served on a port of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { root } from '../run/server.ts';

/** A served page. */
export interface ServedPage {
  readonly origin: string;
  readonly end: () => void;
}

/**
 * Builds and serves one of the pages.
 *
 * @param answers What it answers to fetches, by their path.
 */
export async function servePage(name: string, answers: ReadonlyMap<string, string> = new Map()): Promise<ServedPage> {
  const outDir = mkdtempSync(path.join(tmpdir(), `${name}-`));
  await build({
    root: path.join(root, 'tests/bench', name),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true },
  });
  const files = sirv(outDir, { dev: false, single: true });
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer === undefined) files(request, response);
    else response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page of the benchmark has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    end: () => {
      server.close();
      server.closeAllConnections();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
