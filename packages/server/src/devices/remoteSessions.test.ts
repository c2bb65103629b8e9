import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { auditOf, openDeviceFixture } from '../testing/deviceFixture.ts';
import { exchange, refuse, send, succeed } from '../testing/exchange.ts';
import { addCompany, addDevices, addPerson, only, openTestServer, sessionOf } from '../testing/testServer.ts';

const MINUTE = 60_000;

async function openDesk(device: object = {}) {
  const fixture = await openDeviceFixture([
    { alias: 'KIOSK-1', s_pub_ip: '203.0.113.9', s_pri_ip: '192.168.3.10', ...device },
  ]);
  const { app, token, device: deviceId } = fixture;
  const open = async (as = token, query: Record<string, number> = {}) =>
    only((await succeed(app, 'openRemoteSession', { token: as, path: { devicePk: deviceId }, query })).objects);
  const start = (launch_token: string) => ({
    body: { launch_token, viewer_private_ip: '10.0.0.7' },
    address: '198.51.100.20',
  });
  return { ...fixture, fixture, open, start };
}

describe('a remote session', () => {
  it('is answered with status 200 and everything a viewer needs [B-REMOTE-07] [B-REMOTE-08]', async () => {
    const { app, token, device, testServer } = await openDesk({ kms_addr: 'relay.example', kms_port: 4410 });
    const { status, objects } = await succeed(app, 'openRemoteSession', { token, path: { devicePk: device } });
    expect(status).toBe(200);
    expect(only(objects)).toEqual({
      kms_addr: 'relay.example',
      kms_port: 4410,
      rc_auth: 1,
      ft_auth: 1,
      input_lock: 1,
      admin_auth: 1,
      user_name: 'mia@alpha.example',
      n2nserver: '',
      n2nport: 0,
      csharp_api_addr: '',
      csharp_api_port: 0,
      device_name: 'KIOSK-1',
      launch_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_time: new Date(testServer.clock.now + MINUTE).toISOString(),
    });
  });

  it('names the relay, the tunnel and the report address of the settings', async () => {
    const testServer = await openTestServer({
      REMOTE_RELAY: 'r.example:1',
      REMOTE_TUNNEL: '[::1]:2',
      REMOTE_REPORT: 'a.example:3',
    });
    const company = await addCompany(testServer, 'Alpha');
    const [deviceId = 0] = await addDevices(testServer, company.companyId, [
      { alias: 'a', alive: 1, device_group_fk: company.defaultGroupId },
    ]);
    const token = await sessionOf(
      testServer,
      await addPerson(testServer, company.companyId, 'mia', { member_type_id: 2 }),
    );
    expect(
      only((await succeed(testServer.app, 'openRemoteSession', { token, path: { devicePk: deviceId } })).objects),
    ).toMatchObject({
      kms_addr: 'r.example',
      kms_port: 1,
      n2nserver: '[::1]',
      n2nport: 2,
      csharp_api_addr: 'a.example',
      csharp_api_port: 3,
    });
    expect(() => readSettings({ REMOTE_RELAY: 'http://r.example' })).toThrow('REMOTE_RELAY must be a host and a port');
    expect(() => readSettings({ REMOTE_RELAY: 'r.example:70000' })).toThrow('REMOTE_RELAY');
  });

  it('grants no more than the person may do', async () => {
    const { open, person } = await openDesk({ disable_filetransfer: 1 });
    const user = await person('user', { auth_remotecontrol: 1, auth_filemanager: 1 });
    expect(await open(user.token)).toMatchObject({ rc_auth: 1, ft_auth: 0, input_lock: 0, admin_auth: 0 });
    const desk = await openDesk();
    const files = await desk.person('files', { auth_filemanager: 1 });
    expect(await desk.open(files.token, { file_transfer: 1 })).toMatchObject({ rc_auth: 0, ft_auth: 1 });
  });

  it('that is refused starts nothing: no token, no audit entry [B-REMOTE-10]', async () => {
    const { testServer, app, fixture, token, device, person } = await openDesk({ disable_filetransfer: 1 });
    const path = { devicePk: device };
    const user = await person('user');
    expect(await refuse(app, 'openRemoteSession', { token: user.token, path })).toEqual({
      status: 403,
      error: 'no_permission',
    });
    expect(await refuse(app, 'openRemoteSession', { token, path, query: { file_transfer: 1 } })).toEqual({
      status: 403,
      error: 'file_transfer_disabled',
    });
    expect(await testServer.database.query.selectFrom('remote_launches').selectAll().execute()).toEqual([]);
    expect(await auditOf(fixture, token)).toEqual([]);
  });

  it.each([
    ['remote control', 'B-REMOTE-20', 0, 1],
    ['file transfer', 'B-REMOTE-21', 1, 2],
  ] as const)('noted when it starts: %s [%s]', async (_what, _id, file_transfer, act_name_id) => {
    const { fixture, token, device, manager, open } = await openDesk();
    await open(token, { file_transfer });
    expect(only(await auditOf(fixture, token))).toMatchObject({
      act_name_id,
      act_type_id: 1,
      device_pk: device,
      member_pk: manager,
    });
  });
});

describe('what a viewer reports', () => {
  it('is the session in the history: who, what, from where, from when to when', async () => {
    const { testServer, app, open, start, device, manager, company } = await openDesk({ security_agreement: 1 });
    const { launch_token } = await open();
    const { pk } = only((await succeed(app, 'startRemoteSession', start(launch_token))).objects);
    const row = () =>
      testServer.database.query
        .selectFrom('remote_sessions')
        .selectAll()
        .where('pk', '=', pk)
        .executeTakeFirstOrThrow();
    const begun = testServer.clock.now;
    expect(await row()).toEqual({
      pk,
      company_fk: company.companyId,
      device_fk: device,
      member_fk: manager,
      reg_mail: 'mia@alpha.example',
      alias: 'KIOSK-1',
      host_public_ip: '203.0.113.9',
      host_private_ip: '192.168.3.10',
      host_os_id: 1,
      viewer_public_ip: '198.51.100.20',
      viewer_private_ip: '10.0.0.7',
      start_time: begun,
      end_time: null,
      security: 1,
      login_session_fk: null,
      seen_at: null,
      end_reason: null,
      ended_by: null,
      began_with: 'screen',
    });
    testServer.clock.now += 10 * MINUTE;
    const file = { launch_token, file_name: '보고서.xlsx', action_type: 1, file_size: 2048, seconds: 2.5 };
    await succeed(app, 'reportFileTransfer', { body: file });
    expect(only(await testServer.database.query.selectFrom('file_transfers').selectAll().execute())).toMatchObject({
      mgrid: 'mia@alpha.example',
      file_name: '보고서.xlsx',
      action_type: 1,
      file_size: 2048,
      device_os_id: 1,
      start_time: testServer.clock.now - 2500,
      end_time: testServer.clock.now,
    });
    await succeed(app, 'endRemoteSession', { body: { launch_token } });
    testServer.clock.now += MINUTE;
    await succeed(app, 'endRemoteSession', { body: { launch_token } });
    expect((await row()).end_time).toBe(begun + 10 * MINUTE);
  });

  it('needs a token that is known, in time and not used: one session a launch, also of two at once', async () => {
    const { testServer, app, open, start } = await openDesk();
    const invalid = { status: 401, error: 'invalid_launch' };
    expect(await refuse(app, 'startRemoteSession', start('x'.repeat(43)))).toEqual(invalid);
    const { launch_token } = await open();
    for (const id of ['endRemoteSession', 'reportFileTransfer'] as const) {
      const file = { file_name: 'f', action_type: 1, file_size: 1, seconds: 0 };
      const body = { launch_token, ...(id === 'reportFileTransfer' ? file : {}) };
      expect(await refuse(app, id, { body })).toEqual(invalid);
    }
    const both = await Promise.all([1, 2].map(() => exchange(app, 'startRemoteSession', start(launch_token))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await testServer.database.query.selectFrom('remote_sessions').select('pk').execute()).toHaveLength(1);
    const late = await open();
    testServer.clock.now += MINUTE;
    expect(await refuse(app, 'startRemoteSession', start(late.launch_token))).toEqual(invalid);
  });

  it('is stored without the token, and guessing is slowed down', async () => {
    const { testServer, app, open, start } = await openDesk();
    const { launch_token } = await open();
    const rows = await testServer.database.query.selectFrom('remote_launches').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(launch_token);
    const statuses: number[] = [];
    for (let round = 0; round < 102; round += 1) {
      statuses.push((await send(app, 'startRemoteSession', start(`guess-number-${round}-of-many`))).status);
    }
    expect(statuses.slice(98)).toEqual([401, 401, 429, 429]);
    expect((await exchange(app, 'startRemoteSession', start(launch_token))).status).toBe(200);
  });
});

describe('how far a remote session is', () => {
  it('is reported to the person who opened it, from waiting to its end', async () => {
    const { testServer, app, token, open, start, person } = await openDesk();
    const { launch_token } = await open();
    const ask = (as = token, launch = launch_token) => ({ token: as, headers: { 'launch-token': launch } });
    const state = async () => only((await succeed(app, 'getRemoteSession', ask())).objects).state;
    expect(await state()).toBe('waiting');
    await succeed(app, 'startRemoteSession', start(launch_token));
    expect(await state()).toBe('begun');
    await succeed(app, 'endRemoteSession', { body: { launch_token } });
    expect(await state()).toBe('ended');

    const { launch_token: late } = await open();
    testServer.clock.now += MINUTE;
    expect(only((await succeed(app, 'getRemoteSession', ask(token, late))).objects).state).toBe('expired');
    const user = await person('user', { auth_remotecontrol: 1 });
    expect(await refuse(app, 'getRemoteSession', ask(user.token))).toEqual({ status: 404, error: 'not_found' });
    expect(await refuse(app, 'getRemoteSession', ask(token, 'x'.repeat(43)))).toMatchObject({ status: 404 });
  });
});

it('the newest viewer, and whether it can be fetched here, is answered to everybody [B-REMOTE-16]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'viewer-'));
  const testServer = await openTestServer({ VIEWER_VERSION: '3.4.5', DOWNLOADS_DIR: folder });
  const viewer = async () => only((await succeed(testServer.app, 'getViewerVersion')).objects);
  expect(await viewer()).toEqual({ version: '3.4.5', file_name: 'ManualLauncher.exe', address: null });
  await writeFile(join(folder, 'ManualLauncher.exe'), 'viewer');
  expect(await viewer()).toMatchObject({ address: '/download/ManualLauncher.exe' });
});
