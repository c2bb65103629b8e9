import type { PaymentFields } from '@remote-console/api-client/contract';
import { describe, expect, it } from 'vitest';
import { succeed } from '../testing/exchange.ts';
import { openManager } from '../testing/managerFixture.ts';
import { only } from '../testing/testServer.ts';

const ORDER = { pay_type: 'Basic', device_count: 1, months: 1, payment_method: 'SC0030' } as const;

async function openSandbox() {
  const { testServer, app, token } = await openManager();
  const form = async (language = 'en') => {
    const headers = { 'accept-language': language };
    return (await succeed(app, 'startPayment', { token, body: ORDER, headers })).objects;
  };
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    app.request(`http://console.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const licenses = async () => only((await succeed(app, 'getOwnProfile', { token })).objects).pay.length;
  return { testServer, app, token, form, post, licenses };
}

/** The hidden fields of a page. */
function hiddenFields(page: string): Record<string, string> {
  const fields = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
}

describe('the page of the sandbox', () => {
  it.each([
    ['ko', '모의 결제', '계좌이체', '3,850원'],
    ['en', 'Sandbox payment', 'Bank transfer', '₩3,850'],
    ['ja', 'テスト決済', '銀行振込', '3,850ウォン'],
  ])('shows in %s what is paid, and lets choose how it ends', async (language, title, method, price) => {
    const { form, post } = await openSandbox();
    const { action, fields } = await form(language);
    const response = await post(action, fields);
    expect(response.status).toBe(200);
    const page = await response.text();
    for (const text of [
      `<html lang="${language}" dir="ltr">`,
      `<title>${title}</title>`,
      `<h1>${title}</h1>`,
      method,
      price,
    ]) {
      expect(page).toContain(text);
    }
    expect([...page.matchAll(/name="result" value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'success',
      'failure',
      'cancel',
    ]);
    expect(hiddenFields(page)).toEqual(fields);
  });

  it('has no script, and styles by the nonce of its policy', async () => {
    const { form, post } = await openSandbox();
    const { action, fields } = await form();
    const response = await post(action, fields);
    const page = await response.text();
    const nonce = /<style nonce="([^"]+)"/.exec(page)?.[1] ?? 'none';
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(page).not.toMatch(/<script|style="|onclick/);
    // Entities mean nothing inside a style.
    expect(/<style[^>]*>(.*?)<\/style>/s.exec(page)?.[1]).not.toContain('&');
  });

  it.each([
    ['success', 2],
    ['failure', 1],
    ['cancel', 1],
  ])('ends with %s and leaves %i licenses', async (result, count) => {
    const { app, form, post, licenses } = await openSandbox();
    const { action, fields } = await form();
    const page = await (await post(action, fields)).text();
    const decision = /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? '';
    const response = await post(decision, { ...hiddenFields(page), result });
    expect(response.status).toBe(303);
    const target = response.headers.get('location') ?? '';
    expect(target).toBe(`/payment-result?result=${result}&language=en`);
    expect(await licenses()).toBe(count);
    const back = await app.request(`http://console.test${target}`);
    expect(back.status).toBe(200);
    const resultPage = await back.text();
    expect(resultPage).toContain(`data-result="${result}"`);
    const script = /<script src="([^"]+)" defer><\/script>/.exec(resultPage)?.[1] ?? '';
    const served = await app.request(`http://console.test${script}`);
    expect(served.headers.get('content-type')).toContain('text/javascript');
    expect(await served.text()).toContain('window.opener.postMessage');
    // The button of a window that was left open can be pressed again.
    expect((await post(decision, { ...hiddenFields(page), result })).status).toBe(303);
    expect(await licenses()).toBe(count);
  });

  it('refuses a form that the server did not sign, and shows nothing of it', async () => {
    const { form, post, licenses } = await openSandbox();
    const { action, fields } = await form();
    const changes: readonly Partial<Record<keyof PaymentFields, string>>[] = [
      { amount: '1' },
      { order_id: '"><script>alert(1)</script>' },
      { return_url: 'https://evil.example' },
      { payment_method: 'SC0099' },
      { signature: '' },
      { merchant_key: 'other' },
    ];
    for (const change of changes) {
      for (const path of [action, `${action}/decision`]) {
        const response = await post(path, { ...fields, ...change, result: 'success' });
        expect(response.status).toBe(400);
        expect(await response.text()).not.toMatch(/alert\(1\)|evil\.example/);
      }
    }
    expect((await post(`${action}/decision`, { ...fields, result: 'free' })).status).toBe(400);
    expect((await post(action, { ...fields, more: 'x'.repeat(20_000) })).status).toBe(413);
    expect(await licenses()).toBe(1);
  });

  it('is distinguished from any other address', async () => {
    const { app } = await openSandbox();
    expect((await app.request('http://console.test/payment-result?result=won')).status).toBe(404);
  });
});
