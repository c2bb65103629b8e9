import type { FoundPerson, OperatedCompany, PendingMail, ServerHealth } from '../contract.ts';

/** A company as the service operator sees it: on the Corporate plan with devices online, unless set otherwise. */
export function aCompany(change: Partial<OperatedCompany> = {}): OperatedCompany {
  return {
    id: 1,
    name: '한빛리테일',
    licensePlan: 'corporate',
    devices: 214,
    devicesOnline: 187,
    licenseVolume: 300,
    licenseExpires: '2027-05-01T00:00:00.000Z',
    people: 26,
    lastActivity: '2026-11-21T02:58:00.000Z',
    createTime: '2025-03-02T01:00:00.000Z',
    ...change,
  };
}

/** A person as the operator finds them: an active administrator, unless set otherwise. */
export function aFoundPerson(change: Partial<FoundPerson> = {}): FoundPerson {
  return {
    id: 1,
    name: '이도윤',
    loginId: 'doyoon.lee',
    mail: 'doyoon.lee@hanbit.example',
    companyId: 1,
    companyName: '한빛리테일',
    memberType: 2,
    lastLogin: '2026-11-21T01:10:00.000Z',
    locked: false,
    isActive: true,
    ...change,
  };
}

/** A waiting email: refused once by the mail server, unless set otherwise. */
export function aPendingMail(change: Partial<PendingMail> = {}): PendingMail {
  return {
    id: 1,
    kind: 'request',
    recipient: 'doyoon.lee@hanbit.example',
    companyId: 1,
    companyName: '한빛리테일',
    createTime: '2026-11-21T02:40:00.000Z',
    tries: 3,
    lastError: 'ECONNREFUSED',
    nextTry: '2026-11-21T03:01:30.000Z',
    inProgress: false,
    ...change,
  };
}

/** A healthy server, unless set otherwise. */
export function aServerHealth(change: Partial<ServerHealth> = {}): ServerHealth {
  const task = (name: ServerHealth['tasks'][number]['name'], everyMs: number) => ({
    name,
    everyMs,
    lastRun: '2026-11-21T02:59:58.000Z',
    failed: 0 as const,
  });
  return {
    version: '0.1.0',
    startTime: '2026-11-18T00:00:00.000Z',
    database: { engine: 'postgres', bytes: 1_610_612_736 },
    disk: { freeBytes: 96_636_764_160, totalBytes: 214_748_364_800 },
    mail: { server: true, waiting: 0, oldest: null, givenUp: 0 },
    agents: { online: 18_204, total: 20_000 },
    events: { streams: 42, last: '2026-11-21T02:59:59.000Z', lagMs: 12 },
    tasks: [task('offline', 1000), task('approvals', 1000), task('delivery', 500), task('pruning', 60_000)],
    ...change,
  };
}
