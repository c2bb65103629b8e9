import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { isLanguage } from '@remote-console/domain';
import type { Context, Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';

/** Where the build puts files whose name contains a hash of their content. */
const HASHED = /^\/assets\//;
const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_ANEW = 'no-cache';

type Environment = { Variables: SecureHeadersVariables };

/** Whether an address leads to the build's private files, such as the names of all modules in `.vite`. */
function isHidden(path: string): boolean {
  try {
    return /(?:^|[/\\])\./.test(decodeURIComponent(path));
  } catch {
    // What cannot be decoded names no file.
    return true;
  }
}

/** The page with the nonce that allows its style tags. */
function withNonce(html: string, nonce: string): string {
  const tag = `<meta name="csp-nonce" content="${nonce}">`;
  const placeholder = /<meta name="csp-nonce"[^>]*>/;
  return placeholder.test(html)
    ? html.replace(placeholder, tag)
    : html.replace(/<head[^>]*>/, (head) => `${head}${tag}`);
}

/** Reads the page again only after a new build. */
function createPageReader(file: string): () => Promise<string | null> {
  let kept: { readonly html: string; readonly writtenAt: number } | null = null;
  return async () => {
    const status = await stat(file).catch(() => null);
    if (!status) return null;
    if (kept?.writtenAt !== status.mtimeMs) kept = { html: await readFile(file, 'utf8'), writtenAt: status.mtimeMs };
    return kept.html;
  };
}

/**
 * Serves the built console: its files, hashed ones permanently, and the page itself for every address that names no
 * file, because those are the console's own routes.
 */
export function serveConsole(app: Hono<Environment>, folder: string): void {
  const readPage = createPageReader(join(folder, 'index.html'));

  async function sendPage(context: Context<Environment>): Promise<Response> {
    const html = await readPage();
    if (html === null) return context.text('The console is not built.', 503);
    context.header('cache-control', ASK_ANEW);
    return context.html(withNonce(html, context.get('secureHeadersNonce') ?? ''));
  }

  app.get('/index.html', sendPage);
  app.get('/', sendPage);
  // The static handler complains about a missing folder; the page reports that in one place.
  if (existsSync(folder)) {
    const sendFile = serveStatic<Environment>({ root: folder, precompressed: true });
    app.get('*', async (context, next) => {
      if (isHidden(context.req.path)) return next();
      const response = await sendFile(context, next);
      // If there is no such file, it answers with whatever comes after it.
      if (!(response instanceof Response)) return undefined;
      response.headers.set('cache-control', HASHED.test(context.req.path) ? A_YEAR : ASK_ANEW);
      return response;
    });
  }
  app.get('*', (context) => {
    const [, first = '', ...more] = context.req.path.split('/');
    const looksLikeFile = (more.at(-1) ?? first).includes('.');
    // An address of the console may end in an ID, often an email address. Opening it requests a page, not a file.
    const wantsPage = isLanguage(first) && (context.req.header('accept') ?? '').includes('text/html');
    const isPage = !looksLikeFile || wantsPage;
    return isPage ? sendPage(context) : context.notFound();
  });
}
