import type { BarState } from './SessionBar.tsx';
import type { SessionState, SessionTab } from './sessionState.ts';

/** The connection of what is shown; `null` where there is none. */
export function shownTab({ kind, terminal, tabs }: SessionState): SessionTab | null {
  return tabs.find((tab) => tab.kind === kind && (kind !== 'terminal' || tab.id === terminal)) ?? null;
}

/** How a connection is, in the word of the bar. */
export function barState(tab: SessionTab | null, poor: boolean): BarState {
  switch (tab?.state.kind) {
    case undefined:
      return 'none';
    case 'asking':
      return 'connecting';
    case 'refused':
    case 'ended':
      // What was to take the place of a connection was refused, and that one continues.
      return tab.replacing ? 'live' : 'ended';
    case 'live':
      return poor ? 'poor' : 'live';
    case 'agreeing':
      return 'waiting';
    case 'waiting':
    case 'reconnecting':
      return tab?.state.kind ?? 'none';
  }
}
