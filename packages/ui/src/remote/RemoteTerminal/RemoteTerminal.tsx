import type { RemoteChannel } from '@remote-console/domain';
import { Suspense } from 'react';
import { useText } from '../../i18n/index.ts';
import { later } from '../../material/index.ts';
import { LoadingBar } from '../../primitives/index.ts';
import type { TerminalGuest } from '../guestTerminals.ts';
import type { KeptTerminal } from '../keptSession.ts';
import styles from './RemoteTerminal.module.css';

export interface RemoteTerminalProps {
  /** Live, of kind `terminal`. Given another one after a loss of connection it continues with the same shell. */
  readonly channel: RemoteChannel;
  /** Name of the device, for those who listen. */
  readonly deviceName: string;
  /** The title that a program gave the terminal: one line of plain text, empty for none. */
  readonly onTitle?: (title: string) => void;
  /** A terminal of an earlier load of the page that is to continue; its output is shown again, as far as it is kept. */
  readonly resumed?: KeptTerminal | null;
  /**
   * How the person is in the terminal, where somebody else opened it: then it has the size that they gave it, and no other
   * shell follows after its end. `null` for a terminal of their own, which is the default. What it is at first it stays.
   */
  readonly guest?: TerminalGuest | null;
  /** Opens a terminal of the person's own, once that of somebody else is over; without it that is not offered. */
  readonly onOpenOwn?: () => void;
  /**
   * Is given a way to read which terminal would continue after another load of the page, until the answer is called.
   */
  readonly onFollow?: (read: () => KeptTerminal | null) => () => void;
}

// With the first terminal, and never with a list of devices.
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
 * A shell of a device in the browser: as large as its parent, with a bar of its own. What the shell prints can do nothing
 * in the page but be seen; the link that it shows is opened only by a person, after a question.
 */
export function RemoteTerminal(props: RemoteTerminalProps) {
  return (
    <Suspense fallback={<Opening />}>
      <TerminalView {...props} />
    </Suspense>
  );
}
