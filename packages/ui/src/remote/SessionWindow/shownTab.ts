import type { BarState } from './SessionBar.tsx';
import type { SessionState, SessionTab } from './sessionState.ts';

/** The connection being shown; `null` if there is none. */
export function shownTab({ kind, terminal, tabs }: SessionState): SessionTab | null {
  return tabs.find((tab) => tab.kind === kind && (kind !== 'terminal' || tab.id === terminal)) ?? null;
}

/** The state of a connection, as the word in the bar. */
export function barState(tab: SessionTab | null, poor: boolean): BarState {
  switch (tab?.state.kind) {
    case undefined:
      return 'none';
    case 'asking':
      return 'connecting';
    case 'refused':
    case 'ended':
      // The replacement of a connection was refused, and the connection continues.
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
