import type { RemoteChannel } from '@remote-console/domain';
import { Suspense } from 'react';
import { useText } from '../../i18n/index.ts';
import { later } from '../../material/index.ts';
import { LoadingBar } from '../../primitives/index.ts';
import type { TerminalGuest } from '../guestTerminals.ts';
import type { KeptTerminal } from '../keptSession.ts';
import styles from './RemoteTerminal.module.css';

export interface RemoteTerminalProps {
  /** Live, of kind `terminal`. Another one after a connection loss continues the same shell. */
  readonly channel: RemoteChannel;
  /** Name of the device, for screen readers. */
  readonly deviceName: string;
  /** The title set by a program: one line of plain text, empty for none. */
  readonly onTitle?: (title: string) => void;
  /** A terminal of an earlier page load to resume; its output is shown again, as far as it is kept. */
  readonly resumed?: KeptTerminal | null;
  /**
   * The person's role in the terminal, if somebody else opened it: it then has the owner's size, and no new shell
   * follows after its end. `null` for a terminal of their own, which is the default. It never changes.
   */
  readonly guest?: TerminalGuest | null;
  /** Opens the person's own terminal, after the end of somebody else's; not offered without it. */
  readonly onOpenOwn?: () => void;
  /** Gets a function that returns the terminal another page load would resume, until its cleanup is called. */
  readonly onFollow?: (read: () => KeptTerminal | null) => () => void;
}

// Loaded with the first terminal, and never with a list of devices.
const TerminalView = later(async () => (await import('./TerminalView.tsx')).TerminalView);

function Opening() {
  const text = useText('remoteTerminal');
  return (
    <div className={styles.opening}>
      <LoadingBar />
      <output>{text('opening')}</output>
    </div>
  );
}

/**
 * A shell of a device in the browser: as large as its parent, with its own toolbar. The output of the shell can do
 * nothing in the page but be displayed; its links are opened only by the person, after a confirmation.
 */
export function RemoteTerminal(props: RemoteTerminalProps) {
  return (
    <Suspense fallback={<Opening />}>
      <TerminalView {...props} />
    </Suspense>
  );
}
