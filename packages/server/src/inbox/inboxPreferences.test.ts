import { INBOX_KINDS } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { sweepApprovals } from '../approvals/sweepApprovals.ts';
import { noteCopiedToken } from '../devices/conflictStore.ts';
import { HOUR } from '../testing/approvalFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { openInboxFixture } from '../testing/inboxFixture.ts';
import { linkIn } from '../testing/queuedMails.ts';
import { recordedActs } from '../testing/recordedActs.ts';
import { only } from '../testing/testServer.ts';
import { mailInbox } from './mailInbox.ts';

const URL_OF_CONSOLE = 'https://console.example';

async function openMailFixture() {
  const fixture = await openInboxFixture();
  const { testServer, mails } = fixture;
  const mailed = async () => {
    const before = (await mails()).length;
    await Promise.all([0, 1].map(() => mailInbox(testServer.connection, () => URL_OF_CONSOLE)));
    return (await mails()).slice(before);
  };
  return { ...fixture, mailed };
}

describe('preferences', () => {
  it('are there for the kinds that a person can get, as usual until another one is chosen', async () => {
    const { testServer, token, choose } = await openInboxFixture();
    const of = async (one: string) =>
      Object.fromEntries(
        (await succeed(testServer.app, 'listInboxPreferences', { token: one })).objects.map(({ kind, choice }) => [
          kind,
          choice,
        ]),
      );
    expect(Object.keys(await of(token.manager))).toEqual([...INBOX_KINDS]);
    expect(await of(token.user)).toEqual({ decision: 'inbox', ticket: 'inbox', alert: 'off', security: 'email' });
    await choose(token.user, 'alert', 'email');
    await choose(token.user, 'alert', 'inbox');
    expect(await of(token.user)).toMatchObject({ alert: 'inbox' });
    expect(await of(token.subManager)).toMatchObject({ alert: 'inbox' });
  });

  it('turn off everything but security, and only what the person can get', async () => {
    const { testServer, token } = await openInboxFixture();
    const choose = (kind: string) =>
      refuse(testServer.app, 'changeInboxPreference', { token: token.user, body: { kind, choice: 'off' } });
    expect(await choose('security')).toEqual({ status: 400, error: 'invalid_data', field: 'choice' });
    expect(await choose('license')).toEqual({ status: 400, error: 'invalid_data', field: 'kind' });
  });

  it('about security are recorded, the others are not', async () => {
    const { testServer, token, choose } = await openInboxFixture();
    await choose(token.user, 'alert', 'inbox');
    await choose(token.user, 'security', 'email');
    await choose(token.user, 'security', 'inbox');
    expect(await recordedActs(testServer)).toEqual([
      {
        act: 'inboxChanged',
        subject: 'uma@alpha.example',
        by: 'uma@alpha.example',
        address: '127.0.0.1',
        old_value: '{"choice":"email"}',
        new_value: '{"choice":"inbox"}',
      },
    ]);
  });
});

describe('mails', () => {
  it('are written once, to those who chose them, in their language and with a link', async () => {
    const { token, alert, choose, mailed } = await openMailFixture();
    await choose(token.manager, 'alert', 'email');
    await alert(3);
    const mail = only(await mailed());
    expect(mail.recipient).toBe('mia@alpha.example');
    expect(mail.subject).toBe('[Remote Console] Alert on KIOSK-01: CPU usage 95%');
    expect(linkIn(mail.body).href).toBe(`${URL_OF_CONSOLE}/en/inbox?kind=alert`);
    expect(await mailed()).toEqual([]);
  });

  it('are not written of what was read before', async () => {
    const { token, alert, choose, mark, mailed } = await openMailFixture();
    await choose(token.manager, 'alert', 'email');
    await alert();
    await mark(token.manager, { is_read: 1 });
    expect(await mailed()).toEqual([]);
  });

  it('of requests and decisions come once, whatever is chosen', async () => {
    const { token, request, decide, choose, mails, mailed, second } = await openMailFixture();
    for (const choice of ['off', 'inbox', 'email'] as const) {
      await choose(token.manager, 'request', choice);
      await choose(token.user, 'decision', choice);
      const before = (await mails()).length;
      const { pk } = await request({ device_pk: second });
      await decide(pk, 1);
      expect((await mails()).length - before).toBe(2);
      expect(await mailed()).toEqual([]);
    }
  });

  it('are written of requests that name somebody else, and of ends, to whoever chose them', async () => {
    const { testServer, token, request, choose, mailed } = await openMailFixture();
    await choose(token.subManager, 'request', 'email');
    await choose(token.user, 'decision', 'email');
    await request();
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual(['sam@alpha.example']);
    testServer.clock.now += HOUR;
    await sweepApprovals(testServer.connection);
    const mail = only(await mailed());
    expect([mail.recipient, mail.subject]).toEqual([
      'uma@alpha.example',
      '[Remote Console] 「KIOSK-01」へのアクセス申請は期限までに処理されませんでした',
    ]);
  });

  it('about security are usual', async () => {
    const { testServer, device, mailed } = await openMailFixture();
    await noteCopiedToken(testServer.connection, device, '203.0.113.9');
    expect(only(await mailed()).subject).toBe('[Remote Console] Check the identity of the agent on KIOSK-01');
  });
});
