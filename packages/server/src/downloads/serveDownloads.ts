import { isDownloadName } from '@remote-console/domain';
import type { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { problem } from '../http/index.ts';
import { readAgentFiles } from './agentPrograms.ts';
import { DOWNLOAD_PATH, findDownload } from './downloadFolder.ts';
import { powerShellInstaller } from './powerShellInstaller.ts';
import { shellInstaller } from './shellInstaller.ts';

/** The scripts that install the agent. They are generated for what is available when they are fetched. */
const INSTALLERS = { 'install.sh': shellInstaller, 'install.ps1': powerShellInstaller };

/**
 * Serves the files of the download folders as attachments, and the scripts that install the agent as text, which people
 * read first. A query, such as a cache-busting time, says nothing about the file. There is no listing, and missing
 * files are answered with 404.
 *
 * @param folders The first one that has a file counts.
 */
export function serveDownloads(app: Hono<{ Variables: SecureHeadersVariables }>, folders: readonly string[]): void {
  for (const [name, installer] of Object.entries(INSTALLERS)) {
    app.get(`${DOWNLOAD_PATH}/${name}`, async (context) =>
      context.text(installer(await readAgentFiles(folders)), 200, { 'cache-control': 'no-store' }),
    );
  }
  app.get(`${DOWNLOAD_PATH}/:file`, async (context) => {
    const name = context.req.param('file');
    const encoding = accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' });
    const file = isDownloadName(name) ? await findDownload(folders, name, encoding === 'gzip') : null;
    if (!file) return context.json(problem(404, 'file_download_error').body, 404, { 'cache-control': 'no-store' });
    return new Response(file.content, {
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String(file.content.size),
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(file.isCompressed ? { 'content-encoding': 'gzip' } : {}),
      },
    });
  });
}
