import { fn } from 'storybook/test';
import type { SessionWindowProps } from '../SessionWindow/SessionWindow.tsx';
import { aSession, aTab, StandInView, STORY_NOW } from './exampleSessions.tsx';

/** The window of a session with a screen, without other people. */
export const windowArgs = {
  device: { id: 1, alias: 'KIOSK-로비-01', osId: 1, simulated: false },
  kinds: [
    { kind: 'screen', refusal: null },
    { kind: 'terminal', refusal: null },
    { kind: 'files', refusal: null },
  ],
  state: aSession(aTab({ kind: 'screen' })),
  renderView: ({ kind }) => <StandInView kind={kind} />,
  people: [{ id: 1, name: '이도윤', own: true, part: 'controls' }],
  since: STORY_NOW - 1_104_000,
  endsAt: null,
  others: [],
  shortcutsOn: true,
  onShortcutsChange: fn(),
  onShow: fn(),
  onShowTerminal: fn(),
  onOpenTerminal: fn(),
  onCloseTab: fn(),
  onAgain: fn(),
  onTryNow: fn(),
  onTakeControl: fn(),
  onAgree: fn(),
  onOpenSession: fn(),
  onEnd: fn(),
  onLeave: fn(),
  onOpenList: fn(),
  onAskAccess: fn(),
  onLogIn: fn(),
} satisfies SessionWindowProps;
