import { describe, expect, it } from 'vitest';
import { sweepCommands } from '../agents/agentCommands.ts';
import { AGENT, auditOf, openDeviceFixture, taken } from '../testing/deviceFixture.ts';
import { PNG } from '../testing/examples/seeds.ts';
import { refuse, send, succeed } from '../testing/exchange.ts';

async function openScreen() {
  const fixture = await openDeviceFixture();
  const { app, token, device } = fixture;
  const look = () => send(app, 'getDeviceImage', { token, path: { devicePk: device }, query: { t: 1 } });
  const show = (body: Uint8Array = PNG) => succeed(app, 'reportScreen', { token: AGENT, body });
  return { ...fixture, fixture, look, show };
}

/** How many seconds the agent waits to be asked for a screenshot; it answers as soon as it is. */
const PATIENCE = 20;

describe('the picture of a screen', () => {
  it('is taken when somebody asks, and then only, and is shown as it came', async () => {
    const { app, fixture, look, show } = await openScreen();
    expect(await taken(fixture)).toEqual([]);
    expect(await refuse(app, 'reportScreen', { token: AGENT, body: PNG })).toMatchObject({ status: 409 });
    const asked = look();
    expect(await taken(fixture, PATIENCE)).toEqual([{ pk: expect.any(Number), type: 'screen', value: '' }]);
    await show();
    const answer = await asked;
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
    expect(await refuse(app, 'reportScreen', { token: AGENT, body: PNG })).toMatchObject({ status: 409 });
  });

  it('is shared by those who look at the same moment, and taken again two seconds later', async () => {
    const { app, testServer, fixture, look, show } = await openScreen();
    const asked = [look(), look()];
    expect(await taken(fixture, PATIENCE)).toHaveLength(1);
    await show();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
    // The second may have arrived a moment after the first one's screenshot, and requested another.
    const waiting = await taken(fixture);
    expect((await look()).status).toBe(200);
    expect(await taken(fixture)).toEqual([]);
    for (const { pk } of waiting) {
      await succeed(app, 'answerAgentCommand', { token: AGENT, path: { commandPk: pk }, body: { outcome: 'done' } });
    }
    testServer.clock.now += 2001;
    const again = look();
    expect(await taken(fixture, PATIENCE)).toHaveLength(1);
    await show();
    expect((await again).status).toBe(200);
  });

  it('is missing with no_image when the agent says that it has none, or says nothing in time', async () => {
    const { app, fixture, look } = await openScreen();
    const asked = look();
    const [{ pk } = { pk: 0 }] = await taken(fixture, PATIENCE);
    await succeed(app, 'answerAgentCommand', { token: AGENT, path: { commandPk: pk }, body: { outcome: 'failed' } });
    const none = await asked;
    expect([none.status, await none.json()]).toEqual([404, { status: 404, error: 'no_image' }]);
    expect((await look()).status).toBe(404);
  }, 15_000);

  it('is forgotten a minute after it was taken', async () => {
    const { testServer, fixture, look, show } = await openScreen();
    const asked = look();
    await taken(fixture, PATIENCE);
    await show();
    await asked;
    const kept = () => testServer.database.query.selectFrom('device_screens').select('device_fk').execute();
    testServer.clock.now += 59_999;
    await sweepCommands(testServer.connection);
    expect(await kept()).toHaveLength(1);
    testServer.clock.now += 1;
    await sweepCommands(testServer.connection);
    expect(await kept()).toEqual([]);
  });

  it('leaves no entry in audit or commands', async () => {
    const { app, fixture, token, device, look, show } = await openScreen();
    const asked = look();
    await taken(fixture, PATIENCE);
    await show();
    await asked;
    expect(await auditOf(fixture, token)).toEqual([]);
    expect((await succeed(app, 'listDeviceCommands', { token, path: { devicePk: device } })).objects).toEqual([]);
  });

  it('is judged by its bytes: no other file, no damaged and no huge picture is taken', async () => {
    const { app, fixture, look } = await openScreen();
    const asked = look();
    await taken(fixture, PATIENCE);
    const huge = new Uint8Array(PNG);
    huge[16] = 1;
    for (const body of [new TextEncoder().encode('<svg onload="alert(1)"/>'), PNG.subarray(0, 20), huge]) {
      const call = { token: AGENT, body, headers: { 'content-type': 'image/png' } };
      expect(await refuse(app, 'reportScreen', call)).toEqual({ status: 400, error: 'invalid_data' });
    }
    const large = { token: AGENT, body: new Uint8Array(1024 * 1024 + 1) };
    expect(await refuse(app, 'reportScreen', large)).toEqual({ status: 413, error: 'payload_too_large' });
    await asked;
  }, 15_000);
});
