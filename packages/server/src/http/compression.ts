import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';

/** Answers of fewer bytes are sent as they are: compressing them costs more than it saves. */
const SMALLEST_BYTES = 2048;

const compress = promisify(gzip);

/**
 * Sends large JSON answers compressed with gzip to callers that accept it (RFC 9110, section 12.5.3). Its fastest level
 * leaves a fifth of a list of devices; a slower one would save little of what is left.
 */
export const compressJson: MiddlewareHandler = async (context, next) => {
  await next();
  const { res } = context;
  const isLarge = Number(res.headers.get('content-length')) >= SMALLEST_BYTES;
  if (!isLarge || !res.headers.get('content-type')?.startsWith('application/json')) return;
  context.header('vary', 'accept-encoding', { append: true });
  const encoding = accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' });
  if (encoding !== 'gzip') return;
  const body = await compress(await res.arrayBuffer(), { level: constants.Z_BEST_SPEED });
  context.res = new Response(new Uint8Array(body), res);
  context.res.headers.set('content-encoding', encoding);
  context.res.headers.set('content-length', String(body.byteLength));
};
