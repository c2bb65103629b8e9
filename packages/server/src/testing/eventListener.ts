import { expect } from 'vitest';
import { send, succeed } from './exchange.ts';
import { afterThisTest } from './cleanup.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  type TestServer,
  openTestServer,
  sessionOf,
} from './testServer.ts';

interface ReceivedEvent {
  readonly id: number | null;
  readonly event: unknown;
}

/** A server whose streams can be opened once every earlier event was delivered. */
export type ListenedServer = Pick<TestServer, 'app' | 'eventsDelivered'>;

/** Opens a stream and reads its events one by one; comments are skipped. */
export async function listen(server: ListenedServer, token: string, lastEventId?: number) {
  return listenFrom(server, token, lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) });
}

/** Opens a stream like `listen`, by a client that says with a header where it left off. */
export async function listenFrom(
  { app, eventsDelivered }: ListenedServer,
  token: string,
  headers: Record<string, string>,
) {
  await eventsDelivered();
  return readStream(await send(app, 'streamEvents', { token, headers }));
}

/** Reads the events of a stream one by one; comments are skipped. */
export async function readStream(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  if (!response.body) throw new Error('The stream has no body.');
  const reader = response.body.getReader();
  afterThisTest(() => reader.cancel().catch(() => undefined));
  const decoder = new TextDecoder();
  let rest = '';
  async function block(): Promise<string | null> {
    while (!rest.includes('\n\n')) {
      const { done, value } = await reader.read();
      if (done) return null;
      rest += decoder.decode(value, { stream: true });
    }
    const end = rest.indexOf('\n\n');
    const first = rest.slice(0, end);
    rest = rest.slice(end + 2);
    return first;
  }
  // The first comment says that the stream is open.
  expect(await block()).toBe(':');
  return {
    async next(): Promise<ReceivedEvent | null> {
      for (;;) {
        const text = await block();
        if (text === null) return null;
        const data = /^data: (.*)$/m.exec(text)?.[1];
        const event: unknown = data === undefined ? undefined : JSON.parse(data);
        if (event !== undefined) return { id: Number(/^id: (\d+)$/m.exec(text)?.[1] ?? Number.NaN), event };
      }
    },
  };
}

/** An administrator, and a device in each of two groups. */
export async function openTwoGroups() {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Alpha');
  const seoul = await addTestGroup(testServer, company, 'Seoul');
  const busan = await addTestGroup(testServer, company, 'Busan');
  const [inSeoul = 0, inBusan = 0] = await addDevices(testServer, company.companyId, [
    { alias: 'a', device_group_fk: seoul },
    { alias: 'b', device_group_fk: busan },
  ]);
  const managerPk = await addPerson(testServer, company.companyId, 'mia', { member_type_id: 2 });
  const token = await sessionOf(testServer, managerPk);
  const rename = (deviceId: number, alias: string) =>
    succeed(testServer.app, 'changeDevice', { token, path: { devicePk: deviceId }, body: { alias } });
  return {
    testServer,
    app: testServer.app,
    company,
    seoul,
    busan,
    inSeoul,
    inBusan,
    managerId: managerPk,
    token,
    rename,
  };
}
