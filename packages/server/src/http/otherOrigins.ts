import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** How long a browser need not ask again, in seconds. */
const ASK_AGAIN_SECONDS = 600;

/**
 * Lets pages of other origins call: portals that embed widgets. A call carries its token itself and nothing added by
 * the browser, so cookies are never allowed.
 *
 * @param origins The origins, such as `https://portal.example`.
 */
export function otherOrigins(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposeHeaders: ['content-disposition', 'etag', 'retry-after'],
    maxAge: ASK_AGAIN_SECONDS,
  });
}
