import type { Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { problem } from '../http/answers.ts';
import { DOWNLOAD_PATH, openDownload } from './downloadFolder.ts';

/** What a file in the folder can be called: no path, nothing hidden. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/;

/**
 * Serves the files of the download folder, to be saved and never shown in place. A query, such as the time against
 * caches, says nothing about the file. There is no list, and what is not there is answered 404.
 */
export function serveDownloads(app: Hono<{ Variables: SecureHeadersVariables }>, folder: string): void {
  app.get(`${DOWNLOAD_PATH}/:file`, async (context) => {
    const name = context.req.param('file');
    const file = FILE_NAME.test(name) ? await openDownload(folder, name) : null;
    if (!file) return context.json(problem(404, 'file_download_error').body, 404, { 'cache-control': 'no-store' });
    return new Response(file, {
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String(file.size),
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-cache',
      },
    });
  });
}
