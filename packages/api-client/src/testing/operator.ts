import type { FoundPerson, OperatedCompany, PendingMail, ServerHealth } from '../contract.ts';

/** A company as its service's operator sees it: on the Corporate plan with devices online, unless set otherwise. */
export function aCompany(change: Partial<OperatedCompany> = {}): OperatedCompany {
  return {
    pk: 1,
    name: '한빛리테일',
    plan: 'corporate',
    devices: 214,
    devices_online: 187,
    license_volume: 300,
    license_expires: '2027-05-01T00:00:00.000Z',
    people: 26,
    last_activity: '2026-11-21T02:58:00.000Z',
    create_time: '2025-03-02T01:00:00.000Z',
    ...change,
  };
}

/** A person as the operator finds them: an active manager, unless set otherwise. */
export function aFoundPerson(change: Partial<FoundPerson> = {}): FoundPerson {
  return {
    pk: 1,
    name: '이도윤',
    mgrid: 'doyoon.lee',
    mail: 'doyoon.lee@hanbit.example',
    company_pk: 1,
    company_name: '한빛리테일',
    member_type_id: 2,
    last_login: '2026-11-21T01:10:00.000Z',
    locked: 0,
    flag_active: 1,
    ...change,
  };
}

/** A mail that waits: refused once by the mail server, unless set otherwise. */
export function aPendingMail(change: Partial<PendingMail> = {}): PendingMail {
  return {
    pk: 1,
    kind: 'request',
    recipient: 'doyoon.lee@hanbit.example',
    company_pk: 1,
    company_name: '한빛리테일',
    create_time: '2026-11-21T02:40:00.000Z',
    tries: 3,
    last_error: 'ECONNREFUSED',
    next_try: '2026-11-21T03:01:30.000Z',
    in_progress: 0,
    ...change,
  };
}

/** A server that is well, unless set otherwise. */
export function aServerHealth(change: Partial<ServerHealth> = {}): ServerHealth {
  const task = (name: ServerHealth['tasks'][number]['name'], every_ms: number) => ({
    name,
    every_ms,
    last_run: '2026-11-21T02:59:58.000Z',
    failed: 0 as const,
  });
  return {
    version: '0.1.0',
    start_time: '2026-11-18T00:00:00.000Z',
    database: { engine: 'postgres', bytes: 1_610_612_736 },
    disk: { free_bytes: 96_636_764_160, total_bytes: 214_748_364_800 },
    mail: { server: 1, waiting: 0, oldest: null, given_up: 0 },
    agents: { online: 18_204, total: 20_000 },
    events: { streams: 42, last: '2026-11-21T02:59:59.000Z', lag_ms: 12 },
    tasks: [task('offline', 1000), task('approvals', 1000), task('delivery', 500), task('pruning', 60_000)],
    ...change,
  };
}
