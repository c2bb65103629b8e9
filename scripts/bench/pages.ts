/** The small pages of `tests/bench`, built and served like a product, on their own port. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { root } from '../run/server.ts';
import { buildPage } from '../workspace/buildPage.ts';

/** A served page. */
export interface ServedPage {
  readonly origin: string;
  readonly end: () => void;
}

/** Writes each file of a build compressed next to it, like the console's build. */
function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css)$/.test(name)) continue;
    const file = path.join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/** An answer as sent, with the fastest level of gzip, like those of the server. */
const writtenAnswer = (answer: string) => gzipSync(answer, { level: constants.Z_BEST_SPEED });

/**
 * Builds and serves one of the pages: its files compressed and cacheable, as the server serves those of the console.
 * There is a `/healthz` too, so that a browser can be on this origin before it opens the page.
 *
 * @param answers Its answers to fetches, by address.
 */
export async function servePage(name: string, answers: ReadonlyMap<string, string> = new Map()): Promise<ServedPage> {
  const outDir = await buildPage(path.join(root, 'tests/bench', name));
  compressFiles(outDir);
  const files = sirv(outDir, {
    dev: false,
    single: true,
    brotli: true,
    setHeaders: (response, file) =>
      response.setHeader(
        'cache-control',
        file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  const written = new Map(
    [...answers, ['/healthz', '{}'] as const].map(([address, answer]) => [address, writtenAnswer(answer)]),
  );
  const server = createServer((request, response) => {
    const answer = written.get(request.url ?? '');
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', 'cache-control': 'no-store' };
    if (answer === undefined) files(request, response);
    else response.writeHead(200, headers).end(answer);
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
