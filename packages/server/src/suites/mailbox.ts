import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterThisTest } from './cleanup.ts';

/** A mail as it arrived. */
export interface ReceivedMail {
  /** Every recipient that the envelope names. */
  readonly recipients: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: ReadonlyMap<string, string>;
}

/** A mail server of a test, with the mails that it took. */
export interface Mailbox {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** While set, mails are refused with this status. */
  refusal: number | null;
  /** The next mail, once it is there. */
  readonly next: () => Promise<ReceivedMail>;
}

/** Starts a mail server that speaks SMTP and takes what comes, for one test. */
export async function openMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mailbox.refusal !== null) {
          answer(Object.assign(new Error('Not now'), { responseCode: mailbox.refusal }));
          return;
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const one: ReceivedMail = {
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            from: mail.from?.address ?? '',
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
          };
          const waiter = waiting.shift();
          if (waiter) waiter(one);
          else received.push(one);
          answer();
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterThisTest(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusal: null,
    next: () => {
      const first = received.shift();
      return first ? Promise.resolve(first) : new Promise((resolve) => waiting.push(resolve));
    },
  };
  return mailbox;
}
