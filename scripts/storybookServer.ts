/** Serves the built Storybook on a free port for the tests that use it. */
import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { ROOT } from './reports/folder.ts';

/** The folder of the built Storybook: `STORYBOOK_FOLDER` from the root of the project, or the whole one. */
export const storybookFolder = () => path.join(ROOT, process.env['STORYBOOK_FOLDER'] ?? 'storybook-static');

/**
 * @returns The address, and a function that ends the server.
 * @throws Error when Storybook was not built.
 */
export async function serveStorybook(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = storybookFolder();
  if (!existsSync(folder)) throw new Error('Storybook is not built: run `npm run build-storybook` first.');
  const handler = sirv(folder, {
    dev: false,
    etag: true,
    // A file under assets/ has a content hash in its name, so the browser need not request it twice.
    setHeaders: (response, pathname) => {
      if (pathname.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  const server = createServer(handler);
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
