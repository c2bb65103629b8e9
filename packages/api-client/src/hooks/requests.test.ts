// @vitest-environment jsdom
import { createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/client.ts';
import { everyAnswer, fetchFrom, http, problem } from '../testing/index.ts';
import { ApiProvider } from './ApiProvider.ts';
import { useFindApprover } from './approvals.ts';
import { useReadDeviceImage } from './deviceImages.ts';
import { useGroupLinkWrites, useRemoveGroupDevice } from './groupDetail.ts';
import { useGroupWrites } from './groups.ts';
import { useDeletedDevices } from './history.ts';
import { useCheckLoginId, useCreateUsers, usePasswordLevel } from './users.ts';
import { useNotice, useNotices } from './notices.ts';
import { useRequestBatchUpdate } from './policies.ts';

const BASE = 'https://console.example/lmm/api/v1.0';
let root: Root | null = null;
afterEach(() => {
  root?.unmount();
  root = null;
  vi.useRealTimers();
});

/** What was sent: method, address below the base with its query, and the JSON. */
type Sent = readonly [method: string, address: string, body?: unknown];

interface Used<Value> {
  /** What the hook returns now. */
  readonly value: () => Value;
  readonly sent: readonly Sent[];
}

/** Uses a hook below a client whose answers are examples of the contract, except for the given ones. */
async function used<Value>(
  useIt: () => Value,
  answers: readonly ReturnType<typeof http.get>[] = [],
): Promise<Used<Value>> {
  const sent: Sent[] = [];
  const answer = fetchFrom([...answers, ...everyAnswer()]);
  const client = createApiClient({
    origin: 'https://console.example',
    token: () => 'token',
    language: () => 'en',
    fetch: async (request) => {
      const text = await request.clone().text();
      const address = request.url.replace(BASE, '');
      sent.push(text === '' ? [request.method, address] : [request.method, address, JSON.parse(text)]);
      return answer(request);
    },
  });
  const values: Value[] = [];
  function User() {
    const value = useIt();
    useEffect(() => void values.push(value));
    return null;
  }
  root = createRoot(document.createElement('div'));
  root.render(
    createElement(
      SWRConfig,
      { value: { provider: () => new Map() } },
      createElement(ApiProvider, { client }, createElement(User)),
    ),
  );
  await vi.waitFor(() => expect(values.length).toBeGreaterThan(0), 10_000);
  return {
    sent,
    value: () => {
      const latest = values.at(-1);
      if (latest === undefined) throw new Error('The hook gave nothing.');
      return latest;
    },
  };
}

const queryOf = ([, address]: Sent) => Object.fromEntries(new URL(address, 'https://console.example').searchParams);

describe('the devices of a group', () => {
  it('are added by a POST with the device, its new group and its old one [C-GDETAIL-23]', async () => {
    const { value, sent } = await used(useGroupWrites);
    await value().moveDevices([{ id: 7, from: 3, to: 5 }]);
    expect(sent).toEqual([['POST', '/devices', { device_pk: 7, new_device_group_fk: 5, old_device_group_fk: 3 }]]);
  });

  it('are taken out by a DELETE with the device and its old group [C-GDETAIL-25]', async () => {
    const { value, sent } = await used(useRemoveGroupDevice);
    await value()({ id: 7, groupId: 3 });
    expect(sent).toEqual([['DELETE', '/groups/devices?device_pk=7&old_device_group_fk=3']]);
  });
});

it('a user is taken out of a group by a DELETE of the link [C-GDETAIL-11]', async () => {
  const { value, sent } = await used(useGroupLinkWrites);
  await value().unlink(31, false);
  expect(sent[0]?.[0]).toBe('DELETE');
  expect(sent[0]?.[1].split('?')[0]).toBe('/groups/users/31');
});

it('the batch update is a PUT to the company with type batch_update [C-FUNC-29]', async () => {
  const { value, sent } = await used(useRequestBatchUpdate);
  await value()(4);
  expect(sent).toEqual([['PUT', '/companies/4', { type: 'batch_update' }]]);
});

it('deleted devices are the entries of the audit with q=13 [C-HISTORY-20]', async () => {
  const { sent } = await used(() => useDeletedDevices({ by: 'act_time', order: 'desc', limit: 10, offset: 0 }));
  await vi.waitFor(() => expect(sent).toHaveLength(1), 10_000);
  expect(sent[0]?.[1].split('?')[0]).toBe('/audit');
  expect(sent.map(queryOf)).toEqual([{ q: '13', by: 'act_time', order: 'desc', limit: '10', offset: '0' }]);
});

describe('notices', () => {
  it('are asked for by date, the newest first, a page at a time, and always as ko [C-NOTICE-05]', async () => {
    const { sent } = await used(() => useNotices(10, 20));
    await vi.waitFor(() => expect(sent).toHaveLength(1), 10_000);
    expect(sent[0]?.[1].split('?')[0]).toBe('/notices');
    expect(sent.map(queryOf)).toEqual([
      { by: 'notice_date', limit: '10', offset: '20', order: 'desc', search_mode: 'pagination', type: 'ko' },
    ]);
  });

  it('are read one by one from the first object of the answer [C-NOTICE-08]', async () => {
    const { sent, value } = await used(() => useNotice(7).data?.objects[0]?.id ?? 'waiting');
    await vi.waitFor(() => expect(value()).toEqual(expect.any(Number)), 10_000);
    expect(sent).toEqual([['GET', '/notices/7']]);
  });
});

it('the users of a sheet are posted as one list of the rows [C-BULK-10]', async () => {
  const person = { name: 'A', email: '', phone: '', department: '', position: '' };
  const { value, sent } = await used(useCreateUsers);
  await value()(['a.b', 'c.d'].map((loginId) => ({ ...person, loginId, password: 'x', groupName: '' })));
  const row = { ...person, pw: 'x', group_name: '' };
  expect(sent).toEqual([
    [
      'POST',
      '/users/bulk',
      [
        { ...row, mgrid: 'a.b' },
        { ...row, mgrid: 'c.d' },
      ],
    ],
  ]);
});

describe('whether an ID is free', () => {
  it.each([true, false])(
    'is asked with timestamp, type=mail and value, and is objects.available: %s [C-API-10]',
    async (available) => {
      const { value, sent } = await used(useCheckLoginId, [
        http.get('/check', ({ response }) => response(200).json({ status: 200, meta: {}, objects: { available } })),
      ]);
      expect(await value()('hong.gil')).toBe(available);
      expect(sent[0]?.[1].split('?')[0]).toBe('/check');
      expect(sent.map(queryOf)).toEqual([
        { timestamp: expect.stringMatching(/^\d+$/), type: 'mail', value: 'hong.gil' },
      ]);
    },
  );
});

describe('the search for an approver', () => {
  it('sends the name and takes the first object of the answer [C-API-11] [B-APPROVAL-24]', async () => {
    const found = { id: 5, name: '김승인', loginId: 'approver' };
    const { value, sent } = await used(useFindApprover, [
      http.get('/approvals/search', ({ response }) =>
        response(200).json({ status: 200, meta: {}, objects: [{ ...found }] }),
      ),
    ]);
    expect(await value()('approver')).toMatchObject({ id: 5, name: '김승인' });
    expect(sent).toEqual([['GET', '/approvals/search?name=approver']]);
  });

  it('that answers 405 has found no one [C-API-11]', async () => {
    const { value } = await used(useFindApprover, [
      http.get('/approvals/search', ({ response }) =>
        response.untyped(Response.json(problem(405, 'search_manager_405'), { status: 405 })),
      ),
    ]);
    expect(await value()('nobody')).toBeNull();
  });
});

it('each picture of a screen is asked for with another moment [B-LIVE-08]', async () => {
  const { value, sent } = await used(useReadDeviceImage);
  for (const at of [1000, 2000]) await value()({ id: 12 }, at);
  expect(sent).toEqual([
    ['GET', 'https://console.example/live_view/12?t=1000'],
    ['GET', 'https://console.example/live_view/12?t=2000'],
  ]);
});

it('the password level is that of the first object of its call [C-PASSWORD-17]', async () => {
  const { value, sent } = await used(
    () => usePasswordLevel().data?.objects[0]?.passwordLevel ?? 'waiting',
    [
      http.get('/users/password-level', ({ response }) =>
        response(200).json({ status: 200, meta: {}, objects: [{ passwordLevel: 3 }] }),
      ),
    ],
  );
  await vi.waitFor(() => expect(value()).toBe(3), 10_000);
  expect(sent).toEqual([['GET', '/users/password-level']]);
});
