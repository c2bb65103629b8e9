import type { RunningSession } from '@remote-console/api-client';
import { aRunningSession } from '@remote-console/api-client/testing';
import type { RemoteChannel, RemoteKind } from '@remote-console/domain';
import type { SessionState, SessionTab } from '../SessionWindow/sessionState.ts';

/** Noon in Seoul, the time of every story. */
export const STORY_NOW = Date.parse('2026-11-21T03:00:00Z');

const MINUTE = 60_000;

/** A channel with nobody at the other end. */
export const silentChannel: RemoteChannel = {
  sendControl: () => undefined,
  sendData: () => undefined,
  drained: async () => undefined,
  listen: () => undefined,
  close: () => undefined,
};

/** A live state. */
export const LIVE = { kind: 'live', channel: silentChannel, session: 31 } as const;

/** A tab in a state; those that are or were live have a channel. */
export function aTab(change: Partial<SessionTab> = {}): SessionTab {
  const state: SessionTab['state'] = change.state ?? LIVE;
  const hasChannel = state.kind === 'live' || state.kind === 'reconnecting';
  return {
    id: 1,
    kind: 'terminal',
    number: 1,
    beside: null,
    channel: hasChannel ? silentChannel : null,
    watching: state.kind === 'live' && state.watching === true,
    replacing: false,
    resumed: null,
    ...change,
    state,
  };
}

/** A window that shows its first tab. */
export function aSession(...tabs: readonly SessionTab[]): SessionState {
  const [first] = tabs;
  const kind: RemoteKind = first?.kind ?? 'terminal';
  return {
    kind,
    terminal: kind === 'terminal' ? (first?.id ?? null) : null,
    tabs,
    session: 31,
    since: STORY_NOW - 18 * MINUTE - 24_000,
  };
}

/** A placeholder of a view, which has its own stories. */
export function StandInView({ kind }: { readonly kind: RemoteKind }) {
  return (
    <div
      style={{
        display: 'grid',
        placeItems: 'center',
        height: '100%',
        background: 'var(--rc-palette-tone-sunken)',
        color: 'var(--rc-palette-tone-textSecondary)',
      }}
    >
      <code>{kind}</code>
    </div>
  );
}

/** A screen that one person controls, and that the viewer only watches. */
export const watchedSessions: readonly RunningSession[] = [
  aRunningSession({ id: 42, deviceId: 1, deviceName: 'KIOSK-01', kinds: ['screen', 'terminal'] }),
  aRunningSession({
    id: 44,
    deviceId: 1,
    deviceName: 'KIOSK-01',
    kinds: ['screen'],
    watching: true,
    own: true,
    person: { id: 1, name: '최민서', loginId: 'minseo@demo.example' },
    startTime: '2026-11-21T02:52:00.000Z',
  }),
];

/** Two people whose terminals may be watched, or used together with them. */
export const sharedSessions: readonly RunningSession[] = [
  aRunningSession({ id: 42, deviceId: 1, deviceName: 'KIOSK-01', terminals: [80, 81], terminalPart: 'watch' }),
  aRunningSession({
    id: 45,
    deviceId: 2,
    deviceName: 'GW-용인-북문',
    kinds: ['screen', 'terminal'],
    terminals: [83],
    terminalPart: 'join',
    person: { id: 22, name: '이도윤', loginId: 'doyun@demo.example' },
    startTime: '2026-11-21T02:52:00.000Z',
    mayEnd: false,
  }),
];

/** Sessions of the viewer, and of others. */
export const exampleSessions: readonly RunningSession[] = [
  aRunningSession({
    id: 41,
    deviceId: 4,
    deviceName: 'GW-용인-북문',
    own: true,
    person: { id: 1, name: '최민서', loginId: 'minseo@demo.example' },
    kinds: ['terminal', 'files'],
    simulated: true,
  }),
  aRunningSession({
    id: 42,
    deviceId: 1,
    kinds: ['screen'],
    endsTime: '2026-11-21T08:30:00.000Z',
    startTime: '2026-11-21T02:41:36.000Z',
  }),
  aRunningSession({
    id: 43,
    deviceId: 2,
    deviceName: 'PRINT-SRV-2층-회의실-옆-복합기-관리용-컴퓨터',
    kinds: [],
    person: { id: 22, name: '이도윤', loginId: 'doyun.lee.with.a.long.name@branch-office.demo.example' },
    address: '2001:db8:0:85a3::ac1f:8001',
    startTime: '2026-11-20T14:00:00.000Z',
    mayEnd: false,
  }),
];
