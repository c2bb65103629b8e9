import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterThisTest } from './cleanup.ts';

/** An email as received. */
export interface ReceivedMail {
  /** Every recipient named by the envelope. */
  readonly recipients: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: ReadonlyMap<string, string>;
}

/** A test mail server, with the emails that it accepted. */
export interface Mailbox {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** While set, emails are rejected with this status. */
  refusal: number | null;
  /** The next email, once it has arrived. */
  readonly next: () => Promise<ReceivedMail>;
}

async function parse(raw: Buffer, recipients: readonly string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  return {
    recipients,
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
  };
}

/** How a test mail server differs from one that accepts everything without authentication. */
export interface MailboxRules {
  /** Speaks TLS from the start, with a self-signed certificate. */
  readonly secure?: true;
  /** Accepts emails only from this user. */
  readonly user?: { readonly name: string; readonly password: string };
}

/** Starts a mail server that speaks SMTP and accepts what comes, for one test. */
export async function openMailbox({ secure, user }: MailboxRules = {}): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];

  async function take(stream: AsyncIterable<Buffer>, recipients: readonly string[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    if (mailbox.refusal !== null) throw Object.assign(new Error('Not now'), { responseCode: mailbox.refusal });
    const mail = await parse(Buffer.concat(chunks), recipients);
    const waiter = waiting.shift();
    if (waiter) waiter(mail);
    else received.push(mail);
  }

  const server = new SMTPServer({
    secure: secure === true,
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, answer) {
      const isKnown = username === user?.name && password === user?.password;
      answer(isKnown ? null : new Error('Unknown user'), isKnown ? { user: username } : undefined);
    },
    onData(stream, { envelope }, answer) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      take(stream, recipients).then(() => answer(), answer);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterThisTest(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const mailbox: Mailbox = {
    url: `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    received,
    refusal: null,
    next: () => {
      const first = received.shift();
      return first ? Promise.resolve(first) : new Promise((resolve) => waiting.push(resolve));
    },
  };
  return mailbox;
}
