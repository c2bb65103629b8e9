import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type Delivery, deliverDueMails } from './deliverMails.ts';
import { CLAIM_MS, claimDueMails, FIRST_WAIT_MS, GIVE_UP_AFTER_MS, KEPT_MS, pruneMails } from './mailQueue.ts';
import { queueMail } from './queueMail.ts';
import { createSmtpSender } from './smtpSender.ts';
import { succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { type Mailbox, openMailbox } from '../testing/mailbox.ts';
import { linkIn, queuedMails } from '../testing/queuedMails.ts';
import { SIGN_UP, signUp } from '../testing/signUp.ts';
import { type TestServer, openTestServer } from '../testing/testServer.ts';

const FROM = 'Remote Console <console@operator.example>';
const MAIL = { recipient: 'nova@nova.example', subject: '안녕하세요', body: '첫 줄\nこんにちは\n' };

function deliveryTo(testServer: TestServer, { url }: Pick<Mailbox, 'url'>, keepsText = false): Delivery {
  const send = createSmtpSender({ url, from: FROM });
  return { connection: testServer.connection, send, log: (entry) => testServer.log.push(entry), keepsText };
}

/** An address at which nobody listens. */
async function silentPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

describe('mail delivery', () => {
  it('hands a mail to the mail server once, with sender, subject, text and HTML', async () => {
    const [testServer, mailbox] = [await openTestServer(), await openMailbox()];
    await queueMail(testServer.connection, MAIL);
    await deliverDueMails(deliveryTo(testServer, mailbox));
    await deliverDueMails(deliveryTo(testServer, mailbox));
    expect(mailbox.received).toHaveLength(1);
    expect(mailbox.received[0]).toMatchObject({
      recipients: ['nova@nova.example'],
      from: 'console@operator.example',
      subject: '안녕하세요',
      text: '첫 줄\nこんにちは\n',
      html: expect.stringContaining('첫 줄<br />こんにちは'),
    });
    // What may contain a key is not kept longer than necessary.
    expect(await queuedMails(testServer)).toMatchObject([{ sent_at: testServer.clock.now, body: '', tries: 1 }]);
    expect(testServer.log).toEqual([]);
  });

  it('keeps the text where the outbox shows it', async () => {
    const [testServer, mailbox] = [await openTestServer(), await openMailbox()];
    await queueMail(testServer.connection, MAIL);
    await deliverDueMails(deliveryTo(testServer, mailbox, true));
    expect(await queuedMails(testServer)).toMatchObject([{ sent_at: testServer.clock.now, body: MAIL.body }]);
  });

  it('sends the verification mail of a sign-up, whose link verifies the address [A-JOIN-43] [A-VERIFY-14]', async () => {
    const testServer = await openTestServer({ PUBLIC_URL: 'https://console.example/' });
    const mailbox = await openMailbox();
    await signUp(testServer);
    await deliverDueMails(deliveryTo(testServer, mailbox));
    const mail = await mailbox.next();
    expect(mail.recipients).toEqual([SIGN_UP.mail]);
    const link = linkIn(mail.text);
    expect(link.origin + link.pathname).toBe('https://console.example/en/access/auth');
    expect(link.searchParams.get('type')).toBe('auth');
    const body = { type: 'auth', key: link.searchParams.get('key') };
    expect((await succeed(testServer.app, 'answerMail', { body })).objects).toEqual({ result: 'success' });
    expect(await login(testServer, SIGN_UP.mgrid, SIGN_UP.pw)).toMatchObject({ isLogin: 'Success' });
  });

  it('tries a refused mail again, later and later, until it is taken', async () => {
    const [testServer, mailbox] = [await openTestServer(), await openMailbox()];
    const delivery = deliveryTo(testServer, mailbox);
    await queueMail(testServer.connection, MAIL);
    mailbox.refusal = 451;
    await deliverDueMails(delivery);
    for (const wait of [FIRST_WAIT_MS, 2 * FIRST_WAIT_MS, 4 * FIRST_WAIT_MS]) {
      expect(await queuedMails(testServer)).toMatchObject([{ sent_at: null, due_at: testServer.clock.now + wait }]);
      testServer.clock.now += wait - 1;
      const tries = testServer.log.length;
      await deliverDueMails(delivery);
      expect(testServer.log).toHaveLength(tries);
      testServer.clock.now += 1;
      await deliverDueMails(delivery);
      expect(testServer.log).toHaveLength(tries + 1);
    }
    mailbox.refusal = null;
    testServer.clock.now += 8 * FIRST_WAIT_MS;
    await deliverDueMails(delivery);
    expect(mailbox.received).toHaveLength(1);
    expect(JSON.stringify(testServer.log)).toContain('451');
    expect(JSON.stringify(testServer.log)).not.toMatch(/nova|안녕|첫 줄/);
  });

  it('gives a mail up after a day, and logs that without its content or recipient', async () => {
    const testServer = await openTestServer();
    const delivery = deliveryTo(testServer, { url: await silentPort() });
    await queueMail(testServer.connection, MAIL);
    await deliverDueMails(delivery);
    testServer.clock.now += GIVE_UP_AFTER_MS;
    await deliverDueMails(delivery);
    const [mail] = await queuedMails(testServer);
    expect(mail).toMatchObject({ sent_at: null, given_up_at: testServer.clock.now, body: '' });
    expect(testServer.log.at(-1)).toEqual({
      level: 'error',
      message: 'a mail was given up',
      detail: `mail ${mail?.pk}, tries: 1`,
    });
    testServer.clock.now += GIVE_UP_AFTER_MS;
    const lines = testServer.log.length;
    await deliverDueMails(delivery);
    expect(testServer.log).toHaveLength(lines);
    expect(JSON.stringify(testServer.log)).not.toMatch(/nova|안녕|첫 줄/);
  });

  it('sends no mail twice where several processes share the queue', async () => {
    const [testServer, mailbox] = [await openTestServer(), await openMailbox()];
    for (let round = 0; round < 35; round += 1) {
      await queueMail(testServer.connection, { ...MAIL, subject: `mail ${round}` });
    }
    await Promise.all([1, 2, 3].map(() => deliverDueMails(deliveryTo(testServer, mailbox))));
    const subjects = mailbox.received.map(({ subject }) => subject);
    expect(subjects).toHaveLength(35);
    expect(new Set(subjects).size).toBe(35);
  });

  it('lets one of many that ask at the same moment claim a mail', async () => {
    const testServer = await openTestServer();
    for (let round = 0; round < 15; round += 1) {
      for (let mail = 0; mail < 5; mail += 1) await queueMail(testServer.connection, MAIL);
      const claims = await Promise.all(Array.from({ length: 8 }, () => claimDueMails(testServer.connection, 5)));
      const claimed = claims.flat().map(({ pk }) => pk);
      expect(claimed.toSorted()).toEqual([...new Set(claimed)].toSorted());
      expect(claimed.length).toBeGreaterThan(0);
    }
  });

  it('loses no mail that a killed process has claimed, and leaves it alone while the claim holds', async () => {
    const [testServer, mailbox] = [await openTestServer(), await openMailbox()];
    await queueMail(testServer.connection, MAIL);
    expect(await claimDueMails(testServer.connection, 10)).toHaveLength(1);
    testServer.clock.now += CLAIM_MS - 1;
    await deliverDueMails(deliveryTo(testServer, mailbox));
    expect(mailbox.received).toEqual([]);
    testServer.clock.now += 1;
    await deliverDueMails(deliveryTo(testServer, mailbox));
    expect(mailbox.received).toHaveLength(1);
  });

  it('takes no text of a mail for a header or for another recipient', async () => {
    const [testServer, mailbox] = [await openTestServer(), await openMailbox()];
    const subject = 'Hello\r\nBcc: everybody@victim.example';
    await queueMail(testServer.connection, { ...MAIL, subject, recipient: 'nova@nova.example' });
    await deliverDueMails(deliveryTo(testServer, mailbox));
    const mail = await mailbox.next();
    expect(mail.recipients).toEqual(['nova@nova.example']);
    expect(mail.subject).toBe('Hello Bcc: everybody@victim.example');
    expect(mail.headers.has('bcc')).toBe(false);
  });
});

describe('the way to the mail server', () => {
  async function isTaken(mailbox: Mailbox, url: string): Promise<boolean> {
    const testServer = await openTestServer();
    await queueMail(testServer.connection, MAIL);
    await deliverDueMails(deliveryTo(testServer, { url }));
    return mailbox.received.splice(0).length === 1;
  }

  it('is TLS from the start for smtps, with a certificate that can be trusted', async () => {
    const mailbox = await openMailbox({ secure: true });
    expect(await isTaken(mailbox, mailbox.url)).toBe(false);
    expect(await isTaken(mailbox, `${mailbox.url}?tls.rejectUnauthorized=false`)).toBe(true);
  });

  it('is left where TLS is required and the mail server has none', async () => {
    const mailbox = await openMailbox();
    expect(await isTaken(mailbox, `${mailbox.url}?requireTLS=true`)).toBe(false);
    expect(await isTaken(mailbox, mailbox.url)).toBe(true);
  });

  it('is opened by the user and the password of the address', async () => {
    const mailbox = await openMailbox({ user: { name: 'console@operator.example', password: 'p@ss/word' } });
    const withUser = (password: string) =>
      mailbox.url.replace('//', `//${encodeURIComponent('console@operator.example')}:${encodeURIComponent(password)}@`);
    expect(await isTaken(mailbox, withUser('p@ss/word'))).toBe(true);
    expect(await isTaken(mailbox, withUser('wrong'))).toBe(false);
    expect(await isTaken(mailbox, mailbox.url)).toBe(false);
  });
});

describe('the queue', () => {
  it('forgets mails a week after they were sent or given up, and keeps those that are still tried', async () => {
    const [testServer, mailbox] = [await openTestServer(), await openMailbox()];
    await queueMail(testServer.connection, { ...MAIL, subject: 'sent' });
    await deliverDueMails(deliveryTo(testServer, mailbox));
    mailbox.refusal = 451;
    await queueMail(testServer.connection, { ...MAIL, subject: 'tried' });
    await deliverDueMails(deliveryTo(testServer, mailbox));
    await queueMail(testServer.connection, { ...MAIL, subject: 'never tried' });
    const subjects = async () => (await queuedMails(testServer)).map(({ subject }) => subject);
    testServer.clock.now += KEPT_MS - 1;
    await pruneMails(testServer.connection);
    expect(await subjects()).toEqual(['sent', 'tried', 'never tried']);
    testServer.clock.now += 1;
    await pruneMails(testServer.connection);
    expect(await subjects()).toEqual(['tried']);
  });
});
