import { connect } from '../database/connection.ts';
import { agentCommands } from '../agents/agentCommands.ts';
import { advanceRollouts } from '../agents/rollouts/advanceRollouts.ts';
import { openDeviceFixture } from './deviceFixture.ts';
import { succeed } from './exchange.ts';
import { only, type TestDevice } from './testServer.ts';

/** The version offered by the fixture's server. */
export const NEW = '2.0.0';

/** A company whose server offers a newer version than its devices have, and what agents and time do to a rollout. */
export async function openRollouts(devices: readonly Partial<TestDevice>[]) {
  const fixture = await openDeviceFixture(devices);
  const { testServer, app, token, pks } = fixture;
  const { query } = testServer.database;
  const connection = connect(testServer.database, testServer.bus, () => testServer.clock.now);
  const offer = (version: string) => query.updateTable('companies').set({ latest_agent_version: version }).execute();
  await offer(NEW);
  const newest = async () => only((await succeed(app, 'listRollouts', { token, query: { limit: 1 } })).objects);
  /** Makes the agent of a device answer what it was asked. */
  const answer = async (deviceId: number, outcome: 'done' | 'failed', reason = '') => {
    const device = await query.selectFrom('devices').selectAll().where('pk', '=', deviceId).executeTakeFirstOrThrow();
    const commands = agentCommands(connection, device);
    for (const { id } of await commands.take()) await commands.answer(id, { outcome, reason });
  };
  return {
    ...fixture,
    query,
    connection,
    offer,
    newest,
    answer,
    start: async (device_group_fk: number | null = null) =>
      only((await succeed(app, 'startRollout', { token, body: { device_group_fk } })).objects),
    change: async (pk: number, act: string) =>
      only((await succeed(app, 'changeRollout', { token, path: { rolloutPk: pk }, body: { act } })).objects),
    advance: () => advanceRollouts(connection),
    set: (deviceId: number, values: { alive?: 0 | 1; dev_ver?: string }) =>
      query.updateTable('devices').set(values).where('pk', '=', deviceId).execute(),
    /** The devices whose agents have been asked, by their position. */
    asked: async () => {
      const rows = await query
        .selectFrom('agent_commands')
        .selectAll()
        .where('type', '=', 'update')
        .orderBy('pk')
        .execute();
      return rows.map(({ device_fk, value }) => [pks.indexOf(device_fk), value]);
    },
    states: async (pk: number) => {
      const { objects } = await succeed(app, 'listRolloutDevices', {
        token,
        path: { rolloutPk: pk },
        query: { limit: 100 },
      });
      return objects.map(({ alias, wave, state, reason }) => [alias, wave, state, reason].join(' ').trim());
    },
  };
}

/** The given number of identical devices. */
export const fleet = (count: number, device: Partial<TestDevice> = {}) => Array.from({ length: count }, () => device);
