/** Serves the built Storybook on a free port for the tests that look at it. */
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));

/** What the index of a built Storybook says of a story. */
export interface StoryEntry {
  title: string;
  name: string;
  exportName?: string;
  tags?: string[];
}

interface StoryIndex {
  v: number;
  entries: Record<string, StoryEntry>;
}

function indexOf(isWanted: (entry: StoryEntry) => boolean): string {
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as StoryIndex;
  const wanted = Object.entries(index.entries).filter(([, entry]) => isWanted(entry));
  return JSON.stringify({ ...index, entries: Object.fromEntries(wanted) });
}

/**
 * @param isWanted Leaves the other stories out of the index; null leaves it as it is.
 * @returns The address, and a function that ends the server.
 * @throws Error when Storybook was not built.
 */
export async function serveStorybook(
  isWanted: ((entry: StoryEntry) => boolean) | null = null,
): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(folder)) throw new Error('Storybook is not built: run `npm run build-storybook` first.');
  const handler = sirv(folder, {
    dev: false,
    etag: true,
    // A file under assets/ has its content in its name, so the browser need not ask for it twice.
    setHeaders: (response, pathname) => {
      if (pathname.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  const index = isWanted && indexOf(isWanted);
  const server = createServer((request, response) => {
    if (index === null || request.url?.split('?')[0] !== '/index.json') return handler(request, response);
    response.setHeader('content-type', 'application/json').end(index);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The Storybook server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
