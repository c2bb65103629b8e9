import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { newAgentKey } from '../protocol/agentKey.ts';
import { ENROLMENT_TOKEN, startFakeServer } from '../testing/fakeServer.ts';
import { NOTHING_ALLOWED } from '../remote/remoteAllowance.ts';
import { checkClock, checkServer } from './doctor.ts';
import { proxyOf, readNetwork, useNetwork, withoutPassword } from './network.ts';
import { connectionSentence, diskSentence, refusalSentence, waitingSentence } from './reachability.ts';
import { statusSentence } from './status.ts';

const SERVER = 'https://console.example:8443';
const NOW = new Date('2026-11-23T12:00:00Z');

it.each([
  ['ENOTFOUND', 'console.example is not known here: check the address and the name server.'],
  ['ECONNREFUSED', 'Nothing answers at console.example:8443: check the address and its port.'],
  ['ETIMEDOUT', 'console.example:8443 does not answer: check whether a firewall'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'give it with --certificate FILE.'],
  ['CERT_NOT_YET_VALID', 'check the clock of this computer, which says 2026-11-23T12:00:00.000Z.'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'is for another address'],
  ['proxy 407', 'The proxy asks for a password: put it into HTTPS_PROXY'],
  ['proxy 403', 'The proxy does not let connections to console.example:8443 through (status 403)'],
  ['EPIPE', 'https://console.example:8443 cannot be reached (EPIPE).'],
])('says what to do about %s', (reason, sentence) => {
  expect(connectionSentence(reason, SERVER, NOW)).toContain(sentence);
});

it.each([
  ['409 license_volume_exceeded', /^The license of \S+ covers no more devices: remove one in the console or extend/],
  ['409 group_device_limit', /^The group in \S+ takes no more devices: raise its limit in the console or use a token/],
])('says what a person has to do about %s, to who installs and to who reads the log', (reason, sentence) => {
  expect(refusalSentence(reason, SERVER)).toMatch(sentence);
  expect(waitingSentence(reason, SERVER, NOW)).toBe(refusalSentence(reason, SERVER));
});

it('asks nobody to try again while the agent does', () => {
  for (const reason of ['429 too_many_requests', '503 server_error', '401 right after enrolling'])
    expect(waitingSentence(reason, SERVER, NOW)).toBe(`${SERVER} accepts no reports at the moment (${reason}).`);
  expect(waitingSentence('proxy 407', SERVER, NOW)).toBe(connectionSentence('proxy 407', SERVER, NOW));
});

it.each([
  ['EROFS', 'is on a disk that can only be read'],
  ['ENOSPC', 'is on a disk that is full'],
  ['EACCES', 'with the rights of an administrator (sudo)'],
])('says what to do about a disk that answers %s', (code, sentence) => {
  expect(diskSentence(Object.assign(new Error('write'), { code }), '/data')).toContain(sentence);
});

it('leaves errors that are none of the disk to others', () => {
  expect(diskSentence(Object.assign(new Error('x'), { code: 'EPIPE' }), '/data')).toBeNull();
  expect(diskSentence(new Error('x'), '/data')).toBeNull();
});

it('finds a clock that is wrong by more than five minutes, and says by how much', () => {
  const date = NOW.toUTCString();
  const at = (minutes: number) => checkClock(date, new Date(NOW.getTime() + minutes * 60_000));
  expect(at(4).isFine).toBe(true);
  expect(at(24 * 60)).toEqual({
    isFine: false,
    sentence: 'The clock of this computer is 24 hours fast: set it, or switch on its synchronisation.',
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
    'The server does not know this computer any more: run `install` with a new token.',
  ]);
  expect(await wrongOnes(null)).toEqual(['This computer is not enrolled: run `install` with a token.']);
  const page = createServer((_request, response) => response.end('<h1>Router</h1>')).listen(0, '127.0.0.1');
  onTestFinished(() => void page.close());
  await once(page, 'listening');
  const address = page.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  expect(await wrongOnes(ENROLMENT_TOKEN, origin)).toEqual([
    `What answers at ${origin} is no Remote Console: check the address.`,
  ]);
});

it.each([
  [401, 'wrong_key', ['The device belongs to an agent with another key: run `install` with a new token.']],
  [401, 'agent_removed', ['The device was deleted in the console: run `install` with a new token.']],
  // The agent that is examined reports, and this is not its run.
  [409, 'agent_still_online', []],
  [503, 'unavailable', ['It refuses with 503.']],
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
      sentence: 'The proxy asks for a password: put it into HTTPS_PROXY, as in http://name:password@proxy:8080.',
    },
  ]);
});

it('takes the proxies of the environment, in either spelling, and shows none with its password', () => {
  expect(
    proxyOf({ https_proxy: 'http://a', HTTPS_PROXY: 'http://b', NO_PROXY: 'x', PATH: 'y', HTTP_PROXY: '' }),
  ).toEqual({
    HTTPS_PROXY: 'http://a',
    NO_PROXY: 'x',
  });
  expect(withoutPassword('http://name:secret@proxy.example:8080')).toBe('proxy.example:8080');
  expect(withoutPassword('name:secret@proxy')).not.toContain('secret');
});

it('refuses a certificate that is none', async () => {
  await expect(readNetwork({}, import.meta.filename.replace('reachability.test', 'layout'))).rejects.toThrow(
    'holds no certificate',
  );
});

it('says in one sentence whether the agent reports, since when, to whom, and what it allows', () => {
  const installation = {
    server: SERVER,
    scope: 'system',
    manager: 'systemd',
    user: null,
    allowPower: false,
    remote: NOTHING_ALLOWED,
    network: { proxy: {}, certificate: null },
  } as const;
  const running = { pid: 1, version: '1.2.0', server: SERVER, allowPower: false, reporting: null };
  const since = '2026-11-23T12:00:00Z';
  expect(statusSentence(installation, null, null)).toContain('does not run, so nothing is reported');
  expect(statusSentence({ ...installation, allowPower: true }, running, null)).toContain('may reboot and shut down');
  expect(statusSentence(installation, { ...running, reporting: { accepted: true, since, reason: '' } }, null)).toBe(
    `Reporting to ${SERVER} since ${since}. The console may not reboot or shut down this computer. People at the console may not reach this computer from a browser. The agent has version 1.2.0.`,
  );
  const remote = { ...NOTHING_ALLOWED, screen: true, terminal: true, files: '/srv/exchange' };
  expect(statusSentence({ ...installation, remote }, running, null)).toContain(
    'People at the console may from a browser: see and control the screen, use a terminal, exchange the files of /srv/exchange.',
  );
  expect(statusSentence(installation, { ...running, version: null }, null)).toMatch(/from a browser\.$/);
  expect(
    statusSentence(installation, { ...running, reporting: { accepted: false, since, reason: 'ECONNREFUSED' } }, null),
  ).toContain(
    `Not reporting to ${SERVER} since ${since}. Nothing answers at console.example:8443: check the address and its port.`,
  );
  const session = { number: 7, person: 'Ada', kind: 'terminal', since, isAway: false } as const;
  const more = [session, { ...session, number: 8, kind: 'files' }, { ...session, number: 9, person: 'B\nb' }] as const;
  const present = (sessions: Parameters<typeof statusSentence>[2]) => statusSentence(installation, running, sessions);
  expect(present([])).toMatch(/ Nobody is on this computer from a browser\.$/);
  expect(present([session])).toMatch(/ 1 session is running on this computer: Ada \(terminal\)\.$/);
  expect(present(more)).toMatch(
    / 3 sessions are running on this computer: Ada \(terminal, files\), B b \(terminal\)\.$/,
  );
});
