import { describe, expect, it } from 'vitest';
import { afterThisTest } from '../testing/cleanup.ts';
import { exchange, send } from '../testing/exchange.ts';
import { addCompany, addPerson, openTestServer, sessionOf, type TestServer } from '../testing/testServer.ts';

async function openWith(limit: number) {
  const testServer = await openTestServer({ STREAM_LIMIT_PER_SESSION: String(limit) });
  const { companyId } = await addCompany(testServer, 'Alpha');
  const adaId = await addPerson(testServer, companyId, 'ada');
  const bobId = await addPerson(testServer, companyId, 'bob');
  return { testServer, adaId, bobId };
}

/** Opens a stream, which the test holds open. */
async function open({ app }: TestServer, token: string): Promise<ReadableStream<Uint8Array>> {
  const { status, body } = await send(app, 'streamEvents', { token });
  expect(status).toBe(200);
  if (!body) throw new Error('The stream has no body.');
  afterThisTest(() => body.cancel());
  return body;
}

describe('the limit on event streams', () => {
  it('refuses one more of a session, until one of them is closed, and leaves others alone', async () => {
    const { testServer, adaId, bobId } = await openWith(3);
    const token = await sessionOf(testServer, adaId);
    const [first] = await Promise.all([1, 2, 3].map(() => open(testServer, token)));
    const { status, headers, body } = await exchange(testServer.app, 'streamEvents', { token });
    expect({ status, body }).toEqual({ status: 429, body: { status: 429, error: 'too_many_requests' } });
    expect(headers.get('Retry-After')).toBe('30');
    await open(testServer, await sessionOf(testServer, bobId));
    await first?.cancel();
    await open(testServer, token);
  });

  it('holds for all sessions of an account together as well', async () => {
    const { testServer, adaId, bobId } = await openWith(1);
    for (let session = 0; session < 4; session += 1) await open(testServer, await sessionOf(testServer, adaId));
    const { status } = await exchange(testServer.app, 'streamEvents', { token: await sessionOf(testServer, adaId) });
    expect(status).toBe(429);
    await open(testServer, await sessionOf(testServer, bobId));
  });

  it('gives the place back when the server ends the streams', async () => {
    const { testServer, adaId } = await openWith(1);
    const token = await sessionOf(testServer, adaId);
    for (let round = 0; round < 5; round += 1) {
      await (await send(testServer.app, 'streamEvents', { token })).body?.cancel();
    }
    const stream = await open(testServer, token);
    testServer.endWaiting();
    await stream.pipeTo(new WritableStream());
    expect((await send(testServer.app, 'streamEvents', { token })).status).toBe(200);
  });
});
