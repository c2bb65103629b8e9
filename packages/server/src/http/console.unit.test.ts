import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveConsole } from './console.ts';
import { securityHeaders } from './headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'remote-console-static-'));
const SCRIPT = 'console.log("안녕");'.repeat(50);
const app = new Hono<{ Variables: SecureHeadersVariables }>();

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>x</title></head><body></body></html>');
  writeFileSync(join(folder, 'assets/app-4f3a.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/app-4f3a.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/app-4f3a.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{"src/Secret.tsx":{}}');
  writeFileSync(join(folder, '..', 'remote-console-secret.txt'), 'secret');
  app.use(securityHeaders());
  serveConsole(app, folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(folder, '..', 'remote-console-secret.txt'));
});

const nonceOf = (html: string) => /<meta name="csp-nonce" content="([^"]+)">/.exec(html)?.[1];

describe('the console', () => {
  it.each(['/', '/index.html', '/ko/login', '/en/device/all', '/ja/device/12/34', '/xx/login'])(
    'is served at %s with a nonce of its own that its policy names',
    async (path) => {
      const [one, two] = [await app.request(path), await app.request(path)];
      expect(one.status).toBe(200);
      expect(one.headers.get('content-type')).toMatch(/^text\/html/);
      expect(one.headers.get('cache-control')).toBe('no-cache');
      const nonce = nonceOf(await one.text());
      expect(nonce).toBeTruthy();
      expect(one.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      expect(nonceOf(await two.text())).not.toBe(nonce);
    },
  );

  it('lets no inline script or style through, and forces nobody to https', async () => {
    const policy = (await app.request('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'self' remoteconsole:");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|upgrade-insecure-requests/);
  });

  it('fills in the placeholder where the page has one', async () => {
    writeFileSync(join(folder, 'index.html'), '<html><head><meta name="csp-nonce" content=""></head></html>');
    const html = await (await app.request('/')).text();
    expect(html.match(/csp-nonce/g)).toHaveLength(1);
    expect(nonceOf(html)).toBeTruthy();
  });

  it('keeps hashed files permanently, compressed as the browser likes it', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await app.request('/assets/app-4f3a.js', { headers: { 'accept-encoding': encoding } });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toMatch(/javascript/);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    }
    const plain = await app.request('/assets/app-4f3a.js');
    expect(await plain.text()).toBe(SCRIPT);
    expect((await app.request('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('is served where an address ends in a mail address, to whoever asks for a page', async () => {
    const ask = (accept: string) => app.request('/en/access/retypepassword/mia@alpha.example', { headers: { accept } });
    expect((await ask('text/html,application/xhtml+xml')).status).toBe(200);
    expect((await ask('*/*')).status).toBe(404);
  });

  it('answers 404 for a file that is not there instead of the page', async () => {
    for (const path of ['/assets/gone-1.js', '/robots.txt', '/ko/x.css']) {
      expect((await app.request(path)).status).toBe(404);
    }
  });

  it.each([
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/%2Evite%2Fmanifest.json',
    '/assets/..%2f.vite/manifest.json',
  ])('keeps to itself what the build noted for itself: %s', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Secret');
  });

  it.each([
    { isHttps: true, expected: 'max-age=31536000' },
    { isHttps: false, expected: null },
  ])('is opened by https alone from then on where people open it so: $isHttps', async ({ isHttps, expected }) => {
    const secured = new Hono<{ Variables: SecureHeadersVariables }>();
    secured.use(securityHeaders({ isHttps }));
    serveConsole(secured, folder);
    expect((await secured.request('/')).headers.get('strict-transport-security')).toBe(expected);
  });

  it('serves nothing outside its folder', async () => {
    for (const path of [
      '/../remote-console-secret.txt',
      '/..%2fremote-console-secret.txt',
      '/%2e%2e/remote-console-secret.txt',
      '/assets/..%5c..%5cremote-console-secret.txt',
      '//etc/passwd',
    ]) {
      const response = await app.request(path);
      expect(await response.text()).not.toMatch(/secret|root:/);
    }
  });

  it('says so when it is not built', async () => {
    const empty = new Hono<{ Variables: SecureHeadersVariables }>();
    serveConsole(empty, join(folder, 'nowhere'));
    const response = await empty.request('/ko/login');
    expect(response.status).toBe(503);
  });
});
