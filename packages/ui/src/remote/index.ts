export { SessionWindow, type KindChoice, type SessionWindowProps } from './SessionWindow/index.ts';
export type { SessionDevice, SessionPerson, SessionState, SessionTab } from './SessionWindow/index.ts';
export { SessionWindowWidget, type SessionWindowWidgetProps } from './SessionWindowWidget.tsx';
export type { RemoteViewProps, RemoteViews } from './remoteViews.ts';
export { OnDeviceNote, type OnDeviceNoteProps } from './OnDeviceNote.tsx';
export { RunningSessionsWidget, type RunningSessionsWidgetProps } from './RunningSessionsWidget.tsx';
export { RemoteScreen, type RemoteScreenProps } from './RemoteScreen/index.ts';
export { RemoteTerminal, type RemoteTerminalProps } from './RemoteTerminal/index.ts';
export { RemoteFiles, type RemoteFilesProps } from './RemoteFiles/index.ts';
