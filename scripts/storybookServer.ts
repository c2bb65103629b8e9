/** Serves the built Storybook on a free port for the tests that look at it. */
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));

interface StoryIndex {
  v: number;
  entries: Record<string, { type: string; tags?: string[] }>;
}

/** The index of the stories that stand still: no play function acts in them. */
function indexOfStillStories(): string {
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as StoryIndex;
  const still = Object.entries(index.entries).filter(([, { tags }]) => !tags?.includes('play-fn'));
  return JSON.stringify({ ...index, entries: Object.fromEntries(still) });
}

/**
 * @param stories `still` leaves the stories with a play function out of the index.
 * @returns The address, and a function that ends the server.
 * @throws Error when Storybook was not built.
 */
export async function serveStorybook(
  stories: 'all' | 'still' = 'all',
): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(folder)) throw new Error('Storybook is not built: run `npm run build-storybook` first.');
  const handler = sirv(folder, { dev: false, etag: true });
  const index = stories === 'still' ? indexOfStillStories() : null;
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
