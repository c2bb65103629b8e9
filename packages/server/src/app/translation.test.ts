import { askedName, type OperationId, OPERATIONS, routeOf } from '@remote-console/api-client/contract';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { watchDiskRoom } from '../database/diskRoom.ts';
import { type AnswerOf, done, found, page, problem } from '../http/answers.ts';
import { createMetrics } from '../http/metrics.ts';
import type { RequestOf } from '../http/operation.ts';
import { reusedAnswer } from '../http/reusedAnswers.ts';
import { createServerPulse, createTaskLog } from '../http/serverPulse.ts';
import { createPasswordHasher } from '../members/passwordHash.ts';
import { type Call, exchange } from '../testing/exchange.ts';
import { openManager } from '../testing/managerFixture.ts';
import { createDispatch } from './dispatch.ts';

const GROUP = {
  id: 4,
  name: 'Seoul',
  parentId: 1,
  rootId: 1,
  isDefaultGroup: false,
  needsConfirmation: true,
  companyId: 1,
  hasPermission: true,
  deviceCount: 2,
  totalDeviceCount: 2,
  deviceQuota: null,
};

const WIRE_GROUP = {
  pk: 4,
  name: 'Seoul',
  group_fk: 1,
  root_group_fk: 1,
  flag_df_group: 0,
  flag_confirm: 1,
  company_fk: 1,
  has_permission: true,
  device_count: 2,
  deviceCount: 2,
  dev_limit: null,
};

/** An administrator's way to an operation that answers what the test says, and that records its requests. */
async function openPlayed<Id extends OperationId>(id: Id, answer: AnswerOf<Id>) {
  const { testServer, token } = await openManager();
  const { database, connection, bus, settings, clock, log } = testServer;
  const asked: RequestOf<Id>[] = [];
  const dispatch = createDispatch<Id>(
    id,
    {
      caller: 'person',
      handle: async (request) => {
        asked.push(request);
        return answer;
      },
    },
    {
      connection,
      settings,
      bus,
      passwords: createPasswordHasher(),
      pulse: createServerPulse(
        bus,
        () => clock.now,
        createTaskLog(() => clock.now),
      ),
      publicUrl: () => 'http://console.test',
      log: (entry) => log.push(entry),
      diskRoom: watchDiskRoom(database, (entry) => log.push(entry)),
      metrics: createMetrics(connection, bus),
      stopping: new AbortController().signal,
    },
  );
  const app = new Hono();
  app.on(OPERATIONS[id].method.toUpperCase(), routeOf(id), dispatch);
  const call = async (what: Omit<Call, 'token'> = {}) => {
    const { status, body } = await exchange(app, id, { token, ...what });
    return { status, body };
  };
  return { call, asked, log };
}

describe('an operation is asked in the names of the model', () => {
  it('by a query, whose flags are booleans', async () => {
    const { call, asked } = await openPlayed('listDevices', page([], 0));
    await call({ query: { alive: 1, approval: 0, device_group_pk: '7', search_value: 'a' } });
    await call({ query: { alive: 0 } });
    expect(asked[0]?.query).toMatchObject({ isOnline: true, approval: 0, group: '7', searchValue: 'a' });
    expect(asked[1]?.query).toMatchObject({ isOnline: false, group: 'all' });
    expect(asked[0]?.query).not.toHaveProperty('alive');
  });

  it('by a body, however deep', async () => {
    const { call, asked } = await openPlayed('setTagsBySheet', found([{ devices: 0, newTags: [], faults: [] }]));
    const rows = [{ device: 'KIOSK', tags: ['a_b'] }];
    await call({ body: { rows, check: 1, replace: 0 } });
    expect(asked[0]?.body).toEqual({ rows, check: true, replace: false });
    const group = await openPlayed('changeGroup', problem(404, 'not_found'));
    const approvers = [3, 5];
    const approval_policy = { rule: 'all', approvers, expiry_hours: 4, recurring: true };
    await group.call({ path: { groupPk: 4 }, body: { approval_policy } });
    expect(group.asked[0]?.body).toEqual({
      approvalPolicy: { rule: 'all', approvers, expiryHours: 4, recurring: true },
    });
    expect(group.asked[0]?.path).toEqual({ groupPk: 4 });
  });

  it('but for what others have named', async () => {
    const { call, asked } = await openPlayed('createSavedView', problem(409, 'saved_view_name_taken'));
    const parameters = { search_key: 'mgrid', alive: '1' };
    const columns = { order: ['alias'], hidden: ['last_connected_time'] };
    await call({ body: { name: 'a', place: 'all', sharing: 'group', shared_group_pk: 4, parameters, columns } });
    expect(asked[0]?.body).toMatchObject({ sharedGroupId: 4, parameters, columns });
  });

  it('by nothing that the contract does not have', async () => {
    const { call, asked } = await openPlayed('addFavourite', done());
    expect(await call({ body: { serverId: 1 } })).toMatchObject({ status: 400, body: { field: 'servernum' } });
    expect(asked).toEqual([]);
  });
});

describe('an answer goes out in the names of the contract', () => {
  it('with its flags as numbers, which the contract is held against', async () => {
    const { call, log } = await openPlayed('listGroups', page([GROUP], 1));
    expect(await call()).toEqual({
      status: 200,
      body: { status: 200, meta: { total_count: 1 }, objects: [WIRE_GROUP] },
    });
    expect(log).toEqual([]);
  });

  it('also when it is given again', async () => {
    const { call } = await openPlayed('listGroups', reusedAnswer(page([GROUP], 1)));
    const first = await call();
    expect(first.body).toMatchObject({ objects: [WIRE_GROUP] });
    expect(await call()).toEqual(first);
  });

  it('of a refusal, with the field to correct, part by part', async () => {
    const quota = await openPlayed('changeGroup', problem(400, 'invalid_data', 'deviceQuota'));
    const change = { path: { groupPk: 4 }, body: { dev_limit: 3 } };
    expect((await quota.call(change)).body).toEqual({ status: 400, error: 'invalid_data', field: 'dev_limit' });
    const nested = await openPlayed('changeGroup', problem(400, 'invalid_data', 'approvalPolicy.expiryHours'));
    expect((await nested.call(change)).body).toMatchObject({ field: 'approval_policy.expiry_hours' });
    const search = await openPlayed('listDevices', problem(400, 'invalid_data', 'searchValue'));
    expect((await search.call()).body).toMatchObject({ field: 'search_value' });
  });
});

it('every operation has one name on the wire for each name of the model', () => {
  for (const id of Object.keys(OPERATIONS) as OperationId[]) expect(() => askedName(id, 'loginId')).not.toThrow();
});
