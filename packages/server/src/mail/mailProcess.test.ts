import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { addressOf, startChild } from '../testing/childServer.ts';
import { afterThisTest } from '../testing/cleanup.ts';
import { openMailbox } from '../testing/mailbox.ts';
import { linkIn, queuedMails } from '../testing/queuedMails.ts';
import { SIGN_UP } from '../testing/signUp.ts';
import { newPlace } from '../testing/testDatabase.ts';

/** Servers are started from their sources, beside other suites. */
const PATIENCE_OF_ALL = { timeout: 240_000 };

describe('a server process with mails to send', PATIENCE_OF_ALL, () => {
  it('that is killed before it could send a mail loses none; the next one sends it, with a link to itself', async () => {
    const testPlace = await newPlace();
    afterThisTest(() => testPlace.remove());
    const { place, folder } = testPlace;
    const environment = { DATA_DIR: folder, ...(place.engine === 'postgres' ? { DATABASE_URL: place.url } : {}) };
    const first = startChild({ ...environment, PUBLIC_URL: 'https://console.example' });
    const url = await addressOf(first);
    const response = await fetch(`${url}/lmm/api/v1.0/managers`, { method: 'POST', body: JSON.stringify(SIGN_UP) });
    expect(response.status).toBe(200);
    // Without a mail server the email waits, and without the demo it is shown to nobody.
    expect((await fetch(`${url}/outbox`)).status).toBe(404);
    first.child.kill('SIGKILL');
    await first.ended;

    const mailbox = await openMailbox();
    const second = startChild({ ...environment, SMTP_URL: mailbox.url });
    const here = await addressOf(second);
    const mail = await mailbox.next();
    expect(mail.recipients).toEqual([SIGN_UP.mail]);
    expect(linkIn(mail.text).origin).toBe('https://console.example');

    const body = JSON.stringify({ type: 'send', lang_code: 'ja', key: SIGN_UP.mgrid });
    await fetch(`${here}/lmm/api/v1.0/resetPW`, { method: 'POST', body });
    expect(linkIn((await mailbox.next()).text).href).toMatch(`${here}/ja/access/retypepassword?key=`);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(mailbox.received).toEqual([]);
  });

  it('ends within a few seconds when the mail server is silent, and the mail is not lost', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    afterThisTest(() => Promise.resolve(silent.close()));
    const address = silent.address();
    const greeted = once(silent, 'connection');
    const testPlace = await newPlace();
    afterThisTest(() => testPlace.remove());
    const { place, folder } = testPlace;
    const server = startChild({
      DATA_DIR: folder,
      ...(place.engine === 'postgres' ? { DATABASE_URL: place.url } : {}),
      SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    });
    const url = await addressOf(server);
    await fetch(`${url}/lmm/api/v1.0/managers`, { method: 'POST', body: JSON.stringify(SIGN_UP) });
    await greeted;
    const startedAt = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(8000);
    const after = await openDatabase(place);
    afterThisTest(() => after.close());
    expect(await queuedMails({ database: after })).toMatchObject([{ recipient: SIGN_UP.mail, sent_at: null }]);
  });
});
