import { ASKED_AT_ONCE } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../../testing/exchange.ts';
import { recordedActs } from '../../testing/recordedActs.ts';
import { fleet, NEW, openRollouts } from '../../testing/rolloutFixture.ts';
import { addCompany, addPerson, sessionOf } from '../../testing/testServer.ts';
import { sweepCommands } from '../agentCommands.ts';

const ALL = { device_group_fk: null };
const LATER_MS = 601_000;

describe('a rollout', () => {
  it('asks one device, then a tenth, then the others, each wave after the one before it', async () => {
    const { pks, start, advance, answer, asked, newest } = await openRollouts(fleet(12));
    const rollout = await start();
    expect(rollout).toMatchObject({ version: NEW, state: 'running', wave: 1, creator: { mgrid: 'mia@alpha.example' } });
    expect(await asked()).toEqual([[0, NEW]]);
    await advance();
    expect(await asked()).toHaveLength(1);

    await answer(pks[0] ?? 0, 'done');
    await advance();
    expect(await asked()).toEqual([0, 1, 2].map((place) => [place, NEW]));
    expect(await newest()).toMatchObject({ wave: 2, waves: [{ updated: 1 }, { asked: 2 }, { waiting: 9 }] });

    await answer(pks[1] ?? 0, 'done');
    await advance();
    expect(await asked(), 'a wave waits for its last device').toHaveLength(3);
    await answer(pks[2] ?? 0, 'done');
    await advance();
    expect(await asked()).toHaveLength(12);

    for (const pk of pks.slice(3)) await answer(pk, 'done');
    await advance();
    expect(await newest()).toMatchObject({
      state: 'finished',
      finished_time: expect.any(String),
      waves: [{}, {}, { updated: 9 }],
    });
  });

  it('is about computers with an older version, and about nothing else', async () => {
    const { start, states } = await openRollouts([
      { dev_os_id: 2, dev_ver: '1.0.0' },
      { dev_os_id: 1, dev_ver: NEW },
      { dev_os_id: 3, dev_ver: '2.0.1' },
      { dev_os_id: 4, dev_ver: '1.0.0' },
    ]);
    const { pk } = await start();
    expect(await states(pk)).toEqual(['KIOSK-1 1 asked']);
  });

  it('pauses when an agent fails, says why, and asks nobody until a person decides', async () => {
    const { pks, start, advance, answer, asked, states, newest } = await openRollouts(fleet(3));
    const { pk } = await start();
    await answer(pks[0] ?? 0, 'failed', 'The disk is full.');
    await advance();
    expect(await newest()).toMatchObject({ state: 'paused', wave: 1, finished_time: null });
    await advance();
    expect(await asked()).toHaveLength(1);
    expect(await states(pk)).toEqual(['KIOSK-1 1 failed The disk is full.', 'KIOSK-2 2 waiting', 'KIOSK-3 3 waiting']);
  });

  it('goes on without what failed, or asks it again, as the person says', async () => {
    const { pks, start, change, advance, answer, asked, states, newest } = await openRollouts(fleet(3));
    const { pk } = await start();
    await answer(pks[0] ?? 0, 'failed', 'The disk is full.');
    await advance();
    expect(await change(pk, 'retry')).toMatchObject({
      state: 'running',
      wave: 1,
      waves: [{ asked: 1, failed: 0 }, {}, {}],
    });
    expect(await asked()).toEqual([
      [0, NEW],
      [0, NEW],
    ]);
    await answer(pks[0] ?? 0, 'failed', 'Still full.');
    await advance();
    expect(await change(pk, 'continue')).toMatchObject({ state: 'running', wave: 2 });
    await answer(pks[1] ?? 0, 'done');
    await advance();
    await answer(pks[2] ?? 0, 'done');
    await advance();
    expect(await states(pk)).toEqual(['KIOSK-1 1 failed Still full.', 'KIOSK-2 2 updated', 'KIOSK-3 3 updated']);
    expect(await newest()).toMatchObject({ state: 'finished' });
  });

  it('waits for devices that are offline without holding up the others, and asks them when they are back', async () => {
    const { pks, start, advance, answer, asked, set, newest } = await openRollouts([{ alive: 0 }, {}, {}]);
    await start();
    expect(await asked()).toEqual([[1, NEW]]);
    for (const place of [1, 2]) {
      await answer(pks[place] ?? 0, 'done');
      await advance();
    }
    expect(await newest()).toMatchObject({ state: 'running', wave: 3, waves: [{}, {}, { waiting: 1 }] });
    await set(pks[0] ?? 0, { alive: 1 });
    await advance();
    expect(await asked()).toEqual([
      [1, NEW],
      [2, NEW],
      [0, NEW],
    ]);
    await answer(pks[0] ?? 0, 'done');
    await advance();
    expect(await newest()).toMatchObject({ state: 'finished' });
  });

  it('takes no answer for a failure while the device is online, and asks again when it went offline', async () => {
    const { testServer, connection, pks, start, advance, set, states } = await openRollouts(fleet(1));
    const { pk } = await start();
    await set(pks[0] ?? 0, { alive: 0 });
    testServer.clock.now += LATER_MS;
    await sweepCommands(connection);
    await advance();
    expect(await states(pk)).toEqual(['KIOSK-1 1 waiting']);
    await set(pks[0] ?? 0, { alive: 1 });
    await advance();
    expect(await states(pk)).toEqual(['KIOSK-1 1 asked']);
    testServer.clock.now += LATER_MS;
    await sweepCommands(connection);
    await advance();
    expect(await states(pk)).toEqual(['KIOSK-1 1 failed']);
  });

  it('counts a device that got the version by another way', async () => {
    const { pks, start, advance, set, newest } = await openRollouts(fleet(2));
    await start();
    await set(pks[0] ?? 0, { dev_ver: NEW });
    await set(pks[1] ?? 0, { dev_ver: NEW });
    await advance();
    expect(await newest()).toMatchObject({ state: 'finished' });
  });

  it('asks only so many agents at once, and the next as others are done', async () => {
    const { pks, start, advance, answer, asked } = await openRollouts(fleet(80));
    await start();
    for (let place = 0; place < 9; place += 1) await answer(pks[place] ?? 0, 'done');
    await advance();
    for (let place = 1; place < 9; place += 1) await answer(pks[place] ?? 0, 'done');
    await advance();
    expect(await asked()).toHaveLength(9 + ASKED_AT_ONCE);
    await answer(pks[9] ?? 0, 'done');
    await advance();
    expect(await asked()).toHaveLength(9 + ASKED_AT_ONCE + 1);
  });

  it('goes on without a device that is deleted', async () => {
    const { app, token, pks, query, start, advance, answer, newest } = await openRollouts(fleet(2));
    await start();
    const { guid } = await query
      .selectFrom('devices')
      .select('guid')
      .where('pk', '=', pks[0] ?? 0)
      .executeTakeFirstOrThrow();
    await succeed(app, 'changeDevice', { token, path: { devicePk: guid }, body: { type: 'delete' } });
    await advance();
    await answer(pks[1] ?? 0, 'done');
    await advance();
    expect(await newest()).toMatchObject({ state: 'finished', waves: [{ updated: 0 }, { updated: 1 }, {}] });
  });

  it('is taken further once, however many servers do so at the same moment', async () => {
    const { pks, start, advance, answer, asked } = await openRollouts(fleet(12));
    await start();
    await answer(pks[0] ?? 0, 'done');
    await Promise.all([advance(), advance(), advance()]);
    expect(await asked()).toHaveLength(3);
  });

  it('stops when whoever started it is no manager any more', async () => {
    const { pks, manager, query, start, advance, answer, asked, newest } = await openRollouts(fleet(3));
    await start();
    await query.updateTable('members').set({ member_type_id: 3 }).where('pk', '=', manager).execute();
    await answer(pks[0] ?? 0, 'done');
    await advance();
    expect(await asked()).toHaveLength(1);
    await query.updateTable('members').set({ member_type_id: 2 }).where('pk', '=', manager).execute();
    expect(await newest()).toMatchObject({ state: 'stopped' });
  });
});

describe('a person', () => {
  it('stops a rollout: what is asked ends, what waits is not asked any more', async () => {
    const { app, token, pks, start, change, advance, answer, asked } = await openRollouts(fleet(3));
    const { pk } = await start();
    expect(await change(pk, 'stop')).toMatchObject({ state: 'stopped', finished_time: expect.any(String) });
    await answer(pks[0] ?? 0, 'done');
    await advance();
    expect(await asked()).toHaveLength(1);
    for (const act of ['stop', 'continue', 'retry']) {
      const call = { token, path: { rolloutPk: pk }, body: { act } };
      expect(await refuse(app, 'changeRollout', call)).toEqual({ status: 409, error: 'rollout_changed' });
    }
  });

  it('starts no second one of the same version, and ends one of an earlier version by starting the next', async () => {
    const { app, token, start, offer } = await openRollouts(fleet(2));
    const first = await start();
    expect(await refuse(app, 'startRollout', { token, body: ALL })).toEqual({ status: 409, error: 'rollout_open' });
    await offer('2.1.0');
    const second = await start();
    const { objects, meta } = await succeed(app, 'listRollouts', { token });
    expect(objects.map(({ pk, version, state }) => [pk, version, state])).toEqual([
      [second.pk, '2.1.0', 'running'],
      [first.pk, NEW, 'stopped'],
    ]);
    expect(meta).toEqual({ total_count: 2, latest_version: '2.1.0', outdated_count: 2 });
  });

  it('gets a refusal when there is nothing to update', async () => {
    const { app, token, offer } = await openRollouts([{ dev_ver: NEW }]);
    expect(await refuse(app, 'startRollout', { token, body: ALL })).toEqual({
      status: 409,
      error: 'nothing_to_update',
    });
    await offer('');
    expect(await refuse(app, 'startRollout', { token, body: ALL })).toEqual({
      status: 409,
      error: 'nothing_to_update',
    });
  });

  it('finds in the audit who started, went on with and stopped a rollout, and each device that was asked', async () => {
    const { testServer, app, token, pks, start, change, advance, answer } = await openRollouts(fleet(2));
    const { pk } = await start();
    await answer(pks[0] ?? 0, 'failed', 'No.');
    await advance();
    await change(pk, 'continue');
    await change(pk, 'stop');
    expect((await recordedActs(testServer)).map(({ act, subject, by }) => [act, subject, by])).toEqual(
      ['rolloutStarted', 'rolloutContinued', 'rolloutStopped'].map((act) => [act, NEW, 'mia@alpha.example']),
    );
    const audit = await succeed(app, 'listAudit', { token, query: { device_pk: pks[1] ?? 0 } });
    expect(audit.objects.map(({ new_value }) => new_value)).toEqual(['update']);
  });

  it('of another company sees none of it and changes nothing', async () => {
    const { testServer, app, start, newest } = await openRollouts(fleet(2));
    const { pk } = await start();
    const other = await addCompany(testServer, 'Basalt');
    const token = await sessionOf(
      testServer,
      await addPerson(testServer, other.companyId, 'eve', { member_type_id: 2 }),
    );
    const { objects, meta } = await succeed(app, 'listRollouts', { token });
    expect([objects, meta.total_count, meta.outdated_count]).toEqual([[], 0, 0]);
    const path = { rolloutPk: pk };
    for (const call of [
      refuse(app, 'changeRollout', { token, path, body: { act: 'stop' } }),
      refuse(app, 'listRolloutDevices', { token, path }),
    ]) {
      expect(await call).toEqual({ status: 404, error: 'not_found' });
    }
    expect(await newest()).toMatchObject({ state: 'running' });
  });

  it('can look up the devices of one state', async () => {
    const { app, token, start } = await openRollouts(fleet(12));
    const { pk } = await start();
    const query = { state: 'waiting', limit: 2, offset: 1 };
    const { objects, meta } = await succeed(app, 'listRolloutDevices', { token, path: { rolloutPk: pk }, query });
    expect(meta).toEqual({ total_count: 11 });
    expect(objects.map(({ alias, wave }) => [alias, wave])).toEqual([
      ['KIOSK-3', 2],
      ['KIOSK-10', 3],
    ]);
  });
});
