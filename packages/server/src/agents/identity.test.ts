import { describe, expect, it } from 'vitest';
import { type ProofClaims, proofOf } from '../testing/agentProofs.ts';
import { type Call, exchange, refuse, requestOf, send, succeed } from '../testing/exchange.ts';
import {
  addCompany,
  addEnrolmentToken,
  addPerson,
  only,
  openTestServer,
  sessionOf,
  TELEMETRY,
} from '../testing/testServer.ts';

const INTERVAL_MS = 5000;
const SILENT_MS = 3 * INTERVAL_MS;
const OFFICE = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

async function openDevice() {
  const testServer = await openTestServer();
  const { app, clock } = testServer;
  const { companyId, defaultGroupId } = await addCompany(testServer, 'Alpha');
  const manager = await addPerson(testServer, companyId, 'mia', { member_type_id: 2 });
  const enrolment = {
    enrolment_token: await addEnrolmentToken(testServer, companyId, defaultGroupId),
    guid: crypto.randomUUID(),
    host_name: 'web-01',
    dev_os_id: 2,
    dev_ver: '1',
    simulated: false,
  };
  const enrol = async () => only((await succeed(app, 'enrolAgent', { body: enrolment })).objects);
  const { device_pk: deviceId, agent_token: token } = await enrol();
  const call = { token, body: { telemetry: TELEMETRY }, address: OFFICE };
  const beat = async (over: Partial<Call> = {}) => {
    const { status, body } = await exchange(app, 'reportHeartbeat', { ...call, ...over });
    return status === 200 ? 200 : `${status} ${String(Reflect.get(Object(body), 'error'))}`;
  };
  const device = async () => {
    const session = await sessionOf(testServer, manager);
    return only((await succeed(app, 'getDevice', { token: session, path: { devicePk: deviceId } })).objects);
  };
  const conflicts = async () => (await device()).identity_conflicts;
  const later = (milliseconds: number) => (clock.now += milliseconds);
  return { testServer, app, companyId, enrolment, enrol, call, token, deviceId, beat, device, conflicts, later };
}

describe('the key of an agent', () => {
  it('is asked for when it enrols', async () => {
    const { app, enrolment } = await openDevice();
    const body = { ...enrolment, guid: crypto.randomUUID() };
    expect(await refuse(app, 'enrolAgent', { body, agent: null })).toEqual({ status: 401, error: 'proof_required' });
  });

  it.each([
    ['another method', { htm: 'GET' }],
    ['another path', { htu: 'http://console.test/lmm/api/v1.0/agents' }],
    ['no address', { htu: 'heartbeat' }],
    ['another token', { ath: 'x' }],
    ['no token', { ath: undefined }],
    ['no run', { run: '' }],
    ['a run that is too long', { run: 'x'.repeat(65) }],
    ['a run that is no text', { run: 7 }],
    ['something else', { typ: 'JWT' }],
  ] satisfies readonly (readonly [string, ProofClaims])[])('is not proved by a proof of %s', async (_, claims) => {
    const { app, call, enrolment, beat } = await openDevice();
    expect(await beat()).toBe(200);
    const asked = await send(app, 'reportHeartbeat', { ...call, headers: { dpop: 'x' } });
    const nonce = asked.headers.get('dpop-nonce') ?? '';
    const withClaims = async (changed: ProofClaims) => ({
      dpop: await proofOf(enrolment.guid, requestOf('reportHeartbeat', call), { nonce, ...changed }),
    });
    expect(await beat({ headers: await withClaims({}) })).toBe(200);
    expect(await beat({ headers: await withClaims(claims) })).toBe('401 invalid_proof');
  });

  it.each(['', 'x', 'a.b.c', 'e30.e30.e30', 'x'.repeat(3000)])('is not proved by "%.12s"', async (dpop) => {
    const { beat, conflicts } = await openDevice();
    expect(await beat({ headers: { dpop } })).toBe('401 invalid_proof');
    expect(await conflicts()).toEqual([]);
  });

  it('is proved with what the server gave out in the last minutes, whatever the clock of the agent says', async () => {
    const { app, call, enrolment, beat, later } = await openDevice();
    const headers = async (nonce: string | undefined) => ({
      dpop: await proofOf(enrolment.guid, requestOf('reportHeartbeat', call), { nonce }),
    });
    const nonceOf = async () =>
      (await send(app, 'reportHeartbeat', { ...call, headers: await headers(undefined) })).headers.get('dpop-nonce') ??
      '';
    expect(await beat({ headers: await headers(undefined) })).toBe('401 use_dpop_nonce');
    const nonce = await nonceOf();
    later(300_000);
    expect(await beat({ headers: await headers(nonce) })).toBe(200);
    expect(await nonceOf()).not.toBe(nonce);
    later(300_000);
    expect(await beat({ headers: await headers(nonce) })).toBe('401 use_dpop_nonce');
    expect(await beat()).toBe(200);
  });

  it('is bound to the device of an agent from before there were keys as soon as it is shown, and asked for from then on', async () => {
    const { testServer, deviceId, beat, conflicts } = await openDevice();
    await testServer.database.query
      .updateTable('devices')
      .set({ agent_key: null })
      .where('pk', '=', deviceId)
      .execute();
    expect(await beat({ agent: null })).toBe(200);
    expect(await beat({ agent: null })).toBe(200);
    expect(await beat()).toBe(200);
    expect(await beat({ agent: null })).toBe('401 wrong_key');
    expect(await conflicts()).toMatchObject([{ kind: 'copied_token' }]);
  });
});

describe('a token that was copied', () => {
  it.each([
    ['without a key', null],
    ['with another key', 'thief'],
  ])('is refused %s, wherever it is used, and shown at the device', async (_, agent) => {
    const { app, token, beat, conflicts, later } = await openDevice();
    expect(await beat()).toBe(200);
    const stolen = { token, agent, address: ELSEWHERE };
    const refused = { status: 401, error: 'wrong_key' };
    expect(await refuse(app, 'listAgentCommands', stolen)).toEqual(refused);
    expect(await refuse(app, 'reportShutdown', stolen)).toEqual(refused);
    expect(await beat(stolen)).toBe('401 wrong_key');
    expect(await beat()).toBe(200);
    const first_time = '2026-11-02T03:00:00.000Z';
    const conflict = { kind: 'copied_token', first_time, last_time: first_time, address: ELSEWHERE };
    expect(await conflicts()).toEqual([conflict]);
    later(60_000);
    expect(await beat({ ...stolen, address: '203.0.113.10' })).toBe('401 wrong_key');
    expect(await conflicts()).toEqual([
      { ...conflict, last_time: '2026-11-02T03:01:00.000Z', address: '203.0.113.10' },
    ]);
  });

  it('is shown for a day after it was used last, and no longer once the agent has enrolled again', async () => {
    const { beat, conflicts, later, enrol } = await openDevice();
    await beat({ agent: 'thief' });
    later(86_399_000);
    expect(await conflicts()).toHaveLength(1);
    later(1000);
    expect(await conflicts()).toEqual([]);
    await beat({ agent: 'thief' });
    expect(await conflicts()).toMatchObject([{ first_time: '2026-11-03T03:00:00.000Z' }]);
    await enrol();
    expect(await conflicts()).toEqual([]);
  });
});

describe('a copy of an agent with its key', () => {
  const copy = { run: 'the copy', address: ELSEWHERE };

  it('is refused while the agent reports, gets no commands, and is shown at the device', async () => {
    const { app, token, beat, conflicts, device, later } = await openDevice();
    expect(await beat()).toBe(200);
    later(INTERVAL_MS);
    expect(await beat(copy)).toBe('409 agent_still_online');
    for (let round = 0; round < 3; round += 1) {
      later(INTERVAL_MS);
      expect(await beat()).toBe(200);
      expect(await beat(copy)).toBe('409 identity_in_use');
    }
    const refused = { status: 409, error: 'agent_still_online' };
    expect(await refuse(app, 'listAgentCommands', { token, ...copy })).toEqual(refused);
    expect(await refuse(app, 'reportShutdown', { token, ...copy })).toEqual(refused);
    expect((await device()).alive).toBe(1);
    expect(await conflicts()).toMatchObject([
      { kind: 'two_agents', first_time: '2026-11-02T03:00:10.000Z', address: ELSEWHERE },
    ]);
  });

  it.each([
    ['has said goodbye', true],
    ['was silent for three intervals', false],
  ])(
    'is the agent as soon as the one before it %s, as after a computer was restored from a backup',
    async (_, says) => {
      const { app, token, beat, conflicts, later } = await openDevice();
      expect(await beat()).toBe(200);
      if (says) await succeed(app, 'reportShutdown', { token });
      else {
        expect(await beat(copy)).toBe('409 agent_still_online');
        later(SILENT_MS - 1);
        expect(await beat(copy)).toBe('409 agent_still_online');
        later(1);
      }
      expect(await beat(copy)).toBe(200);
      expect(await beat()).toBe('409 agent_still_online');
      expect(await conflicts()).toEqual([]);
    },
  );

  it('is in the list of devices for those who may open the device alone', async () => {
    const { testServer, app, companyId, beat, later } = await openDevice();
    expect(await beat()).toBe(200);
    for (let round = 0; round < 3; round += 1) {
      later(INTERVAL_MS);
      await beat(copy);
      await beat();
    }
    const listFor = async (mgrid: string, member: object) => {
      const token = await sessionOf(testServer, await addPerson(testServer, companyId, mgrid, member));
      const { objects } = await succeed(app, 'listDevices', { token });
      return objects.map(({ identity_conflicts }) => identity_conflicts.map(({ kind }) => kind));
    };
    expect(await listFor('max', { member_type_id: 2 })).toEqual([['two_agents']]);
    expect(await listFor('uma', {})).toEqual([]);
  });

  it('is shown together with a copied token, the newest first', async () => {
    const { beat, conflicts, later } = await openDevice();
    expect(await beat()).toBe(200);
    for (let round = 0; round < 3; round += 1) {
      later(INTERVAL_MS);
      await beat(copy);
      await beat();
    }
    later(1000);
    await beat({ agent: 'thief' });
    expect((await conflicts()).map(({ kind }) => kind)).toEqual(['copied_token', 'two_agents']);
  });
});
