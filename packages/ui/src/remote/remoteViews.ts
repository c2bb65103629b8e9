import type { RemoteChannel, RemoteKind } from '@remote-console/domain';
import { lazy, type ComponentType } from 'react';
import { withMono } from '../theme/index.ts';
import type { TerminalGuest } from './guestTerminals.ts';
import type { KeptTerminal } from './keptSession.ts';
import type { ReadTerminal } from './SessionWindow/sessionState.ts';

/** The props of the view of a kind. */
export interface RemoteViewProps {
  /** Live. After a connection loss the same view gets another one, and continues with it. */
  readonly channel: RemoteChannel;
  /** Name of the device, for labels and file names. */
  readonly deviceName: string;
  /** Whether the person only watches what somebody else controls: no input reaches the device. */
  readonly watching: boolean;
  /** The names of the others who control the screen; empty if unknown. */
  readonly controlledBy: string;
  /** Reports whether something is running that the end of the session would interrupt, such as a transfer. */
  readonly onBusyChange: (change: { readonly busy: boolean }) => void;
  /** Reports the title of the connection, as one line of plain text; empty for none. */
  readonly onTitle: (title: string) => void;
  /** The terminal from before the page reload to resume; `null` for a new one. */
  readonly resumed: KeptTerminal | null;
  /** The person's role in the terminal of somebody else; `null` in their own connections. */
  readonly guest: TerminalGuest | null;
  /** Opens the person's own terminal. */
  readonly onOpenOwn: () => void;
  /** Gets a function that returns the terminal another page load would resume, until its cleanup is called. */
  readonly onFollow: (read: ReadTerminal) => () => void;
}

/** The view of each kind. A kind without one is not offered. */
export type RemoteViews = Readonly<Partial<Record<RemoteKind, ComponentType<RemoteViewProps>>>>;

/** The views of the library, each loaded when its kind is first shown. */
export const REMOTE_VIEWS: RemoteViews = {
  screen: lazy(async () => ({ default: (await import('./RemoteScreen/RemoteScreen.tsx')).RemoteScreen })),
  terminal: lazy(async () => ({
    default: (await withMono(() => import('./RemoteTerminal/RemoteTerminal.tsx'))).RemoteTerminal,
  })),
  files: lazy(async () => ({ default: (await import('./RemoteFiles/RemoteFiles.tsx')).RemoteFiles })),
};
