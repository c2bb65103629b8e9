import type { Rollout, RolloutDevice } from '@remote-console/api-client';
import { http } from '@remote-console/api-client/testing';
import { downloadsAnswer } from './exampleDownloads.ts';

const tally = (waiting: number, asked: number, updated: number, failed: number) => ({
  waiting,
  asked,
  updated,
  failed,
});

/** A rollout for stories: its third wave is running. */
export const exampleRollout: Rollout = {
  id: 4,
  version: '2.5.0',
  state: 'running',
  wave: 3,
  waves: [tally(0, 0, 1, 0), tally(0, 0, 14, 0), tally(66, 12, 46, 1)],
  group: null,
  createdTime: '2026-11-20T01:20:00.000Z',
  finishedTime: null,
  creator: { id: 1, name: '김관리', loginId: 'manager@demo.example' },
};

/** A rollout of a group, with a name of maximum length. */
export const groupRollout: Rollout = {
  ...exampleRollout,
  group: { id: 10, name: '서울 본사', isDefaultGroup: false },
  wave: 2,
  waves: [tally(0, 0, 1, 0), tally(1, 1, 0, 0), tally(11, 0, 0, 0)],
};

/** Its second wave partly failed, and it waits for a person. */
export const pausedRollout: Rollout = {
  ...exampleRollout,
  state: 'paused',
  wave: 2,
  waves: [tally(0, 0, 1, 0), tally(2, 1, 9, 2), tally(125, 0, 0, 0)],
};

/** All devices have the version. */
export const finishedRollout: Rollout = {
  ...exampleRollout,
  state: 'finished',
  waves: [tally(0, 0, 1, 0), tally(0, 0, 14, 0), tally(0, 0, 124, 1)],
  finishedTime: '2026-11-20T02:40:00.000Z',
  creator: null,
};

const device = (deviceId: number, alias: string, over: Partial<RolloutDevice>): RolloutDevice => ({
  deviceId,
  alias,
  isOnline: true,
  osId: 1,
  agentVersion: '2.4.1',
  wave: 2,
  state: 'waiting',
  reason: '',
  ...over,
});

/** Devices of a rollout for stories: each state, one that is offline, one without an answer, one with a reason that the agent explains. */
export const exampleRolloutDevices: readonly RolloutDevice[] = [
  device(1, 'KIOSK-로비-01', { wave: 1, state: 'updated', agentVersion: '2.5.0' }),
  device(2, 'KIOSK-로비-02', { state: 'updated', agentVersion: '2.5.0' }),
  device(3, 'POS-부산-07', {
    state: 'failed',
    reason: 'update_not_written: /var/lib/remote-console is on a full disk: free some space and try again.',
  }),
  device(4, 'POS-부산-08', { state: 'failed' }),
  device(5, 'SIGNAGE-3', { state: 'asked' }),
  device(6, 'SIGNAGE-4', { state: 'waiting' }),
  device(7, 'NOTEBOOK-인사팀', { state: 'waiting', isOnline: false, wave: 3 }),
];

/** The server's answers about rollouts: the newest, what another would update, and its release notes. */
export const rolloutAnswers = (
  rollout: Rollout | null,
  {
    version = '2.5.0',
    outdated = 82,
    inGroup = 13,
  }: Partial<Record<'outdated' | 'inGroup', number>> & { readonly version?: string } = {},
) => [
  http.get('/downloads', ({ response }) => response(200).json(downloadsAnswer())),
  http.get('/rollouts', ({ query, response }) =>
    response(200).json({
      status: 200,
      meta: {
        totalCount: rollout ? 1 : 0,
        latestVersion: version,
        outdatedCount: query.get('groupId') === null ? outdated : inGroup,
      },
      objects: rollout ? [rollout] : [],
    }),
  ),
  http.get('/rollouts/{rolloutPk}/devices', ({ query, response }) => {
    const wanted = query.get('state');
    const objects = exampleRolloutDevices.filter(({ state }) => wanted === null || state === wanted);
    return response(200).json({ status: 200, meta: { totalCount: objects.length }, objects });
  }),
];
