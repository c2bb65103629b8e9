import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { type WrittenBody, writtenBody } from './reusedAnswers.ts';

/** Answers of fewer bytes are sent as they are: compressing them costs more than it saves. */
const SMALLEST_BYTES = 2048;

/** What the dispatcher leaves for compression: a body that is given again, with its bytes. */
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
  res.headers.append('vary', 'accept-encoding');
  const encoding = accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' });
  if (encoding !== 'gzip') return;
  const written = context.get('written') ?? writtenBody(new Uint8Array(await res.arrayBuffer()));
  const body = await written.gzipped();
  const headers = new Headers(res.headers);
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  // Twice, because Hono would make a stream of the bytes to put the headers of the answer before on them.
  context.res = undefined;
  context.res = new Response(body, { status: res.status, headers });
};
