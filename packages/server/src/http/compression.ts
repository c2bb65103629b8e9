import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { type WrittenBody, writtenBody } from './reusedAnswers.ts';

/** Answers of fewer bytes are sent as they are: compressing them costs more than it saves. */
const SMALLEST_BYTES = 2048;

/** What the door leaves for who compresses: a body that is given again, with its bytes. */
export interface CompressionVariables {
  written?: WrittenBody;
}

/**
 * Sends large JSON answers compressed with gzip to callers that accept it (RFC 9110, section 12.5.3). Its fastest level
 * leaves a fifth of a list of devices.
 */
export const compressJson: MiddlewareHandler<{ Variables: CompressionVariables }> = async (context, next) => {
  await next();
  const { res } = context;
  const isLarge = Number(res.headers.get('content-length')) >= SMALLEST_BYTES;
  if (!isLarge || !res.headers.get('content-type')?.startsWith('application/json')) return;
  context.header('vary', 'accept-encoding', { append: true });
  const encoding = accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' });
  if (encoding !== 'gzip') return;
  const written = context.get('written') ?? writtenBody(new Uint8Array(await res.arrayBuffer()));
  const body = await written.gzipped();
  context.res = new Response(body, res);
  context.res.headers.set('content-encoding', encoding);
  context.res.headers.set('content-length', String(body.byteLength));
};
