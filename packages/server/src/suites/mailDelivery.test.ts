import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type Delivery, deliverDueMails } from '../mail/deliverMails.ts';
import { CLAIM_MS, claimDueMails, FIRST_WAIT_MS, GIVE_UP_AFTER_MS, KEPT_MS, pruneMails } from '../mail/mailQueue.ts';
import { queueMail } from '../mail/queueMail.ts';
import { createSmtpSender } from '../mail/smtpSender.ts';
import { succeed } from './exchange.ts';
import { login } from './loginHelper.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { linkIn, queuedMails } from './queuedMails.ts';
import { SIGN_UP, signUp } from './signUpHelper.ts';
import { type Bench, openBench } from './world.ts';

const FROM = 'Remote Console <console@operator.example>';
const MAIL = { recipient: 'nova@nova.example', subject: '안녕하세요', body: '첫 줄\nこんにちは\n' };

function deliveryTo(bench: Bench, { url }: Pick<Mailbox, 'url'>, keepsText = false): Delivery {
  const send = createSmtpSender({ url, from: FROM });
  return { connection: bench.connection, send, log: (entry) => bench.log.push(entry), keepsText };
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
  it('hands a mail to the mail server once, with sender, subject and text', async () => {
    const [bench, mailbox] = [await openBench(), await openMailbox()];
    await queueMail(bench.connection, MAIL);
    await deliverDueMails(deliveryTo(bench, mailbox));
    await deliverDueMails(deliveryTo(bench, mailbox));
    expect(mailbox.received).toHaveLength(1);
    expect(mailbox.received[0]).toMatchObject({
      recipients: ['nova@nova.example'],
      from: 'console@operator.example',
      subject: '안녕하세요',
      text: '첫 줄\nこんにちは\n',
    });
    // What may hold a key is not kept longer than it is needed.
    expect(await queuedMails(bench)).toMatchObject([{ sent_at: bench.clock.now, body: '', tries: 1 }]);
    expect(bench.log).toEqual([]);
  });

  it('keeps the text where the outbox shows it', async () => {
    const [bench, mailbox] = [await openBench(), await openMailbox()];
    await queueMail(bench.connection, MAIL);
    await deliverDueMails(deliveryTo(bench, mailbox, true));
    expect(await queuedMails(bench)).toMatchObject([{ sent_at: bench.clock.now, body: MAIL.body }]);
  });

  it('sends the verification mail of a sign-up, whose link verifies the address [A-JOIN-43] [A-VERIFY-14]', async () => {
    const bench = await openBench({ PUBLIC_URL: 'https://console.example/' });
    const mailbox = await openMailbox();
    await signUp(bench);
    await deliverDueMails(deliveryTo(bench, mailbox));
    const mail = await mailbox.next();
    expect(mail.recipients).toEqual([SIGN_UP.mail]);
    const link = linkIn(mail.text);
    expect(link.origin + link.pathname).toBe('https://console.example/en/access/auth');
    expect(link.searchParams.get('type')).toBe('auth');
    const body = { type: 'auth', key: link.searchParams.get('key') };
    expect((await succeed(bench.app, 'answerMail', { body })).objects).toEqual({ result: 'success' });
    expect(await login(bench, SIGN_UP.mgrid, SIGN_UP.pw)).toMatchObject({ isLogin: 'Success' });
  });

  it('tries a refused mail again, later and later, until it is taken', async () => {
    const [bench, mailbox] = [await openBench(), await openMailbox()];
    const delivery = deliveryTo(bench, mailbox);
    await queueMail(bench.connection, MAIL);
    mailbox.refusal = 451;
    await deliverDueMails(delivery);
    for (const wait of [FIRST_WAIT_MS, 2 * FIRST_WAIT_MS, 4 * FIRST_WAIT_MS]) {
      expect(await queuedMails(bench)).toMatchObject([{ sent_at: null, due_at: bench.clock.now + wait }]);
      bench.clock.now += wait - 1;
      const tries = bench.log.length;
      await deliverDueMails(delivery);
      expect(bench.log).toHaveLength(tries);
      bench.clock.now += 1;
      await deliverDueMails(delivery);
      expect(bench.log).toHaveLength(tries + 1);
    }
    mailbox.refusal = null;
    bench.clock.now += 8 * FIRST_WAIT_MS;
    await deliverDueMails(delivery);
    expect(mailbox.received).toHaveLength(1);
    expect(JSON.stringify(bench.log)).toContain('451');
    expect(JSON.stringify(bench.log)).not.toMatch(/nova|안녕|첫 줄/);
  });

  it('gives a mail up after a day, and logs that without its content or recipient', async () => {
    const bench = await openBench();
    const delivery = deliveryTo(bench, { url: await silentPort() });
    await queueMail(bench.connection, MAIL);
    await deliverDueMails(delivery);
    bench.clock.now += GIVE_UP_AFTER_MS;
    await deliverDueMails(delivery);
    const [mail] = await queuedMails(bench);
    expect(mail).toMatchObject({ sent_at: null, given_up_at: bench.clock.now, body: '' });
    expect(bench.log.at(-1)).toEqual({
      level: 'error',
      message: 'a mail was given up',
      detail: `mail ${mail?.pk}, tries: 1`,
    });
    bench.clock.now += GIVE_UP_AFTER_MS;
    const lines = bench.log.length;
    await deliverDueMails(delivery);
    expect(bench.log).toHaveLength(lines);
    expect(JSON.stringify(bench.log)).not.toMatch(/nova|안녕|첫 줄/);
  });

  it('sends no mail twice where several processes share the queue', async () => {
    const [bench, mailbox] = [await openBench(), await openMailbox()];
    for (let round = 0; round < 35; round += 1) {
      await queueMail(bench.connection, { ...MAIL, subject: `mail ${round}` });
    }
    await Promise.all([1, 2, 3].map(() => deliverDueMails(deliveryTo(bench, mailbox))));
    const subjects = mailbox.received.map(({ subject }) => subject);
    expect(subjects).toHaveLength(35);
    expect(new Set(subjects).size).toBe(35);
  });

  it('lets one of many that ask at the same moment claim a mail', async () => {
    const bench = await openBench();
    for (let round = 0; round < 15; round += 1) {
      for (let mail = 0; mail < 5; mail += 1) await queueMail(bench.connection, MAIL);
      const claims = await Promise.all(Array.from({ length: 8 }, () => claimDueMails(bench.connection, 5)));
      const claimed = claims.flat().map(({ pk }) => pk);
      expect(claimed.toSorted()).toEqual([...new Set(claimed)].toSorted());
      expect(claimed.length).toBeGreaterThan(0);
    }
  });

  it('loses no mail that a killed process has claimed, and leaves it alone while the claim holds', async () => {
    const [bench, mailbox] = [await openBench(), await openMailbox()];
    await queueMail(bench.connection, MAIL);
    expect(await claimDueMails(bench.connection, 10)).toHaveLength(1);
    bench.clock.now += CLAIM_MS - 1;
    await deliverDueMails(deliveryTo(bench, mailbox));
    expect(mailbox.received).toEqual([]);
    bench.clock.now += 1;
    await deliverDueMails(deliveryTo(bench, mailbox));
    expect(mailbox.received).toHaveLength(1);
  });

  it('takes no text of a mail for a header or for another recipient', async () => {
    const [bench, mailbox] = [await openBench(), await openMailbox()];
    const subject = 'Hello\r\nBcc: everybody@victim.example';
    await queueMail(bench.connection, { ...MAIL, subject, recipient: 'nova@nova.example' });
    await deliverDueMails(deliveryTo(bench, mailbox));
    const mail = await mailbox.next();
    expect(mail.recipients).toEqual(['nova@nova.example']);
    expect(mail.subject).toBe('Hello Bcc: everybody@victim.example');
    expect(mail.headers.has('bcc')).toBe(false);
  });
});

describe('the way to the mail server', () => {
  async function isTaken(mailbox: Mailbox, url: string): Promise<boolean> {
    const bench = await openBench();
    await queueMail(bench.connection, MAIL);
    await deliverDueMails(deliveryTo(bench, { url }));
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
    const [bench, mailbox] = [await openBench(), await openMailbox()];
    await queueMail(bench.connection, { ...MAIL, subject: 'sent' });
    await deliverDueMails(deliveryTo(bench, mailbox));
    mailbox.refusal = 451;
    await queueMail(bench.connection, { ...MAIL, subject: 'tried' });
    await deliverDueMails(deliveryTo(bench, mailbox));
    await queueMail(bench.connection, { ...MAIL, subject: 'never tried' });
    const subjects = async () => (await queuedMails(bench)).map(({ subject }) => subject);
    bench.clock.now += KEPT_MS - 1;
    await pruneMails(bench.connection);
    expect(await subjects()).toEqual(['sent', 'tried', 'never tried']);
    bench.clock.now += 1;
    await pruneMails(bench.connection);
    expect(await subjects()).toEqual(['tried']);
  });
});
