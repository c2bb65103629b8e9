import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { newAgentKey } from '../protocol/index.ts';
import { ENROLMENT_TOKEN, startFakeServer } from '../testing/fakeServer.ts';
import { checkClock, checkServer } from './doctor.ts';
import { useNetwork } from './network.ts';

const SERVER = 'https://console.example:8443';
const NOW = new Date('2026-11-23T12:00:00Z');

it('finds a clock that is wrong by more than five minutes, and says by how much', () => {
  const date = NOW.toUTCString();
  const at = (minutes: number) => checkClock(date, new Date(NOW.getTime() + minutes * 60_000));
  expect(at(4).isFine).toBe(true);
  expect(at(24 * 60)).toEqual({
    isFine: false,
    sentence: "This computer's clock is 24 hours fast: set it, or turn on time synchronization.",
  });
  expect(at(-6).sentence).toContain('6 minutes slow');
  expect(at(-3 * 24 * 60).sentence).toContain('3 days slow');
  expect(checkClock(null, NOW).isFine).toBe(true);
});

const asking = (agentToken: string | null) => ({ agentToken, key: newAgentKey(), run: 'doctor' });

it('tells a server that knows this computer from one that does not, and from something else', async () => {
  const fake = await startFakeServer();
  onTestFinished(() => fake.close());
  const wrongOnes = async (token: string | null, server = fake.origin) =>
    (await checkServer(server, asking(token))).filter(({ isFine }) => !isFine).map(({ sentence }) => sentence);
  expect(await wrongOnes('unknown')).toEqual([
    'The server no longer knows this computer: run `install` with a new token.',
  ]);
  expect(await wrongOnes(null)).toEqual(['This computer is not enrolled: run `install` with a token.']);
  const page = createServer((_request, response) => response.end('<h1>Router</h1>')).listen(0, '127.0.0.1');
  onTestFinished(() => void page.close());
  await once(page, 'listening');
  const address = page.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  expect(await wrongOnes(ENROLMENT_TOKEN, origin)).toEqual([
    `${origin} is not a Remote Console server: check the address.`,
  ]);
});

it.each([
  [401, 'wrong_key', ['The device belongs to an agent with a different key: run `install` with a new token.']],
  [401, 'agent_removed', ['The device was deleted in the console: run `install` with a new token.']],
  // The agent being examined reports, and this is not its run.
  [409, 'agent_still_online', []],
  [503, 'unavailable', ['It refuses requests (status 503).']],
])('says what a server means that answers %d %s', async (status, error, sentences) => {
  const fake = await startFakeServer();
  onTestFinished(() => fake.close());
  fake.refuse = () => ({ status, error });
  const findings = await checkServer(fake.origin, asking('token'));
  expect(findings.filter(({ isFine }) => !isFine).map(({ sentence }) => sentence)).toEqual(sentences);
  expect(fake.complaints).toEqual([]);
});

it('says that a proxy asks for a password', async () => {
  const proxy = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void proxy.close());
  proxy.on('connect', (_request, socket) => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'));
  await once(proxy, 'listening');
  const address = proxy.address();
  const there = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  useNetwork({ proxy: { HTTPS_PROXY: there }, certificate: null });
  expect(await checkServer(SERVER, asking('token'))).toEqual([
    {
      isFine: false,
      sentence: 'The proxy requires a password: put it in HTTPS_PROXY, as in http://name:password@proxy:8080.',
    },
  ]);
});
