import { describe, expect, it } from 'vitest';
import { exchange } from '../testing/exchange.ts';
import { fillDisk } from '../testing/fullDisk.ts';
import { addCompany, addPerson, openTestServer, PASSWORD, type TestServer } from '../testing/testServer.ts';

const health = async ({ app }: TestServer) => {
  const response = await app.request('/healthz');
  return { status: response.status, body: await response.json() };
};

/** Guesses passwords of ever different IDs, each of which writes a row, until one is refused; returns how. */
async function guessUntilRefused({ app }: TestServer) {
  for (let number = 0; number < 500; number += 1) {
    const body = { type: '1STEP', mail: `whisper-${number}`, pw: 'whispered' };
    const { status, body: answer } = await exchange(app, 'logIn', { body });
    if (status !== 200) return { status, body: answer };
  }
  throw new Error('The disk is not full.');
}

describe('a full disk', () => {
  it('is said to callers and by /healthz until there is room again', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ADDRESS: '1000' });
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'ada@alpha.example');
    const makeRoom = await fillDisk(testServer.database);
    expect(await health(testServer)).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await guessUntilRefused(testServer)).toEqual({ status: 507, body: { status: 507, error: 'no_room' } });
    expect(await guessUntilRefused(testServer)).toMatchObject({ status: 507 });
    for (let round = 0; round < 2; round += 1) {
      expect(await health(testServer)).toEqual({ status: 503, body: { status: 'no room' } });
    }
    await makeRoom();
    expect(await health(testServer)).toEqual({ status: 200, body: { status: 'ok' } });
    const right = { body: { type: '1STEP', mail: 'ada@alpha.example', pw: PASSWORD } };
    expect((await exchange(testServer.app, 'logIn', right)).status).toBe(200);
    expect(await testServer.database.query.selectFrom('write_probes').selectAll().execute()).toEqual([]);
  });

  it('is one line of the log, without what callers sent, and another one when it is over', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ADDRESS: '1000' });
    const makeRoom = await fillDisk(testServer.database);
    for (let round = 0; round < 3; round += 1) await guessUntilRefused(testServer);
    await health(testServer);
    await makeRoom();
    for (let round = 0; round < 3; round += 1) await health(testServer);
    expect(testServer.log).toEqual([
      { level: 'error', message: 'no room on the disk of the database; nothing can be written until there is' },
      { level: 'info', message: 'there is room on the disk of the database again' },
    ]);
  });
});
