import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { READS_OF_EVENT } from './events.ts';

/** Reads that no event changes, and why. A read that is new in the contract is listed either here or at its events. */
const WITHOUT_EVENT = {
  'the past, read when its page opens': [
    '/audit',
    '/history/access',
    '/history/remote',
    '/history/file',
    '/history/alert',
    '/remote/recordings',
    '/remote/recordings/{recordingPk}',
    '/dash/remote',
    '/dash/alert',
    '/chart/remote',
    '/chart/alert',
    '/overview/use',
    '/overview/license',
    '/exports/{key}',
    '/payments',
  ],
  'what the operator of the service looks at, of all companies, whose events are not sent to anybody else': [
    '/operator/companies',
    '/operator/companies/{companyPk}',
    '/operator/people',
    '/operator/mails',
    '/operator/health',
  ],
  'settings of the person or the company; who changes them reads them again': [
    '/users/0',
    '/users/password-level',
    '/inbox/preferences',
    '/delegation',
    '/policies/functions',
    '/policies/blocking',
    '/downloads',
    '/version',
  ],
  'a setting of the server, which changes with a restart': ['/payments/provider'],
  'asked when it is wanted, and kept nowhere': [
    '/approvals/approver',
    '/approvals/approvers',
    '/approvals/search',
    '/check',
    '/devices/{devicePk}/commands',
    '/devices/{devicePk}/session',
    '/remote-sessions',
    '/remote/recordings/{recordingPk}/content',
    '/live_view/{devicePk}',
    '/images/{name}',
    '/notices/{noticePk}/texts',
    '/partners/companies/groups',
    '/partners/managers/groups',
  ],
  'what devices measure is asked for again while it is shown, and sent in no event (decision 0032)': [
    '/devices/usage',
    '/devices/{devicePk}/usage',
  ],
  'the first answers to single reads, which are listed themselves (decision 0029)': ['/start'],
  'no read of a screen': ['/events', '/agents/commands', '/agents/update'],
} as const;

function readsOfContract(): string[] {
  const file = new URL('../contract/generated/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, object> };
  return Object.keys(paths).filter((path) => 'get' in (paths[path] ?? {}));
}

it('every read of the contract is listed at the events that change it, or with the reason why none does', () => {
  const named = new Set<string>([...Object.values(READS_OF_EVENT).flat(), ...Object.values(WITHOUT_EVENT).flat()]);
  expect([...named].toSorted()).toEqual(readsOfContract().toSorted());
});

it('no read is listed both at an event and among those that have none', () => {
  const refreshed = new Set<string>(Object.values(READS_OF_EVENT).flat());
  expect(
    Object.values(WITHOUT_EVENT)
      .flat()
      .filter((path) => refreshed.has(path)),
  ).toEqual([]);
});

it('after a loss of everything, everything that an event can change is read again', () => {
  const { reset, ...others } = READS_OF_EVENT;
  expect(new Set(reset)).toEqual(new Set(Object.values(others).flat()));
});
