import { existsSync } from 'node:fs';
import { mkdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { DAY_MS } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { beginSession } from '../testing/examples/seeds.ts';
import { openDeviceFixture } from '../testing/deviceFixture.ts';
import { refuse, send, succeed } from '../testing/exchange.ts';
import { recordedActs } from '../testing/recordedActs.ts';
import { addRecording, type TestRecording } from '../testing/recordingFixture.ts';
import { addCompany, addDevices, addPerson, addTestGroup, only, sessionOf } from '../testing/testServer.ts';
import { pruneRecordings } from './recordings/pruneRecordings.ts';

/** A company with two devices, the second in a separate group, and who may read recordings there. */
async function openRecordings() {
  const fixture = await openDeviceFixture([{}, {}]);
  const { testServer, app, company, pks, manager, token, person } = fixture;
  const far = await addTestGroup(testServer, company, 'Busan');
  const [near = 0, apart = 0] = pks;
  await testServer.database.query
    .updateTable('devices')
    .set({ device_group_fk: far })
    .where('pk', '=', apart)
    .execute();
  const subManager = await person('sven', { member_type_id: 6, use_approval_function: 1 });
  const add = (recording: Partial<TestRecording> = {}) =>
    addRecording(testServer, { companyId: company.companyId, device: near, member: manager, ...recording });
  const list = async (query: Record<string, string | number> = {}, as = token) =>
    (await succeed(app, 'listRecordings', { token: as, query })).objects.map(({ pk }) => pk);
  const content = (recordingId: number, purpose: 'play' | 'download' = 'play', as = token) =>
    send(app, 'readRecordingContent', { token: as, path: { recordingPk: recordingId }, query: { purpose } });
  return { ...fixture, near, apart, subManager, add, list, content };
}

describe('recordings', () => {
  it('are listed, the newest first, with what is known of them', async () => {
    const { testServer, app, token, manager, near, add, list } = await openRecordings();
    const { now } = testServer.clock;
    const older = await add({ startedAt: now - DAY_MS, parts: ['one', 'two'] });
    const running = await add({ kind: 'screen', endedAt: null });
    expect(await list()).toEqual([running.pk, older.pk]);
    expect(await list({ limit: 1, offset: 1 })).toEqual([older.pk]);
    const { objects } = await succeed(app, 'readRecording', { token, path: { recordingPk: older.pk } });
    expect(objects).toEqual([
      {
        pk: older.pk,
        session_pk: 1,
        device_pk: near,
        device_name: 'KIOSK-1',
        simulated: false,
        kind: 'terminal',
        person: { pk: manager, name: 'Mia', mgrid: 'mia@alpha.example' },
        start_time: new Date(now - DAY_MS).toISOString(),
        end_time: new Date(now - DAY_MS + 60_000).toISOString(),
        size: 6,
        keep_until: new Date(now + 29 * DAY_MS).toISOString(),
        may_remove: true,
      },
    ]);
  });

  it('are found by time, device and names', async () => {
    const { testServer, near, apart, add, list } = await openRecordings();
    const { now } = testServer.clock;
    const first = await add({ startedAt: now - 2 * DAY_MS, deviceName: 'ＫＩＯＳＫ-로비' });
    const second = await add({ startedAt: now - DAY_MS, device: apart, memberName: 'Ola' });
    const day = (days: number) => new Date(now - days * DAY_MS).toISOString();
    expect(await list({ from: day(1) })).toEqual([second.pk]);
    expect(await list({ to: day(1) })).toEqual([first.pk]);
    expect(await list({ device: near })).toEqual([first.pk]);
    expect(await list({ search: 'kiosk-로비' })).toEqual([first.pk]);
    expect(await list({ search: 'OLA' })).toEqual([second.pk]);
    expect(await list({ search: 'ola@alpha' })).toEqual([second.pk]);
    expect(await list({ search: '%' })).toEqual([]);
  });

  it('are those of devices that the person may open; a manager has those of devices that are gone, too', async () => {
    const { app, token, near, apart, subManager, add, list, content } = await openRecordings();
    const open = await add();
    const closed = await add({ device: apart });
    const gone = await add({ device: 999_999 });
    expect(await list({}, subManager.token)).toEqual([open.pk]);
    expect(await list()).toEqual([gone.pk, closed.pk, open.pk]);
    const asSubManager = { token: subManager.token, path: { recordingPk: closed.pk } };
    expect(await refuse(app, 'readRecording', asSubManager)).toMatchObject({ status: 404 });
    expect((await content(closed.pk, 'play', subManager.token)).status).toBe(404);
    expect((await content(open.pk, 'play', subManager.token)).status).toBe(200);
    await succeed(app, 'changeDevice', { token, path: { devicePk: near }, body: { type: 'delete' } });
    expect(await list({}, subManager.token)).toEqual([]);
    expect(await list()).toContain(open.pk);
  });

  it('of another company do not exist', async () => {
    const { testServer, app, token, add, list, content } = await openRecordings();
    const other = await addCompany(testServer, 'Beta');
    const [device = 0] = await addDevices(testServer, other.companyId, [
      { alias: 'B', device_group_fk: other.defaultGroupId },
    ]);
    const theirs = await add({ companyId: other.companyId, device });
    const path = { recordingPk: theirs.pk };
    expect(await list()).toEqual([]);
    expect(await refuse(app, 'readRecording', { token, path })).toMatchObject({ status: 404 });
    expect(await refuse(app, 'removeRecording', { token, path })).toMatchObject({ status: 404 });
    expect((await content(theirs.pk)).status).toBe(404);
    const beta = await addPerson(testServer, other.companyId, 'bea@beta.example', { member_type_id: 2 });
    expect(await list({}, await sessionOf(testServer, beta))).toEqual([theirs.pk]);
  });

  it('are played and downloaded decrypted, and the audit tells which, who and when', async () => {
    const { testServer, subManager, add, content } = await openRecordings();
    const parts = ['{"version":2,"width":80,"height":24}\n', '[0.5,"o","안녕"]\n'];
    const recording = await add({ parts });
    const played = await content(recording.pk);
    expect(await played.text()).toBe(parts.join(''));
    expect(played.headers.get('content-type')).toBe('application/x-asciicast');
    expect(played.headers.get('content-disposition')).toBeNull();
    expect(played.headers.get('cache-control')).toBe('no-store');
    const saved = await content(recording.pk, 'download', subManager.token);
    expect(await saved.text()).toBe(parts.join(''));
    expect(saved.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''KIOSK-1%202026-11-02-030000.cast",
    );
    const acts = await recordedActs(testServer);
    expect(acts).toMatchObject([
      { act: 'recordingPlayed', subject: 'KIOSK-1', by: 'mia@alpha.example' },
      { act: 'recordingDownloaded', subject: 'KIOSK-1', by: 'sven@alpha.example' },
    ]);
    expect(JSON.parse(acts[0]?.new_value ?? '')).toEqual({
      recording: recording.pk,
      user: 'mia@alpha.example',
      start_time: new Date(testServer.clock.now).toISOString(),
    });
    const screen = await content((await add({ kind: 'screen', parts: ['FBS 001.000\n'] })).pk);
    expect([screen.headers.get('content-type'), await screen.text()]).toEqual(['application/x-fbs', 'FBS 001.000\n']);
  });

  it('that cannot be read say why, and are not in the audit', async () => {
    const { testServer, add, content } = await openRecordings();
    const problemOf = async (pk: number) => {
      const response = await content(pk);
      return [response.status, await response.json()];
    };
    const damaged = await add();
    await writeFile(damaged.path, 'RCREC001 and then anything else that is long enough to be read as a part');
    expect(await problemOf(damaged.pk)).toEqual([409, { status: 409, error: 'recording_lost' }]);
    const gone = await add({ parts: [] });
    await writeFile(gone.path, '');
    expect(await problemOf(gone.pk)).toEqual([409, { status: 409, error: 'recording_lost' }]);
    const ofAnotherKey = await add();
    await testServer.database.query
      .updateTable('recordings')
      .set({ key_id: 'another key' })
      .where('pk', '=', ofAnotherKey.pk)
      .execute();
    expect(await problemOf(ofAnotherKey.pk)).toEqual([409, { status: 409, error: 'recording_key_missing' }]);
    expect(await recordedActs(testServer)).toEqual([]);
  });

  it('are removed by managers before their time, but not while they run', async () => {
    const { testServer, app, token, subManager, add, list } = await openRecordings();
    const over = await add();
    const running = await add({ endedAt: null });
    const remove = (recordingId: number, as = token) => ({ token: as, path: { recordingPk: recordingId } });
    expect(await refuse(app, 'removeRecording', remove(over.pk, subManager.token))).toMatchObject({ status: 403 });
    expect(only((await succeed(app, 'readRecording', remove(over.pk, subManager.token))).objects).may_remove).toBe(
      false,
    );
    expect(await refuse(app, 'removeRecording', remove(running.pk))).toMatchObject({
      status: 409,
      error: 'recording_runs',
    });
    await succeed(app, 'removeRecording', remove(over.pk));
    expect(await list()).toEqual([running.pk]);
    expect([existsSync(over.path), existsSync(running.path)]).toEqual([false, true]);
    expect(await recordedActs(testServer)).toMatchObject([{ act: 'recordingRemoved', subject: 'KIOSK-1' }]);
  });

  it('are gone for everybody although a file cannot be removed, which is tried again and keeps no other one', async () => {
    const { testServer, app, token, add, list } = await openRecordings();
    const stuck = await add({ days: 1 });
    const other = await add({ days: 1 });
    // A folder in its place cannot be removed as a file by any process.
    await rm(stuck.path);
    await mkdir(stuck.path);
    await succeed(app, 'removeRecording', { token, path: { recordingPk: stuck.pk } });
    expect(await list()).toEqual([other.pk]);
    expect(await refuse(app, 'readRecording', { token, path: { recordingPk: stuck.pk } })).toMatchObject({
      status: 404,
    });
    testServer.clock.now += DAY_MS;
    const prune = () => pruneRecordings(testServer.connection, testServer.settings.recordings);
    const stored = () => testServer.database.query.selectFrom('recordings').select('pk').execute();
    await expect(prune()).rejects.toMatchObject({ syscall: 'unlink' });
    expect(await stored()).toEqual([{ pk: stuck.pk }]);
    expect(existsSync(other.path)).toBe(false);
    await rmdir(stuck.path);
    await prune();
    expect(await stored()).toEqual([]);
  });

  it('go with their files when they were kept as long as the policy says', async () => {
    const { testServer, company, device, manager: caller, add } = await openRecordings();
    const session = await beginSession({ testServer, company, device, caller });
    const short = await add({ days: 1 });
    const long = await add({ days: 2 });
    const running = await add({ days: 1, endedAt: null, session });
    const prune = () => pruneRecordings(testServer.connection, testServer.settings.recordings);
    const stored = async () => {
      const rows = await testServer.database.query.selectFrom('recordings').select('pk').orderBy('pk').execute();
      return rows.map(({ pk }) => pk);
    };
    testServer.clock.now += DAY_MS - 1;
    await prune();
    expect(await stored()).toEqual([short.pk, long.pk, running.pk]);
    testServer.clock.now += 1;
    await prune();
    await prune();
    expect(await stored()).toEqual([long.pk, running.pk]);
    expect([short, long, running].map(({ path }) => existsSync(path))).toEqual([false, true, true]);
  });
});
