import { describe, expect, it } from 'vitest';
import { openApprovalFixture } from '../testing/approvalFixture.ts';
import { AGENT, openDeviceFixture, power, watchForWaitingAgent } from '../testing/deviceFixture.ts';
import { PNG } from '../testing/examples/seeds.ts';
import { exchange, send, succeed } from '../testing/exchange.ts';
import { anotherServer } from '../testing/testServer.ts';

/** Two servers over one database: people call the first, the agent the second. */
async function openTwo() {
  const fixture = await openDeviceFixture();
  return { ...fixture, other: await anotherServer(fixture.testServer) };
}

const wait = { token: AGENT, query: { wait: 20 } };

describe('two servers over one database', () => {
  it('hand a command that was given to one to an agent that waits at the other, within a second', async () => {
    const { app, other, token, device, manager } = await openTwo();
    const untilItWaits = watchForWaitingAgent(other.bus);
    const waiting = succeed(other.app, 'listAgentCommands', wait);
    await untilItWaits();
    const before = performance.now();
    await succeed(app, 'changeDevice', { token, path: { devicePk: device }, body: power('reboot', device, manager) });
    expect((await waiting).objects).toEqual([{ pk: expect.any(Number), type: 'reboot', value: '' }]);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('show a picture at one that the agent sent to the other', async () => {
    const { app, other, token, device } = await openTwo();
    const untilItWaits = watchForWaitingAgent(other.bus);
    const waiting = succeed(other.app, 'listAgentCommands', wait);
    await untilItWaits();
    const looking = send(app, 'getDeviceImage', { token, path: { devicePk: device } });
    expect((await waiting).objects).toMatchObject([{ type: 'screen' }]);
    await succeed(other.app, 'reportScreen', { token: AGENT, body: PNG });
    expect((await looking).status).toBe(200);
  });

  it('take one of the decisions that come to both at once', async () => {
    const { testServer, request, decide, stored, tokens, mails } = await openApprovalFixture();
    const other = await anotherServer(testServer);
    for (let round = 0; round < 5; round += 1) {
      const { pk } = await request();
      const body = { pk, is_accept: 0, react_reason: 'no' };
      const [here, there] = await Promise.all([
        decide(pk, 1),
        exchange(other.app, 'sendApproval', { token: tokens.subManager, body }),
      ]);
      expect([here.status, there.status].toSorted()).toEqual([200, 409]);
      expect((await stored()).at(-1)).toMatchObject({ pk, version: 1, approve_state: here.status === 200 ? 2 : 1 });
      // One email asks, one informs.
      expect(await mails()).toHaveLength(2 * (round + 1));
    }
  });
});
