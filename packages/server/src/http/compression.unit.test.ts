import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { compressJson } from './compression.ts';

const MIXED_LETTERS = '장치 device デバイス ';

function answering(text: string, type = 'application/json; charset=utf-8', headers: Record<string, string> = {}) {
  const app = new Hono();
  app.use(compressJson);
  app.get('/', () => {
    const length = String(Buffer.byteLength(text));
    return new Response(text, { headers: { 'content-type': type, 'content-length': length, ...headers } });
  });
  return (encodings?: string) =>
    app.request('http://console.test/', { headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });
}

describe('an answer', () => {
  const large = JSON.stringify(MIXED_LETTERS.repeat(400));

  it('is compressed when it is large and the caller accepts gzip', async () => {
    const response = await answering(large, undefined, { vary: 'Origin' })('br, gzip;q=0.8');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Origin, accept-encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(bytes.byteLength).toBeLessThan(Buffer.byteLength(large) / 4);
    expect(gunzipSync(bytes).toString()).toBe(large);
  });

  it.each([undefined, 'br', 'identity', 'gzip;q=0'])('is sent as it is to whoever accepts %s', async (encodings) => {
    const response = await answering(large)(encodings);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toBe(large);
  });

  it('is sent as it is below 2 KiB, and when it is not JSON', async () => {
    const small = JSON.stringify('x'.repeat(2045));
    const exact = JSON.stringify('x'.repeat(2046));
    expect((await answering(small)('gzip')).headers.get('content-encoding')).toBeNull();
    expect((await answering(exact)('gzip')).headers.get('content-encoding')).toBe('gzip');
    expect((await answering(large, 'text/event-stream; charset=utf-8')('gzip')).headers.get('content-encoding')).toBe(
      null,
    );
  });
});
