import { expect, it } from 'vitest';
import { NOTHING_ALLOWED } from '../remote/index.ts';
import { statusSentence } from './status.ts';

const SERVER = 'https://console.example:8443';

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
  expect(statusSentence(installation, null, null)).toContain('is not running, so nothing is reported');
  expect(statusSentence({ ...installation, allowPower: true }, running, null)).toContain('may reboot and shut down');
  expect(statusSentence(installation, { ...running, reporting: { accepted: true, since, reason: '' } }, null)).toBe(
    `Reporting to ${SERVER} since ${since}. The console may not reboot or shut down this computer. Nobody can reach this computer from a browser. The agent is version 1.2.0.`,
  );
  const remote = { ...NOTHING_ALLOWED, screen: true, terminal: true, files: '/srv/exchange' };
  expect(statusSentence({ ...installation, remote }, running, null)).toContain(
    'People with permission can do this from a browser: see and control the screen, use a terminal, exchange files in /srv/exchange.',
  );
  expect(statusSentence(installation, { ...running, version: null }, null)).toMatch(/from a browser\.$/);
  expect(
    statusSentence(installation, { ...running, reporting: { accepted: false, since, reason: 'ECONNREFUSED' } }, null),
  ).toContain(
    `Not reporting to ${SERVER} since ${since}. Nothing is listening at console.example:8443: check the address and the port.`,
  );
  const session = { number: 7, person: 'Ada', kind: 'terminal', since, isAway: false } as const;
  const more = [session, { ...session, number: 8, kind: 'files' }, { ...session, number: 9, person: 'B\nb' }] as const;
  const present = (sessions: Parameters<typeof statusSentence>[2]) => statusSentence(installation, running, sessions);
  expect(present([])).toMatch(/ Nobody is connected to this computer from a browser\.$/);
  expect(present([session])).toMatch(/ 1 session on this computer: Ada \(terminal\)\.$/);
  expect(present(more)).toMatch(/ 3 sessions on this computer: Ada \(terminal, files\), B b \(terminal\)\.$/);
});
