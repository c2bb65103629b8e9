import type { PaymentFields } from '@remote-console/api-client/contract';
import { FREE_TRIAL_DAYS, FREE_TRIAL_DEVICES } from '@remote-console/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app/createApp.ts';
import { foundCompany } from '../members/foundCompany.ts';
import { readSettings } from '../settings/settings.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { sandboxKeys } from '../testing/sandboxKeys.ts';
import { addCompany, addPerson, type TestServer, only, openTestServer, sessionOf } from '../testing/testServer.ts';
import { type SignedResult, signResult, type UnsignedResult } from './paymentProvider.ts';

const DAY = 86_400_000;
const ORDER = { pay_type: 'Basic', device_count: 10, months: 12, payment_method: 'SC0010' } as const;
const PROVIDER = {
  PAYMENT_PROVIDER: 'https://pay.example/order',
  PAYMENT_MERCHANT_KEY: 'merchant',
  PAYMENT_SECRET: 's'.repeat(64),
  PUBLIC_URL: 'https://console.example',
};

async function openShop(plan: 'Free' | 'Basic' | 'Corporate' = 'Basic', environment: Record<string, string> = {}) {
  const testServer = await openTestServer(environment);
  const license = {
    pay_type: plan,
    pay_dev_vol: 10,
    pay_start: testServer.clock.now,
    pay_expire: testServer.clock.now + 30 * DAY,
  };
  const company = await addCompany(testServer, 'Alpha', { license: { ...license, pay_lisence_ref: null } });
  const manager = await addPerson(testServer, company.companyId, 'mia@alpha.example', { member_type_id: 2 });
  const token = await sessionOf(testServer, manager);
  const licenses = async () => only((await succeed(testServer.app, 'getOwnProfile', { token })).objects).pay;
  return { testServer, app: testServer.app, company, manager, token, licenses, first: only(await licenses()) };
}

const order = async (app: TestServer['app'], token: string, body: object = ORDER) =>
  (await succeed(app, 'startPayment', { token, body })).objects;

/** The provider's report about an order, as in the form unless set otherwise. */
function wordOn({ settings }: TestServer, fields: PaymentFields, other: Partial<UnsignedResult> = {}): SignedResult {
  const { order_id, amount, payment_method } = fields;
  return signResult(sandboxKeys(settings), { order_id, amount, payment_method, result: 'success', ...other });
}

describe('without a payment provider', () => {
  it('nothing is ordered, whatever is asked for, and the pages say so beforehand', async () => {
    const { app, token, first } = await openShop('Basic', { DEMO: '0' });
    expect((await succeed(app, 'getPaymentProvider', { token })).objects).toEqual({ kind: 'none' });
    for (const body of [ORDER, { ...ORDER, months: 12, pay_lisence_ref: first.pay_pk }]) {
      expect(await refuse(app, 'startPayment', { token, body })).toEqual({ status: 409, error: 'payment_not_set_up' });
    }
  });

  it('no result counts, not even one that the sandbox of a demo signed', async () => {
    const shop = await openShop();
    const { fields } = await order(shop.app, shop.token);
    const { database, bus, clock } = shop.testServer;
    const settings = readSettings({ DEMO: '0' });
    const app = createApp({ database, events: bus, clock: () => clock.now, settings });
    const forged = wordOn(shop.testServer, fields);
    const refusal = { status: 400, error: 'invalid_data', field: 'signature' };
    expect(await refuse(app, 'settlePayment', { body: forged })).toEqual(refusal);
    expect(await shop.licenses()).toHaveLength(1);
    const page = await app.request('http://console.test/sandbox-payment', { method: 'POST' });
    expect(page.status).toBe(404);
  });

  it('a demo has the sandbox, and a company the provider that is named', async () => {
    const { app, token } = await openShop();
    expect((await succeed(app, 'getPaymentProvider', { token })).objects).toEqual({ kind: 'sandbox' });
    const shop = await openShop('Basic', PROVIDER);
    const { objects } = await succeed(shop.app, 'getPaymentProvider', { token: shop.token });
    expect(objects).toEqual({ kind: 'external' });
    expect((await order(shop.app, shop.token)).action).toBe(PROVIDER.PAYMENT_PROVIDER);
  });
});

describe('starting a payment', () => {
  it('answers the form of the provider: amount, order, buyer, product, devices, dates, term, renewal and flag [C-PAY-28]', async () => {
    const { testServer, app, token } = await openShop();
    const { action, fields } = await order(app, token);
    expect(action).toBe('/sandbox-payment');
    expect(fields).toMatchObject({
      amount: '448140',
      buyer: 'mia@alpha.example',
      product_type: 'Basic',
      device_count: '10',
      start_date: new Date(testServer.clock.now).toISOString(),
      end_date: '2027-11-02T03:00:00.000Z',
      term: '12',
      renew_ref: '',
      flag: 'new',
    });
    expect(fields.order_id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await order(app, token)).fields.order_id).not.toBe(fields.order_id);
  });

  it('takes the merchant key from the settings and never tells the secret [C-PAY-29]', async () => {
    const settings = {
      PAYMENT_PROVIDER: 'https://pay.example/start',
      PAYMENT_MERCHANT_KEY: 'merchant-42',
      PAYMENT_SECRET: 'a secret of more than 32 characters',
      PUBLIC_URL: 'https://console.example/',
    };
    const { testServer, app, token } = await openShop('Basic', settings);
    const { action, fields } = await order(app, token);
    expect(action).toBe('https://pay.example/start');
    expect(fields.merchant_key).toBe('merchant-42');
    expect(fields.return_url).toBe('https://console.example/payment-result');
    expect(JSON.stringify([fields, testServer.log])).not.toContain(settings.PAYMENT_SECRET);
    const page = await app.request('http://console.test/sandbox-payment', { method: 'POST' });
    expect(page.status).toBe(404);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://pay.example");
  });

  it('computes the amount itself, whatever the form says [C-PAY-30]', async () => {
    const { testServer, app, token, licenses } = await openShop();
    const { fields } = await order(app, token, { ...ORDER, amount: 1 });
    expect(fields.amount).toBe('448140');
    const cheap = wordOn(testServer, fields, { amount: '1' });
    expect(await refuse(app, 'settlePayment', { body: cheap })).toMatchObject({ status: 409, field: 'amount' });
    expect(await licenses()).toHaveLength(1);
  });

  it('charges the price that was agreed with the person', async () => {
    const { testServer, app, token, manager } = await openShop();
    await sql`update members set custom_payment = 1000 where pk = ${manager}`.execute(testServer.database.query);
    expect((await order(app, token)).fields.amount).toBe('116400');
  });

  it('sells a Corporate license for 5 devices and more, and none for 4 [A-CONST-03]', async () => {
    const { app, token } = await openShop();
    const corporate = { ...ORDER, pay_type: 'Corporate' };
    expect(await refuse(app, 'startPayment', { token, body: { ...corporate, device_count: 4 } })).toEqual({
      status: 400,
      error: 'corporate_license_minimum',
      field: 'device_count',
    });
    expect((await order(app, token, { ...corporate, device_count: 5 })).fields.device_count).toBe('5');
  });

  it('sells Basic and Corporate to whoever has Free, and nothing else: a license is one of the three [A-LICENSE-02]', async () => {
    const { testServer, app, token, licenses } = await openShop('Free');
    for (const pay_type of ['Basic', 'Corporate']) {
      const { fields } = await order(app, token, { ...ORDER, pay_type });
      await succeed(app, 'settlePayment', { body: wordOn(testServer, fields) });
    }
    expect((await licenses()).map(({ pay_type }) => pay_type)).toEqual(['Free', 'Basic', 'Corporate']);
    for (const pay_type of ['Premium', 'basic', '', null]) {
      expect(await refuse(app, 'startPayment', { token, body: { ...ORDER, pay_type } })).toEqual({
        status: 400,
        error: 'invalid_data',
        field: 'pay_type',
      });
    }
  });

  it('refuses too few devices, other periods and methods, and what is not there', async () => {
    const { testServer, app, token, first } = await openShop();
    for (const [body, error, field] of [
      [{ ...ORDER, device_count: 0 }, 'invalid_data', 'device_count'],
      [{ ...ORDER, device_count: 100_001 }, 'invalid_data', 'device_count'],
      [{ ...ORDER, pay_type: 'Corporate', device_count: 4 }, 'corporate_license_minimum', 'device_count'],
      [{ ...ORDER, pay_type: 'Free' }, 'invalid_data', 'pay_type'],
      [{ ...ORDER, months: 13 }, 'invalid_data', 'months'],
      [{ ...ORDER, payment_method: 'SC0099' }, 'invalid_data', 'payment_method'],
      [{ ...ORDER, pay_lisence_ref: first.pay_pk, device_count: 11 }, 'invalid_data', 'device_count'],
      [{ ...ORDER, pay_lisence_ref: first.pay_pk, pay_type: 'Corporate' }, 'invalid_data', 'pay_type'],
    ] as const) {
      expect(await refuse(app, 'startPayment', { token, body })).toEqual({ status: 400, error, field });
    }
    const body = { ...ORDER, pay_lisence_ref: first.pay_pk + 999 };
    expect(await refuse(app, 'startPayment', { token, body })).toEqual({ status: 404, error: 'not_found' });
    expect(await testServer.database.query.selectFrom('payments').selectAll().execute()).toEqual([]);
  });
});

describe('a payment', () => {
  it('that succeeds grants a license, with everything a license row carries [C-LICENSE-03] [A-LICENSE-01]', async () => {
    const { testServer, app, token, licenses } = await openShop();
    const { fields } = await order(app, token);
    await succeed(app, 'settlePayment', { body: wordOn(testServer, fields) });
    const [, bought] = await licenses();
    expect(bought).toEqual({
      pay_pk: bought?.pay_pk,
      pay_type: 'Basic',
      pay_dev_vol: 10,
      pay_start: new Date(testServer.clock.now).toISOString(),
      pay_expire: '2027-11-02T03:00:00.000Z',
      pay_lisence_ref: null,
      isExpired: false,
    });
  });

  it('counts once, however often and at the same moment it is reported', async () => {
    const { testServer, app, token, licenses } = await openShop();
    const { fields } = await order(app, token);
    const body = wordOn(testServer, fields);
    await Promise.all([1, 2, 3, 4].map(() => succeed(app, 'settlePayment', { body })));
    await succeed(app, 'settlePayment', { body });
    expect(await licenses()).toHaveLength(2);
    const contrary = wordOn(testServer, fields, { result: 'failure' });
    expect(await refuse(app, 'settlePayment', { body: contrary })).toMatchObject({ status: 409, field: 'result' });
  });

  it.each(['failure', 'cancel'] as const)('that ends with %s grants nothing and is no payment', async (result) => {
    const { testServer, app, token, licenses } = await openShop();
    const { fields } = await order(app, token);
    await succeed(app, 'settlePayment', { body: wordOn(testServer, fields, { result }) });
    expect(await refuse(app, 'settlePayment', { body: wordOn(testServer, fields) })).toMatchObject({ status: 409 });
    expect(await licenses()).toHaveLength(1);
    expect((await succeed(app, 'listPayments', { token })).objects).toEqual([]);
  });

  it('is believed only with the signature of the provider', async () => {
    const { testServer, app, token, licenses } = await openShop();
    const { fields } = await order(app, token);
    const right = wordOn(testServer, fields);
    const foreign = signResult({ merchantKey: 'sandbox', secret: 'guessed' }, { ...right, result: 'success' });
    for (const body of [
      { ...right, signature: '0'.repeat(64) },
      { ...right, amount: '1' },
      { ...right, result: 'cancel' },
      { ...foreign, order_id: fields.order_id },
      { ...right, signature: fields.signature },
    ]) {
      expect(await refuse(app, 'settlePayment', { body })).toEqual({
        status: 400,
        error: 'invalid_data',
        field: 'signature',
      });
    }
    expect(await licenses()).toHaveLength(1);
    const unknown = wordOn(testServer, { ...fields, order_id: 'none' });
    expect(await refuse(app, 'settlePayment', { body: unknown })).toMatchObject({ status: 404 });
  });

  it('of a renewal extends the license from its end, and a second one follows the first', async () => {
    const { testServer, app, token, licenses, first } = await openShop();
    const body = { ...ORDER, pay_lisence_ref: first.pay_pk };
    const one = await order(app, token, body);
    const other = await order(app, token, body);
    expect(one.fields).toMatchObject({ flag: 'renew', renew_ref: String(first.pay_pk), start_date: first.pay_expire });
    for (const { fields } of [other, one]) await succeed(app, 'settlePayment', { body: wordOn(testServer, fields) });
    const [, second, third] = await licenses();
    expect(second).toMatchObject({ pay_lisence_ref: first.pay_pk, pay_start: first.pay_expire });
    expect(third).toMatchObject({ pay_lisence_ref: first.pay_pk, pay_start: second?.pay_expire });
    const renewalOfRenewal = { ...ORDER, pay_lisence_ref: second?.pay_pk };
    expect(await refuse(app, 'startPayment', { token, body: renewalOfRenewal })).toMatchObject({ status: 404 });
  });

  it('of a license that has expired starts over today', async () => {
    const { testServer, app, manager, first } = await openShop();
    testServer.clock.now += 40 * DAY;
    const later = await sessionOf(testServer, manager);
    const { fields } = await order(app, later, { ...ORDER, pay_lisence_ref: first.pay_pk });
    const today = new Date(testServer.clock.now).toISOString();
    expect(fields.start_date).toBe(today);
    await succeed(app, 'settlePayment', { body: wordOn(testServer, fields) });
    const [profile] = (await succeed(app, 'getOwnProfile', { token: later })).objects;
    expect(profile?.pay[1]).toMatchObject({ pay_start: today, pay_lisence_ref: first.pay_pk });
  });
});

describe('the history of payments', () => {
  it('is read by order, by=start_date, limit, offset and user_pk, for managers [C-PAY-32]', async () => {
    const { testServer, app, company, token, manager, first } = await openShop();
    const other = await addPerson(testServer, company.companyId, 'max', { member_type_id: 2 });
    const otherToken = await sessionOf(testServer, other);
    const paid = [
      await order(app, token),
      await order(app, otherToken, { ...ORDER, pay_type: 'Corporate', months: 1, payment_method: 'SC0030' }),
      await order(app, token, { ...ORDER, pay_lisence_ref: first.pay_pk, payment_method: 'SC0060' }),
    ];
    for (const { fields } of paid) {
      testServer.clock.now += 1000;
      await succeed(app, 'settlePayment', { body: wordOn(testServer, fields) });
    }
    await order(app, token);
    const read = async (query: Record<string, string | number>) => {
      const { meta, objects } = await succeed(app, 'listPayments', { token, query: { by: 'start_date', ...query } });
      return [
        meta.total_count,
        objects.map(({ type, payment_method, remarks }) => [type, payment_method, remarks].join(' ')),
      ];
    };
    const [renewal, corporate, basic] = ['Basic SC0060 renewal', 'Corporate SC0030 new', 'Basic SC0010 new'];
    expect(await read({ order: 'desc', limit: 10, offset: 0 })).toEqual([3, [renewal, corporate, basic]]);
    expect(await read({ order: 'asc', limit: 1, offset: 1 })).toEqual([3, [corporate]]);
    expect(await read({ user_pk: manager })).toEqual([2, [renewal, basic]]);
    expect(await read({ user_pk: other })).toEqual([1, [corporate]]);
    const { objects } = await succeed(app, 'listPayments', { token, query: { user_pk: other } });
    expect(only(objects)).toMatchObject({
      create_time: new Date(testServer.clock.now - 1000).toISOString(),
      device_count: 10,
      price: 45_100,
    });
  });

  it('knows nobody of another company', async () => {
    const { testServer, app, token } = await openShop();
    const beta = await addCompany(testServer, 'Beta');
    const stranger = await addPerson(testServer, beta.companyId, 'ben', { member_type_id: 2 });
    expect(await refuse(app, 'listPayments', { token, query: { user_pk: stranger } })).toMatchObject({ status: 404 });
    const theirs = await sessionOf(testServer, stranger);
    const { fields } = await order(app, token);
    await succeed(app, 'settlePayment', { body: wordOn(testServer, fields) });
    expect((await succeed(app, 'listPayments', { token: theirs })).meta.total_count).toBe(0);
  });
});

describe('a company without a license of its own', () => {
  it('tries 5 devices for 15 days, and takes plan and devices of what it buys [C-LICENSE-15]', async () => {
    const testServer = await openTestServer();
    const { companyId } = await testServer.database.query
      .transaction()
      .execute((query) => foundCompany(query, { name: 'New', latestAgentVersion: '1', now: testServer.clock.now }));
    const token = await sessionOf(testServer, await addPerson(testServer, companyId, 'mia', { member_type_id: 2 }));
    const trial = only(only((await succeed(testServer.app, 'getOwnProfile', { token })).objects).pay);
    expect(trial).toMatchObject({
      pay_type: 'Free',
      pay_dev_vol: FREE_TRIAL_DEVICES,
      pay_expire: new Date(testServer.clock.now + FREE_TRIAL_DAYS * DAY).toISOString(),
    });
    expect([FREE_TRIAL_DEVICES, FREE_TRIAL_DAYS]).toEqual([5, 15]);
    const body = { ...ORDER, pay_type: 'Corporate', device_count: 20, pay_lisence_ref: trial.pay_pk };
    const { fields } = await order(testServer.app, token, body);
    await succeed(testServer.app, 'settlePayment', { body: wordOn(testServer, fields) });
    const { objects } = await succeed(testServer.app, 'getOwnProfile', { token });
    expect(only(objects).pay[1]).toMatchObject({ pay_type: 'Corporate', pay_dev_vol: 20, pay_start: trial.pay_expire });
  });
});
