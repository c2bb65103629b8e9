import type { RemoteChannel, RemoteKind } from '@remote-console/domain';
import { lazy, type ComponentType } from 'react';
import { withMono } from '../theme/index.ts';
import type { TerminalGuest } from './guestTerminals.ts';
import type { KeptTerminal } from './keptSession.ts';
import type { ReadTerminal } from './SessionWindow/sessionState.ts';

/** What the window of a session gives to the view of a kind. */
export interface RemoteViewProps {
  /** Live. After a loss of connection the same view is given another one, and continues with it. */
  readonly channel: RemoteChannel;
  /** Name of the device, for labels and file names. */
  readonly deviceName: string;
  /** Whether the person only watches what somebody else controls: nothing that they do reaches the device. */
  readonly watching: boolean;
  /** The names of the others who control the screen; empty if unknown. */
  readonly controlledBy: string;
  /** Tells whether something runs that the end of the session would interrupt, such as a transfer. */
  readonly onBusyChange: (change: { readonly busy: boolean }) => void;
  /** Tells what the connection calls itself, in one line of plain text; empty for nothing. */
  readonly onTitle: (title: string) => void;
  /** The terminal that the page had before it was loaded again, and that is to continue; `null` for another one. */
  readonly resumed: KeptTerminal | null;
  /** How the person is in the terminal of somebody else; `null` in all that is their own. */
  readonly guest: TerminalGuest | null;
  /** Opens a terminal of the person's own. */
  readonly onOpenOwn: () => void;
  /** Gets a function that returns the terminal another page load would resume, until its cleanup is called. */
  readonly onFollow: (read: ReadTerminal) => () => void;
}

/** The view of each kind. What has none is not offered. */
export type RemoteViews = Readonly<Partial<Record<RemoteKind, ComponentType<RemoteViewProps>>>>;

/** The views of the library, each loaded when its kind is first shown. */
export const REMOTE_VIEWS: RemoteViews = {
  screen: lazy(async () => ({ default: (await import('./RemoteScreen/RemoteScreen.tsx')).RemoteScreen })),
  terminal: lazy(async () => ({
    default: (await withMono(() => import('./RemoteTerminal/RemoteTerminal.tsx'))).RemoteTerminal,
  })),
  files: lazy(async () => ({ default: (await import('./RemoteFiles/RemoteFiles.tsx')).RemoteFiles })),
};
