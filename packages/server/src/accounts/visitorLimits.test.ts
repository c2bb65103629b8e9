import type { OperationId } from '@remote-console/api-client/contract';
import { describe, expect, it } from 'vitest';
import { ADA, NEW_PASSWORD } from '../testing/recoveryFixture.ts';
import { type Call, exchange, refuse, succeed } from '../testing/exchange.ts';
import { queuedMails } from '../testing/queuedMails.ts';
import { openTestServer } from '../testing/testServer.ts';

describe('limits of what visitors may ask for', () => {
  const reset = (key: string) => ({ body: { type: 'send', lang_code: 'ko', key } });

  it('refuse more mails for one ID than are allowed in an hour, whether the ID is known or not', async () => {
    const testServer = await openTestServer({ MAIL_LIMIT_PER_ACCOUNT: '2' });
    for (const key of ['nobody', ADA]) {
      for (let round = 0; round < 2; round += 1) await succeed(testServer.app, 'resetPassword', reset(key));
      const { status, headers } = await exchange(testServer.app, 'resetPassword', reset(key));
      expect([status, headers.get('Retry-After')]).toEqual([429, '3600']);
    }
    const again = { type: 'resend', email: 'a@b.example', key: ADA };
    expect(await refuse(testServer.app, 'answerMail', { body: again })).toMatchObject({ status: 429 });
    testServer.clock.now += 3_600_000;
    await succeed(testServer.app, 'resetPassword', reset(ADA));
  });

  it('refuse more mails from one address, and leave other addresses alone', async () => {
    const testServer = await openTestServer({ MAIL_LIMIT_PER_ADDRESS: '2' });
    const from = (key: string, address: string) => ({ ...reset(key), address });
    for (const key of ['one', 'two']) await succeed(testServer.app, 'resetPassword', from(key, '198.51.100.7'));
    expect(await refuse(testServer.app, 'resetPassword', from('three', '198.51.100.7'))).toMatchObject({ status: 429 });
    await succeed(testServer.app, 'resetPassword', from('three', '198.51.100.8'));
  });

  it('refuse more questions about IDs and addresses in a minute, all kinds together', async () => {
    const testServer = await openTestServer({ CHECK_LIMIT_PER_ADDRESS: '2' });
    const check = { query: { timestamp: 1, type: 'mail', value: 'nova' } };
    await succeed(testServer.app, 'checkAvailability', check);
    await succeed(testServer.app, 'findId', { body: { lang_code: 'ko', email: 'a@b.example' } });
    expect(await refuse(testServer.app, 'checkAvailability', check)).toMatchObject({ status: 429 });
    const body = { lang_code: 'ko', email: 'a@b.example' };
    expect(await refuse(testServer.app, 'findId', { body })).toMatchObject({ status: 429 });
    testServer.clock.now += 60_000;
    await succeed(testServer.app, 'checkAvailability', check);
  });

  it('refuse more sign-ups from one address and for one mail address', async () => {
    const form = (number: number, mail: string) => ({
      body: { mgrid: `nova${number}`, pw: NEW_PASSWORD, pwConfirm: NEW_PASSWORD, mail, name: 'n' },
    });
    const testServer = await openTestServer({ SIGN_UP_LIMIT_PER_ADDRESS: '3', MAIL_LIMIT_PER_ACCOUNT: '2' });
    for (const number of [1, 2]) await succeed(testServer.app, 'signUp', form(number, 'a@nova.example'));
    expect(await refuse(testServer.app, 'signUp', form(3, 'A@nova.example'))).toMatchObject({ status: 429 });
    expect(await refuse(testServer.app, 'signUp', form(4, 'b@nova.example'))).toMatchObject({ status: 429 });
    expect(await queuedMails(testServer)).toHaveLength(2);
  });
});

describe('limits by network address', () => {
  const body = { lang_code: 'ko', email: 'a@b.example' };
  const device = {
    guid: '00000000-0000-4000-8000-000000000001',
    host_name: 'h',
    dev_os_id: 1,
    dev_ver: '1',
    simulated: false,
  };
  const acts: readonly (readonly [string, OperationId, Call])[] = [
    ['a password', 'logIn', { body: { type: '1STEP', mail: 'nobody', pw: 'wrong' } }],
    ['a code', 'logIn', { body: { type: '3STEP', token: 'guess', code: '123456' } }],
    ['an exchange token', 'exchangeToken', { body: { token: 'guess' } }],
    ['a mail', 'resetPassword', { body: { type: 'send', lang_code: 'ko', key: 'nobody' } }],
    ['a question', 'findId', { body }],
    [
      'a sign-up',
      'signUp',
      { body: { mgrid: 'nova1', pw: NEW_PASSWORD, pwConfirm: NEW_PASSWORD, mail: 'a@b.example', name: 'n' } },
    ],
    ['a search', 'searchPartnerCompanies', { query: { input_data: 'alpha' } }],
    ['an enrolment', 'enrolAgent', { body: { enrolment_token: 'guess', ...device } }],
    ['a report of a viewer', 'endRemoteSession', { body: { launch_token: 'x'.repeat(43) } }],
  ];

  it.each(acts)('count the whole network of a caller by IPv6 as one: %s', async (_, id, call) => {
    const names = ['LOGIN', 'MAIL', 'CHECK', 'SIGN_UP'].map((name) => [`${name}_LIMIT_PER_ADDRESS`, '1'] as const);
    const { app } = await openTestServer(Object.fromEntries(names));
    const statusFrom = async (address: string) => (await exchange(app, id, { ...call, address })).status;
    expect(await statusFrom('2001:db8:1:2::1')).not.toBe(429);
    expect(await statusFrom('2001:db8:1:2:ffff::2')).toBe(429);
    expect(await statusFrom('2001:db8:1:3::1')).not.toBe(429);
    expect(await statusFrom('198.51.100.7')).not.toBe(429);
    expect(await statusFrom('::ffff:198.51.100.7')).toBe(429);
  });
});
