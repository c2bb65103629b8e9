import { delay } from 'msw';
import type {
  Device,
  DeviceDetail,
  DeviceSummary,
  Group,
  LoginResult,
  Notice,
  Problem,
  ProblemKey,
  Profile,
  FleetUsageTimeline,
  Recording,
  RunningSession,
  UsageTimeline,
} from '../contract.ts';
import { http } from './contractHttp.ts';

/** The body of a refusal. */
export function problem(status: number, error: ProblemKey, field?: string): Problem {
  return field === undefined ? { status, error } : { status, error, field };
}

const one = <Item>(item: Item) => ({ status: 200 as const, meta: {}, objects: [item] });
const page = <Item>(objects: Item[], total = objects.length) => ({
  status: 200 as const,
  meta: { totalCount: total },
  objects,
});

type Refusal = 403 | 404;

/** Single answers, named after what a test assumes. For behavior over several calls use `backend`. */
export const given = {
  login: (result: LoginResult) =>
    http.post('/access', ({ response }) => response(200).json({ status: 200, meta: {}, objects: result })),
  partnerLogin: (result: LoginResult) =>
    http.post('/partners/access', ({ response }) => response(200).json({ status: 200, meta: {}, objects: result })),
  loginHangs: () => http.post('/access', async () => void (await delay('infinite'))),
  loginIsUnreachable: () => http.post('/access', () => Response.error()),
  tooManyLogins: () => http.post('/access', ({ response }) => response(429).json(problem(429, 'too_many_requests'))),

  profile: (profile: Profile) => http.get('/users/0', ({ response }) => response(200).json(one(profile))),

  devices: (devices: Device[], total = devices.length) =>
    http.get('/devices', ({ response }) => response(200).json(page(devices, total))),
  devicesHang: () => http.get('/devices', async () => void (await delay('infinite'))),
  devicesFail: (status: Refusal, error: ProblemKey) =>
    http.get('/devices', ({ response }) => response(status).json(problem(status, error))),
  devicesAreUnreachable: () => http.get('/devices', () => Response.error()),
  device: (device: DeviceDetail) => http.get('/devices/{devicePk}', ({ response }) => response(200).json(one(device))),
  deviceHangs: () => http.get('/devices/{devicePk}', async () => void (await delay('infinite'))),
  deviceFails: (status: Refusal, error: ProblemKey) =>
    http.get('/devices/{devicePk}', ({ response }) => response(status).json(problem(status, error))),
  usage: (timeline: UsageTimeline) =>
    http.get('/devices/{devicePk}/usage', ({ response }) => response(200).json(one(timeline))),
  fleetUsage: (timeline: FleetUsageTimeline) =>
    http.get('/devices/usage', ({ response }) => response(200).json(one(timeline))),
  summary: (summary: DeviceSummary) =>
    http.get('/devices/summary', ({ response }) =>
      response(200).json({ status: 200, meta: { requestTicket: summary.requestTicket }, objects: [summary] }),
    ),

  groups: (groups: Group[]) => http.get('/groups', ({ response }) => response(200).json(page(groups))),
  groupsHang: () => http.get('/groups', async () => void (await delay('infinite'))),
  groupsAreUnreachable: () => http.get('/groups', () => Response.error()),

  notices: (notices: Notice[]) => http.get('/notices', ({ response }) => response(200).json(page(notices))),
  noticesAreUnreachable: () => http.get('/notices', () => Response.error()),

  runningSessions: (sessions: RunningSession[], total = sessions.length) =>
    http.get('/remote/sessions', ({ response }) => response(200).json(page(sessions, total))),
  runningSessionsHang: () => http.get('/remote/sessions', async () => void (await delay('infinite'))),
  runningSessionsAreUnreachable: () => http.get('/remote/sessions', () => Response.error()),
  recordings: (recordings: Recording[], total = recordings.length) =>
    http.get('/remote/recordings', ({ response }) => response(200).json(page(recordings, total))),
  recordingsHang: () => http.get('/remote/recordings', async () => void (await delay('infinite'))),
  recordingsAreUnreachable: () => http.get('/remote/recordings', () => Response.error()),
  recording: (recording: Recording) =>
    http.get('/remote/recordings/{recordingPk}', ({ response }) => response(200).json(one(recording))),
  recordingFails: (status: Refusal, error: ProblemKey) =>
    http.get('/remote/recordings/{recordingPk}', ({ response }) => response(status).json(problem(status, error))),
  recordingContent: (content: Uint8Array<ArrayBuffer>) =>
    http.get('/remote/recordings/{recordingPk}/content', ({ response }) =>
      response.untyped(new Response(content, { headers: { 'content-type': 'application/octet-stream' } })),
    ),
  recordingContentHangs: () =>
    http.get('/remote/recordings/{recordingPk}/content', async () => void (await delay('infinite'))),
  recordingContentFails: (status: 403 | 404 | 409, error: ProblemKey) =>
    http.get('/remote/recordings/{recordingPk}/content', ({ response }) =>
      response(status).json(problem(status, error)),
    ),
  remoteConnection: () =>
    http.post('/remote/connections', ({ response }) =>
      response(200).json(one({ connectionToken: 'token-of-one-connection', expiresTime: '2026-11-21T03:01:00.000Z' })),
    ),
  remoteConnectionHangs: () => http.post('/remote/connections', async () => void (await delay('infinite'))),
  remoteConnectionFails: (status: 403 | 404 | 409 | 429, error: ProblemKey) =>
    http.post('/remote/connections', ({ response }) => response(status).json(problem(status, error))),
};
