import { OPERATIONS, type OperationId } from '@remote-console/api-client/contract';
import { DAY_MS } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { planFirstAdministrator } from '../setup/firstAdministrator.ts';
import { succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { openPartner, openPartnerFixture, sendInvitation } from '../testing/partnerFixture.ts';
import { newestKey } from '../testing/queuedMails.ts';
import { RECORDED_OPERATIONS, recordedActs } from '../testing/recordedActs.ts';
import { askForMail, openRecoveryFixture } from '../testing/recoveryFixture.ts';
import { only, openTestServer } from '../testing/testServer.ts';
import { sweepTickets } from '../tickets/sweepTickets.ts';

/** Operations that write and are deliberately not recorded as administration, and why. */
const UNRECORDED = {
  logOut: 'ends a session only',
  createExchangeToken: 'belongs to the session that asked',
  exchangeToken: 'is a login, which the log of logins has',
  logInAsPartner: 'is a login, which the log of logins has',
  recordAccess: 'completes the log of logins',
  recordAudit: 'is an entry of the audit itself',
  exportTable: 'changes nothing',
  findId: 'changes nothing',
  enrolAgent: 'is the work of an agent; the token counts it, and a replaced agent is in the audit of the device',
  reportHeartbeat: 'is what an agent measured',
  reportShutdown: 'is what an agent measured',
  answerAgentCommand: 'is the answer of an agent',
  reportScreen: 'is what an agent measured',
  moveDevice: 'is in the audit of the device',
  changeDevice: 'is in the audit of the device',
  deleteDevice: 'is in the audit of the device',
  setDeviceTags: 'is in the audit of the device',
  removeGroupDevice: 'is in the audit of the device',
  updateCompany: 'is a command to devices, in the audit of each',
  startRemoteSession: 'is in the log of remote sessions',
  endRemoteSession: 'is in the log of remote sessions',
  openRemoteConnection: 'is in the log of remote sessions and in the audit of the device, once it begins or is refused',
  endRunningSession: 'is in the log of remote sessions, with who ended it',
  reportFileTransfer: 'is in the log of file transfers',
  addFavourite: 'is a mark of one person',
  removeFavourite: 'is a mark of one person',
  uploadLogo: 'is a picture',
  resendNewEmail: 'mails a link again',
  sendApproval: 'is in the history of approvals',
  markInbox: 'is a mark of one person',
  withdrawApproval: 'leaves everything as it was before the request',
  applyAsPartner: 'is a request; who decides on it is recorded',
  confirmApplication: 'is a request; who decides on it is recorded',
  startPayment: 'is an order; the license that was paid for is recorded',
} as const satisfies Partial<Record<OperationId, string>>;

const isOperation = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);
/** Reads that are recorded as well, because of what they show. */
const RECORDED_READS: readonly OperationId[] = ['searchPeople'];
const writing = Object.keys(OPERATIONS)
  .filter(isOperation)
  .filter((id) => OPERATIONS[id].method !== 'get' || RECORDED_READS.includes(id));

describe('an operation that writes', () => {
  it('is recorded, or left out for a reason', () => {
    expect([...Object.keys(RECORDED_OPERATIONS), ...Object.keys(UNRECORDED)].toSorted()).toEqual(writing.toSorted());
  });

  it.each(Object.entries(RECORDED_OPERATIONS))('leaves its acts of administration: %s', async (_id, { acts, call }) => {
    const recorded = await recordedActs(await call());
    expect(recorded.map(({ act }) => act)).toEqual(acts);
  });
});

describe('a temporary account', () => {
  it('is recorded from the approval to the end of its period, with its devices and its times', async () => {
    const fixture = await openPartnerFixture();
    const { testServer } = fixture;
    await openPartner(fixture);
    const [created, given, ...none] = await recordedActs(testServer);
    const approver = { by: 'mia@alpha.example', subject: 'pia@partner.example', address: '127.0.0.1' };
    expect(none).toEqual([]);
    expect(created).toMatchObject({ act: 'userCreated', ...approver });
    expect(given).toMatchObject({ act: 'temporaryAccessGiven', ...approver });
    expect(JSON.parse(given?.new_value ?? '')).toEqual({
      start_time: new Date(testServer.clock.now).toISOString(),
      end_time: new Date(testServer.clock.now + 10 * DAY_MS).toISOString(),
      devices: 'KIOSK-01',
    });
    testServer.clock.now += 10 * DAY_MS;
    await sweepTickets(testServer.connection);
    await sweepTickets(testServer.connection);
    expect((await recordedActs(testServer)).slice(2)).toEqual([
      {
        act: 'temporaryAccessEnded',
        subject: 'pia@partner.example',
        by: '',
        address: '',
        old_value: '',
        new_value: '',
      },
    ]);
  });

  it('that works again after a deactivation is recorded as changed', async () => {
    const fixture = await openPartnerFixture();
    const { testServer, device } = fixture;
    const { ticketId } = await openPartner(fixture);
    await fixture.act(ticketId, 'terminate');
    await testServer.database.query
      .updateTable('members')
      .set({ flag_active: 0 })
      .where('mgrid', '=', 'pia@partner.example')
      .execute();
    await fixture.apply();
    const second = (await fixture.tickets()).at(-1)?.pk ?? 0;
    await fixture.act(second, 'approve', { device_pks: [device] });
    expect((await recordedActs(testServer)).slice(3)).toMatchObject([
      { act: 'userChanged', old_value: '{"flag_active":0}', new_value: '{"flag_active":1}' },
      { act: 'temporaryAccessGiven' },
    ]);
  });

  it('of an invitation is recorded in its own name, and ends permanently', async () => {
    const fixture = await openPartnerFixture();
    const { testServer } = fixture;
    const { code } = await sendInvitation(fixture);
    await succeed(testServer.app, 'redeemInvitation', { body: { code }, address: '203.0.113.9' });
    testServer.clock.now += DAY_MS;
    await sweepTickets(testServer.connection);
    const [given, created, ended, ...none] = await recordedActs(testServer);
    expect(none).toEqual([]);
    expect(given).toMatchObject({ act: 'temporaryAccessGiven', subject: 'guest@partner.example' });
    expect(created).toMatchObject({ act: 'userCreated', by: created?.subject, address: '203.0.113.9' });
    expect(ended).toMatchObject({ act: 'temporaryAccessEnded', subject: created?.subject, by: '' });
    expect([ended?.old_value, ended?.new_value]).toEqual(['{"flag_active":1}', '{"flag_active":0}']);
    expect(JSON.stringify(await recordedActs(testServer))).not.toContain(code);
  });

  it('of an invitation that nobody used ends with the address that was invited', async () => {
    const fixture = await openPartnerFixture();
    await sendInvitation(fixture);
    fixture.testServer.clock.now += DAY_MS;
    await sweepTickets(fixture.testServer.connection);
    expect((await recordedActs(fixture.testServer)).at(-1)).toMatchObject({
      act: 'temporaryAccessEnded',
      subject: 'guest@partner.example',
    });
  });
});

describe('what nobody does who is signed in', () => {
  it('is recorded of an account that its owner unlocks by mail', async () => {
    const testServer = await openRecoveryFixture({ block_num: 1, self_unlock: 1 });
    await login(testServer, 'ada@alpha.example', 'Wrong!2345');
    await askForMail(testServer, 'unlock');
    await succeed(testServer.app, 'answerMail', { body: { type: 'unlock', key: await newestKey(testServer) } });
    expect(await recordedActs(testServer)).toMatchObject([
      { act: 'accountUnlocked', subject: 'ada@alpha.example', by: 'ada@alpha.example', address: '127.0.0.1' },
    ]);
  });

  it('is recorded of the first administrator of an installation, in the name of the server', async () => {
    const testServer = await openTestServer();
    const { database, settings, clock } = testServer;
    await (await planFirstAdministrator(database.query, settings, clock.now))?.make();
    expect(only(await recordedActs(testServer))).toMatchObject({ act: 'userCreated', by: '', address: '' });
  });
});
