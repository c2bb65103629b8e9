import { AUDIT_CODES, readRefusedConnection, type RemoteKind } from '@remote-console/domain';
import { describe, expect, it, vi } from 'vitest';
import { auditOf } from '../testing/deviceFixture.ts';
import { refuse } from '../testing/exchange.ts';
import { bringAgent, openBrowser, openRelayFixture } from '../testing/relayFixture.ts';
import { addPerson, sessionOf } from '../testing/testServer.ts';

type Fixture = Awaited<ReturnType<typeof openRelayFixture>>;

/** What the audit says about refused connections: who, with which device, which kind, and why. */
async function refusalsOf({ app, token }: Fixture) {
  const entries = await auditOf({ app }, token);
  return entries
    .filter(({ act_name_id }) => act_name_id === AUDIT_CODES.connectionRefused.actionCode)
    .map((entry) => ({
      who: entry.member_pk,
      device: entry.device_pk,
      ...readRefusedConnection({ oldValue: entry.old_value, newValue: entry.new_value }),
    }));
}

async function ask({ app, device }: Fixture, token: string, kind: RemoteKind = 'terminal') {
  const { error } = await refuse(app, 'openRemoteConnection', { token, body: { device_pk: device, kind } });
  return error;
}

describe('the audit says who was refused a connection, and why', () => {
  it('without the permission', async () => {
    const fixture = await openRelayFixture();
    const { device } = fixture;
    const { pk, token } = await fixture.person('ola', { auth_remotecontrol: 1 });
    expect(await ask(fixture, token, 'files')).toBe('no_permission');
    expect(await refusalsOf(fixture)).toEqual([{ who: pk, device, kind: 'files', because: 'no_permission' }]);
  });

  it('without an approval', async () => {
    const fixture = await openRelayFixture();
    const { pk, token } = await fixture.person('ola', { auth_remotecontrol: 1, use_approval_function: 1 });
    expect(await ask(fixture, token)).toBe('approval_required');
    expect(await refusalsOf(fixture)).toMatchObject([{ who: pk, kind: 'terminal', because: 'no_approval' }]);
  });

  it('with a device of a group that is closed to them', async () => {
    const fixture = await openRelayFixture();
    const { testServer, company, device } = fixture;
    const pk = await addPerson(testServer, company.companyId, 'ola@alpha.example', { auth_remotecontrol: 1 });
    expect(await ask(fixture, await sessionOf(testServer, pk))).toBe('no_group_access');
    expect(await refusalsOf(fixture)).toEqual([{ who: pk, device, kind: 'terminal', because: 'no_group' }]);
  });

  it('to what the agent does not offer', async () => {
    const fixture = await openRelayFixture();
    const offer = { remote_kinds: 'files' };
    await fixture.testServer.database.query.updateTable('devices').set(offer).execute();
    expect(await ask(fixture, fixture.token)).toBe('remote_not_offered');
    expect(await refusalsOf(fixture)).toMatchObject([{ who: fixture.manager, because: 'not_offered' }]);
  });

  it('by the person at the device', async () => {
    const fixture = await openRelayFixture();
    const { url, permit, token, call } = fixture;
    const browser = await openBrowser(url, await permit(token, 'screen'));
    const arrived = await bringAgent(url, await call());
    if (!('end' in arrived)) throw new Error('The agent was refused.');
    arrived.end.say({ type: 'end', reason: 'refused_at_device', by: '', detail: '' });
    expect(await browser.endReason()).toBe('refused_at_device');
    const expected = [{ who: fixture.manager, kind: 'screen', because: 'refused_at_device' }];
    await vi.waitFor(async () => expect(await refusalsOf(fixture)).toMatchObject(expected));
  });

  it('by a policy for addresses, while the device was called', async () => {
    const fixture = await openRelayFixture();
    const { url, permit, testServer } = fixture;
    const ola = await fixture.person('ola', { auth_remotecontrol: 1 });
    const browser = await openBrowser(url, await permit(ola.token));
    await browser.hears('waiting');
    const policy = (ip_use: 0 | 1) =>
      testServer.database.query.updateTable('policies').set({ ip_use, ip_block: 0 }).execute();
    await policy(1);
    expect(await browser.endReason()).toBe('address_refused');
    // The observer would be locked out, too.
    await policy(0);
    await vi.waitFor(async () =>
      expect(await refusalsOf(fixture)).toMatchObject([{ who: ola.pk, because: 'address' }]),
    );
  });

  it('whose token was used before; of a token that was never given, nobody is known', async () => {
    const fixture = await openRelayFixture();
    const { url, permit, token } = fixture;
    const used = await permit(token);
    await (await openBrowser(url, used)).hears('waiting');
    expect(await (await openBrowser(url, used)).endReason()).toBe('token_refused');
    expect(await (await openBrowser(url, 'never given')).endReason()).toBe('token_refused');
    expect(await refusalsOf(fixture)).toMatchObject([{ who: fixture.manager, because: 'token_used' }]);
  });
});

describe('the audit says of no refusal', () => {
  it('when the device is not there', async () => {
    const fixture = await openRelayFixture();
    await fixture.testServer.database.query.updateTable('devices').set({ alive: 0 }).execute();
    expect(await ask(fixture, fixture.token)).toBe('not_online_warning');
    expect(await refusalsOf(fixture)).toEqual([]);
  });

  it('when the person gives up, or the connection was live', async () => {
    const fixture = await openRelayFixture();
    const { url, permit, token, openPair, testServer } = fixture;
    const { browser, agent } = await openPair(token);
    agent.say({ type: 'end', reason: 'ended_at_device', by: '', detail: '' });
    expect(await browser.endReason()).toBe('ended_at_device');
    const waiting = await openBrowser(url, await permit(token));
    await waiting.hears('waiting');
    waiting.socket.close(1000);
    const states = () => testServer.database.query.selectFrom('remote_connections').select('state').execute();
    await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'over' }, { state: 'over' }]));
    expect(await refusalsOf(fixture)).toEqual([]);
  });
});
