import { INBOX_KEPT_MS } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { sweepApprovals } from '../approvals/sweepApprovals.ts';
import { HOUR, nextOf } from '../testing/approvalFixture.ts';
import { listen } from '../testing/eventListener.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { openInboxFixture } from '../testing/inboxFixture.ts';
import { addCompany, addPerson, only, sessionOf } from '../testing/testServer.ts';
import { pruneInbox } from './pruneInbox.ts';

describe('a request', () => {
  it('is in the inboxes of all who decide, and of nobody else', async () => {
    const { token, request, inbox, codes, device } = await openInboxFixture();
    const { pk } = await request();
    const expected = {
      kind: 'request',
      code: 'access_asked',
      facts: { person: 'Uma', device: 'KIOSK-01' },
      device_pk: device,
      approval_pk: pk,
      ticket_pk: null,
      times: 1,
      is_read: 0,
    };
    expect(only(await inbox(token.manager))).toMatchObject(expected);
    expect(only(await inbox(token.subManager))).toMatchObject(expected);
    expect(await codes(token.user)).toEqual([]);
  });

  it('is read for all of them once one has decided, and the requester gets the decision', async () => {
    const { token, request, decide, unread, codes, inbox } = await openInboxFixture();
    const { pk } = await request();
    await decide(pk, 1);
    expect([await unread(token.manager), await unread(token.subManager)]).toEqual([[], []]);
    expect(await codes(token.subManager)).toEqual(['access_asked']);
    expect(only(await inbox(token.user))).toMatchObject({
      kind: 'decision',
      code: 'access_approved',
      facts: { device: 'KIOSK-01' },
      approval_pk: pk,
    });
  });

  it('that is rejected is in the inbox of the requester, and once more when it is approved after all', async () => {
    const { token, request, decide, codes } = await openInboxFixture();
    const { pk } = await request();
    await decide(pk, 0, { react_reason: 'Not now' });
    await decide(pk, 1, { version: 1 });
    expect(await codes(token.user)).toEqual(['access_approved', 'access_rejected']);
  });

  it('waits for nobody any more once it is withdrawn or its device is gone', async () => {
    const { testServer, token, request, second, unread } = await openInboxFixture();
    const { pk } = await request();
    await request({ device_pk: second });
    expect(await unread(token.manager)).toHaveLength(2);
    await succeed(testServer.app, 'withdrawApproval', { token: token.user, path: { approvalPk: pk } });
    expect(await unread(token.manager)).toHaveLength(1);
    await succeed(testServer.app, 'deleteDevice', { token: token.manager, path: { devicePk: second } });
    expect(await unread(token.manager)).toEqual([]);
  });

  it('waits for nobody any more once its requester is gone, after a while', async () => {
    const { testServer, token, people, request, unread } = await openInboxFixture();
    await request();
    await testServer.database.query.deleteFrom('members').where('pk', '=', people.user).execute();
    await pruneInbox(testServer.connection);
    expect([await unread(token.manager), await unread(token.subManager)]).toEqual([[], []]);
  });

  it('that nobody decided in time, and access that ends, are in the inbox of the requester', async () => {
    const { testServer, token, request, decide, codes, unread, second } = await openInboxFixture();
    const { pk } = await request();
    await request({ device_pk: second });
    await decide(pk, 1);
    testServer.clock.now += HOUR;
    await sweepApprovals(testServer.connection);
    await sweepApprovals(testServer.connection);
    expect((await codes(token.user)).toSorted()).toEqual(['access_approved', 'access_ended', 'access_lapsed']);
    expect(await unread(token.manager)).toEqual([]);
  });

  it('reaches the open screens of those whom it concerns, each for their own inbox', async () => {
    const { testServer, token, request, decide } = await openInboxFixture();
    const [decider, requester] = [await listen(testServer, token.subManager), await listen(testServer, token.user)];
    const { pk } = await request();
    expect(await nextOf(decider, 'inbox_changed')).toEqual({ type: 'inbox_changed' });
    await decide(pk, 1);
    expect(await nextOf(decider, 'inbox_changed')).toEqual({ type: 'inbox_changed' });
    // The first inbox item for the requester is the decision: other people's items are none of their business.
    const { event } = (await requester.next()) ?? {};
    expect(event).toEqual({ type: 'approval_changed', approval_pk: pk });
    expect(await nextOf(requester, 'inbox_changed')).toEqual({ type: 'inbox_changed' });
  });
});

describe('items', () => {
  it('come in pages, newest first, and narrowed to a kind or to what is unread', async () => {
    const { testServer, token, inbox, codes, request, alert, second, mark } = await openInboxFixture();
    await request();
    testServer.clock.now += 1;
    await alert();
    testServer.clock.now += 1;
    await request({ device_pk: second });
    const all = await inbox(token.manager);
    expect(all.map(({ code }) => code)).toEqual(['access_asked', 'alert_began', 'access_asked']);
    expect(await codes(token.manager, { kind: 'alert' })).toEqual(['alert_began']);
    await mark(token.manager, { pks: [all[0]?.pk ?? 0], is_read: 1 });
    expect((await inbox(token.manager, { unread: 1 })).map(({ pk }) => pk)).toEqual([all[1]?.pk, all[2]?.pk]);
    const page = await succeed(testServer.app, 'listInbox', { token: token.manager, query: { limit: 1, offset: 1 } });
    expect([page.meta.total_count, page.objects.map(({ code }) => code)]).toEqual([3, ['alert_began']]);
  });

  it('are counted in the summary while they are unread, apart from those about what waits', async () => {
    const { token, request, alert, counted, mark } = await openInboxFixture();
    await request();
    await alert();
    expect([await counted(token.manager), await counted(token.user)]).toEqual([1, 0]);
    await mark(token.manager, { kind: 'alert', is_read: 1 });
    expect(await counted(token.manager)).toBe(0);
  });

  it('are marked as unread again, but not without naming them', async () => {
    const { testServer, token, alert, inbox, unread, mark } = await openInboxFixture();
    await alert();
    const { pk } = only(await inbox(token.manager));
    await mark(token.manager, { is_read: 1 });
    expect(await unread(token.manager)).toEqual([]);
    const refusal = await refuse(testServer.app, 'markInbox', { token: token.manager, body: { is_read: 0 } });
    expect(refusal).toEqual({ status: 400, error: 'invalid_data', field: 'pks' });
    await mark(token.manager, { pks: [pk], is_read: 0 });
    expect(await unread(token.manager)).toEqual(['alert_began']);
  });

  it('about the same are never unread twice', async () => {
    const { token, alert, inbox, unread, mark } = await openInboxFixture();
    for (let round = 0; round < 2; round += 1) {
      await alert();
      await mark(token.manager, { is_read: 1 });
    }
    const pks = (await inbox(token.manager)).map(({ pk }) => pk);
    expect(pks).toHaveLength(2);
    await mark(token.manager, { pks, is_read: 0 });
    expect((await inbox(token.manager, { unread: 1 })).map(({ pk }) => pk)).toEqual([Math.max(...pks)]);
    await mark(token.manager, { pks: [Math.min(...pks)], is_read: 0 });
    expect(await unread(token.manager)).toEqual(['alert_began']);
  });

  it('of others are neither shown nor marked', async () => {
    const { testServer, token, alert, inbox, unread, mark } = await openInboxFixture();
    await alert();
    const pks = (await inbox(token.manager)).map(({ pk }) => pk);
    const other = await addCompany(testServer, 'Beta');
    const stranger = await sessionOf(
      testServer,
      await addPerson(testServer, other.companyId, 'ben', { member_type_id: 2 }),
    );
    for (const of of [token.subManager, token.user, stranger]) await mark(of, { pks, is_read: 1 });
    await mark(stranger, { is_read: 1 });
    expect(await unread(token.manager)).toEqual(['alert_began']);
    expect(await inbox(stranger)).toEqual([]);
  });

  it('are removed after 90 days', async () => {
    const { testServer, alert } = await openInboxFixture();
    await alert();
    const left = () => testServer.database.query.selectFrom('inbox_items').select('code').execute();
    testServer.clock.now += INBOX_KEPT_MS;
    await pruneInbox(testServer.connection);
    expect(await left()).not.toEqual([]);
    testServer.clock.now += 1;
    await pruneInbox(testServer.connection);
    expect(await left()).toEqual([]);
  });
});
