import { describe, expect, it } from 'vitest';
import { ADA, NEW_PASSWORD } from './adaHelper.ts';
import { exchange, refuse, succeed } from './exchange.ts';
import { queuedMails } from './queuedMails.ts';
import { openBench } from './world.ts';

describe('limits of what visitors may ask for', () => {
  const reset = (key: string) => ({ body: { type: 'send', lang_code: 'ko', key } });

  it('refuse more mails for one ID than are allowed in an hour, whether the ID is known or not', async () => {
    const bench = await openBench({ MAIL_LIMIT_PER_ACCOUNT: '2' });
    for (const key of ['nobody', ADA]) {
      for (let round = 0; round < 2; round += 1) await succeed(bench.app, 'resetPassword', reset(key));
      const { status, headers } = await exchange(bench.app, 'resetPassword', reset(key));
      expect([status, headers.get('Retry-After')]).toEqual([429, '3600']);
    }
    const again = { type: 'resend', email: 'a@b.example', key: ADA };
    expect(await refuse(bench.app, 'answerMail', { body: again })).toMatchObject({ status: 429 });
    bench.clock.now += 3_600_000;
    await succeed(bench.app, 'resetPassword', reset(ADA));
  });

  it('refuse more mails from one address, and leave other addresses alone', async () => {
    const bench = await openBench({ MAIL_LIMIT_PER_ADDRESS: '2' });
    const from = (key: string, address: string) => ({ ...reset(key), address });
    for (const key of ['one', 'two']) await succeed(bench.app, 'resetPassword', from(key, '198.51.100.7'));
    expect(await refuse(bench.app, 'resetPassword', from('three', '198.51.100.7'))).toMatchObject({ status: 429 });
    await succeed(bench.app, 'resetPassword', from('three', '198.51.100.8'));
  });

  it('refuse more questions about IDs and addresses in a minute, all kinds together', async () => {
    const bench = await openBench({ CHECK_LIMIT_PER_ADDRESS: '2' });
    const check = { query: { timestamp: 1, type: 'mail', value: 'nova' } };
    await succeed(bench.app, 'checkAvailability', check);
    await succeed(bench.app, 'findId', { body: { lang_code: 'ko', email: 'a@b.example' } });
    expect(await refuse(bench.app, 'checkAvailability', check)).toMatchObject({ status: 429 });
    const body = { lang_code: 'ko', email: 'a@b.example' };
    expect(await refuse(bench.app, 'findId', { body })).toMatchObject({ status: 429 });
    bench.clock.now += 60_000;
    await succeed(bench.app, 'checkAvailability', check);
  });

  it('refuse more sign-ups from one address and for one mail address', async () => {
    const form = (number: number, mail: string) => ({
      body: { mgrid: `nova${number}`, pw: NEW_PASSWORD, pwConfirm: NEW_PASSWORD, mail, name: 'n' },
    });
    const bench = await openBench({ SIGN_UP_LIMIT_PER_ADDRESS: '3', MAIL_LIMIT_PER_ACCOUNT: '2' });
    for (const number of [1, 2]) await succeed(bench.app, 'signUp', form(number, 'a@nova.example'));
    expect(await refuse(bench.app, 'signUp', form(3, 'A@nova.example'))).toMatchObject({ status: 429 });
    expect(await refuse(bench.app, 'signUp', form(4, 'b@nova.example'))).toMatchObject({ status: 429 });
    expect(await queuedMails(bench)).toHaveLength(2);
  });
});
