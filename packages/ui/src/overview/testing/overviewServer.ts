import type { DailyUse, FleetOverview, LicenseCapacity } from '@remote-console/api-client';
import { given, http, pageOf, problem } from '@remote-console/api-client/testing';
import type { Language } from '@remote-console/domain';
import { delay } from 'msw';
import { pendingApprovals } from '../../approvals/testing/exampleApprovals.ts';
import { approvalServer } from '../../approvals/testing/storyServer.ts';
import { exampleSessions } from '../../remote/testing/exampleSessions.tsx';
import { exampleTimeline, exampleFleetOverview, exampleTop, exampleUse } from './exampleOverview.ts';

/** Mock answers of a server for the overview. */
export const overviewServer = {
  fleet: (fleet: FleetOverview = exampleFleetOverview) =>
    http.get('/overview', ({ response }) => response(200).json({ status: 200, meta: {}, objects: [fleet] })),
  fleetHangs: () => http.get('/overview', async () => void (await delay('infinite'))),
  fleetFails: () => http.get('/overview', () => Response.error()),
  fleetIsForbidden: () => http.get('/overview', ({ response }) => response(403).json(problem(403, 'need_license'))),
  use: (rows?: DailyUse[]) =>
    http.get('/overview/use', ({ query, response }) => {
      const objects = rows ?? exampleUse(Number(query.get('days') ?? 30));
      return response(200).json({ status: 200, meta: { totalCount: objects.length }, objects });
    }),
  useHangs: () => http.get('/overview/use', async () => void (await delay('infinite'))),
  license: (capacity: LicenseCapacity = exampleTimeline) =>
    http.get('/overview/license', ({ response }) => response(200).json({ status: 200, meta: {}, objects: [capacity] })),
  top: () =>
    http.get('/dash/remote', ({ query, response }) =>
      response(200).json(pageOf(exampleTop(query.get('type') === 'device' ? 'device' : 'user'), query)),
    ),
  topIsEmpty: () => http.get('/dash/remote', ({ query, response }) => response(200).json(pageOf([], query))),
};

/** Everything that the overview requests. */
export const wholeOverview = (language: Language) => [
  overviewServer.fleet(),
  overviewServer.use(),
  overviewServer.license(),
  overviewServer.top(),
  approvalServer.list(pendingApprovals(language).slice(0, 3)),
  given.runningSessions([...exampleSessions]),
];
