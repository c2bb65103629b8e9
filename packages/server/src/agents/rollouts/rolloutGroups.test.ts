import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../../testing/exchange.ts';
import { recordedActs } from '../../testing/recordedActs.ts';
import { fleet, NEW, openRollouts } from '../../testing/rolloutFixture.ts';
import { addCompany, addDevices, addPerson, addTestGroup, sessionOf } from '../../testing/testServer.ts';

/** A group with a subgroup, two devices each, and a group next to them; and what is updated there. */
async function openGroups() {
  const fixture = await openRollouts(fleet(2));
  const { testServer, company, group, app, token, query } = fixture;
  const floor = await addTestGroup(testServer, company, 'Lobby', group);
  const other = await addTestGroup(testServer, company, 'Busan');
  const added = await addDevices(
    testServer,
    company.companyId,
    [floor, floor, other].map((device_group_fk, index) => ({
      device_group_fk,
      alias: `POS-${index + 1}`,
      alive: 1,
      dev_ver: '1.0.0',
    })),
  );
  const answerAll = async () => {
    const asked = await query.selectFrom('agent_commands').select('device_fk').where('state', '=', 'queued').execute();
    for (const { device_fk } of asked) await fixture.answer(device_fk, 'done');
  };
  /** Runs the newest rollout to its end. */
  const finish = async () => {
    for (let wave = 0; wave < 4; wave += 1) {
      await answerAll();
      await fixture.advance();
    }
  };
  const names = async (pk: number) => (await fixture.states(pk)).map((state) => state.split(' ')[0]);
  const begin = (device_group_fk: number | null) => refuse(app, 'startRollout', { token, body: { device_group_fk } });
  const outdated = async (device_group_fk?: number) =>
    (await succeed(app, 'listRollouts', { token, query: device_group_fk === undefined ? {} : { device_group_fk } }))
      .meta.outdated_count;
  return { ...fixture, floor, other, added, finish, names, begin, outdated };
}

describe('a rollout of a group', () => {
  it('is about its devices and those of the groups below it, in waves of their own', async () => {
    const { start, names, group, floor, outdated, finish, newest } = await openGroups();
    expect([await outdated(), await outdated(group), await outdated(floor)]).toEqual([5, 4, 2]);
    const rollout = await start(group);
    expect(rollout.group).toEqual({ pk: group, name: 'Seoul', flag_df_group: 0 });
    expect(rollout.waves.map(({ waiting, asked }) => waiting + asked)).toEqual([1, 1, 2]);
    expect(await names(rollout.pk)).toEqual(['KIOSK-1', 'KIOSK-2', 'POS-1', 'POS-2']);
    await finish();
    expect(await newest()).toMatchObject({
      state: 'finished',
      waves: [{ updated: 1 }, { updated: 1 }, { updated: 2 }],
    });
  });

  it('of the lowest group leaves what is above and beside it alone', async () => {
    const { start, names, floor, asked, finish } = await openGroups();
    const { pk } = await start(floor);
    expect(await names(pk)).toEqual(['POS-1', 'POS-2']);
    await finish();
    expect(await asked()).toHaveLength(2);
  });

  it('yields to one of a group above it or of all devices, and to no other of the same version', async () => {
    const { start, begin, group, floor, other, app, token } = await openGroups();
    const open = { status: 409, error: 'rollout_open' };
    await start(floor);
    expect(await begin(floor)).toEqual(open);
    expect(await begin(other)).toEqual(open);
    await start(group);
    expect(await begin(floor)).toEqual(open);
    await start();
    expect(await begin(group)).toEqual(open);
    const { objects } = await succeed(app, 'listRollouts', { token });
    expect(objects.map(({ state, group: of }) => [state, of?.name ?? 'all'])).toEqual([
      ['running', 'all'],
      ['stopped', 'Seoul'],
      ['stopped', 'Lobby'],
    ]);
  });

  it('is refused for a group whose devices all have the version, for the root, and for one that there is not', async () => {
    const { begin, other, set, added, company, query } = await openGroups();
    await set(added[2] ?? 0, { dev_ver: NEW });
    expect(await begin(other)).toEqual({ status: 409, error: 'nothing_to_update' });
    expect(await begin(company.rootGroupId)).toEqual({ status: 400, error: 'invalid_data', field: 'device_group_fk' });
    expect(await begin(999_999)).toEqual({ status: 404, error: 'not_found' });
    expect(await query.selectFrom('rollouts').selectAll().execute()).toEqual([]);
  });

  it('is of the company alone: a group of another one is not there', async () => {
    const { testServer, app, group, query } = await openGroups();
    const company = await addCompany(testServer, 'Basalt');
    const manager = await addPerson(testServer, company.companyId, 'eve', { member_type_id: 2 });
    const token = await sessionOf(testServer, manager);
    const missing = { status: 404, error: 'not_found' };
    expect(await refuse(app, 'startRollout', { token, body: { device_group_fk: group } })).toEqual(missing);
    expect(await refuse(app, 'listRollouts', { token, query: { device_group_fk: group } })).toEqual(missing);
    expect(await query.selectFrom('rollouts').selectAll().execute()).toEqual([]);
  });

  it('keeps its name and its devices when the group is deleted', async () => {
    const { app, token, start, floor, newest, finish } = await openGroups();
    await start(floor);
    await succeed(app, 'deleteGroup', { token, path: { groupPk: floor } });
    expect((await newest()).group).toEqual({ pk: null, name: 'Lobby', flag_df_group: 0 });
    await finish();
    expect(await newest()).toMatchObject({ state: 'finished', waves: [{ updated: 1 }, { updated: 1 }, {}] });
  });

  it('is in the audit with its group', async () => {
    const { testServer, start, change, floor } = await openGroups();
    const { pk } = await start(floor);
    await change(pk, 'stop');
    expect((await recordedActs(testServer)).map(({ act, subject, new_value }) => [act, subject, new_value])).toEqual([
      ['rolloutStarted', NEW, '{"group":"Lobby"}'],
      ['rolloutStopped', NEW, '{"group":"Lobby"}'],
    ]);
  });
});
