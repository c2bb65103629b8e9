export { SessionWindow, type SessionWindowProps } from './SessionWindow.tsx';
export type { KindChoice } from './KindTabs.tsx';
export type { SessionDevice } from './SessionBar.tsx';
export type { SessionState, SessionTab } from './sessionStore.ts';
export { createSessionStore, type ReadTerminal, type SessionStore } from './sessionStore.ts';
export { shownTab } from './shownTab.ts';
export { usePoorConnection } from './usePoorConnection.ts';
export { KIND_ICONS } from './sessionWords.ts';
