export { SessionWindow, type SessionWindowProps } from './SessionWindow.tsx';
export type { KindChoice } from './KindTabs.tsx';
export type { SessionDevice } from './SessionBar.tsx';
export type { ReadTerminal, SessionState, SessionTab } from './sessionState.ts';
export { createSessionStore, type SessionStore } from './sessionStore.ts';
export { shownTab } from './shownTab.ts';
export { usePoorConnection } from './usePoorConnection.ts';
export { KIND_ICONS } from './sessionWords.ts';
