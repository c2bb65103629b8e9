import { describe, expect, it } from 'vitest';
import { queueMail } from './queueMail.ts';
import { type TestServer, openTestServer } from '../testing/testServer.ts';

const open = ({ app }: TestServer, language = 'en') =>
  app.request('http://console.test/outbox', { headers: { 'accept-language': language } });

describe('the outbox of the demo', () => {
  it('shows the latest mails, newest first, with links to open', async () => {
    const testServer = await openTestServer();
    await queueMail(testServer.connection, { recipient: 'a@alpha.example', subject: 'First', body: 'older' });
    testServer.clock.now += 1;
    const link = 'https://console.test/en/access/auth?type=auth&key=abc';
    await queueMail(testServer.connection, {
      recipient: 'b@alpha.example',
      subject: 'Second',
      body: `Open\n${link}\nsoon`,
    });
    const response = await open(testServer);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
    const escaped = link.replace('&', '&amp;');
    expect(page).toContain(`<a href="${escaped}">${escaped}</a>`);
    expect(page).toContain('b@alpha.example');
  });

  it('shows hostile text as text', async () => {
    const testServer = await openTestServer();
    const hostile = `<img src=x onerror=alert(1)> "'> javascript:alert(1) https://a.example/"onmouseover="alert(2)`;
    await queueMail(testServer.connection, { recipient: '<b>@x', subject: `<script>alert(0)</script>`, body: hostile });
    const page = await (await open(testServer)).text();
    expect(page).not.toMatch(/<img|<script|<b>|href="javascript|"onmouseover/);
    expect(page).toContain('&lt;script&gt;alert(0)&lt;/script&gt;');
    expect(page.match(/<a /g)).toHaveLength(1);
    expect(page).toContain('<a href="https://a.example/">');
  });

  it.each([
    ['ko-KR,ko;q=0.9', 'ko', '보낼 편지함'],
    ['en', 'en', 'Outbox'],
    ['ja', 'ja', '送信トレイ'],
    ['fr', 'ko', '보낼 편지함'],
  ])('speaks to %s in %s', async (accepted, language, title) => {
    const page = await (await open(await openTestServer(), accepted)).text();
    expect(page).toContain(`<html lang="${language}" dir="ltr">`);
    expect(page).toContain(`<h1>${title}</h1>`);
  });

  it('lets through no style but its own', async () => {
    const response = await open(await openTestServer());
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    expect(nonce).toBeTruthy();
    expect(await response.text()).toContain(`<style nonce="${nonce}">`);
  });

  it.each([{ DEMO: '0' }, { HOST: '0.0.0.0' }, { HOST: '192.168.1.10' }, { HOST: '::' }])(
    'is not there without the demo, nor where other computers reach it: %j',
    async (environment) => {
      const testServer = await openTestServer(environment);
      await queueMail(testServer.connection, { recipient: 'a@alpha.example', subject: 'First', body: 'older' });
      const response = await open(testServer);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('First');
    },
  );
});
