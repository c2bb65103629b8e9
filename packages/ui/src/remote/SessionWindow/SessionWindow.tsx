import type { RunningSession } from '@remote-console/api-client';
import type { RemoteKind } from '@remote-console/domain';
import { useRef, useState, type ReactNode } from 'react';
import { useDialogs } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import type { GuestTerminal, OfferedTerminal } from '../guestTerminals.ts';
import type { SessionPerson } from '../sessionPeople.ts';
import type { KindChoice } from './KindTabs.tsx';
import type { SessionDevice } from './SessionBar.tsx';
import { SessionShortcutsDialog } from './SessionShortcutsDialog.tsx';
import type { SessionState, SessionTab } from './sessionState.ts';
import styles from './SessionWindow.module.css';
import { useWindowKeys } from './useWindowKeys.ts';
import { HeadHandle, WindowHead } from './WindowHead.tsx';
import { WindowViews } from './WindowViews.tsx';

export interface SessionWindowProps {
  readonly device: SessionDevice;
  /** The kinds of connections, each with the reason if it is unavailable. */
  readonly kinds: readonly KindChoice[];
  readonly state: SessionState;
  /** Renders the view of a connection; called once it was live. */
  readonly renderView: (tab: SessionTab) => ReactNode;
  /** The titles of terminals, by the id of their tab. */
  readonly titles?: ReadonlyMap<number, string>;
  /** The terminals of others on the device that the person may join. */
  readonly offered?: readonly OfferedTerminal[];
  readonly people: readonly SessionPerson[];
  /** When the session started, in epoch milliseconds; `null` before it did. */
  readonly since: number | null;
  /** When the access ends, ISO 8601; `null` if it does not. */
  readonly endsAt: string | null;
  /** Whether a connection of the session is recorded. */
  readonly recording?: boolean;
  /** Whether the current connection is slow. */
  readonly poor?: boolean;
  /** Whether something is running that the end would interrupt: the end is confirmed then. */
  readonly busy?: boolean;
  /** The person's other sessions. */
  readonly others: readonly RunningSession[];
  /** Whether the keys of the window are enabled. */
  readonly shortcutsOn: boolean;
  readonly onShortcutsChange: (change: { readonly on: boolean }) => void;
  readonly onShow: (choice: KindChoice) => void;
  readonly onShowTerminal: (id: number) => void;
  /** Opens the person's own terminal, or joins that of somebody else. */
  readonly onOpenTerminal: (beside?: GuestTerminal) => void;
  readonly onCloseTab: (id: number) => void;
  readonly onAgain: (id: number) => void;
  readonly onTryNow: (id: number) => void;
  /** Takes control of a screen that the person only watches, and that nobody else controls. */
  readonly onTakeControl: (id: number) => void;
  /** The person consents to the recording of a connection. */
  readonly onAgree: (id: number) => void;
  readonly onOpenSession: (choice: { readonly deviceId: number; readonly kind: RemoteKind }) => void;
  /** Ends the session, and returns to the device. */
  readonly onEnd: () => void;
  /** Returns to the device. */
  readonly onLeave: () => void;
  readonly onOpenList?: (() => void) | undefined;
  readonly onAskAccess?: (() => void) | undefined;
  readonly onLogIn?: (() => void) | undefined;
}

/** Ends the session; after a confirmation if that would interrupt something. */
function useEnd({ device, busy = false, onEnd }: Pick<SessionWindowProps, 'device' | 'busy' | 'onEnd'>) {
  const text = useText('remote');
  const { confirm } = useDialogs();
  return async () => {
    const agreed =
      !busy ||
      (await confirm({
        title: text('endQuestion', { name: device.alias }),
        body: text('endWithTransfers'),
        confirmLabel: text('endSession'),
        tone: 'destructive',
      }));
    if (agreed) onEnd();
  };
}

/** A session with one device: its screen, terminals and files in one window, under a bar that can be hidden. */
export function SessionWindow(props: SessionWindowProps) {
  const { device, shortcutsOn, onTakeControl, onShortcutsChange } = props;
  const text = useText('remote');
  const [isHidden, setHidden] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const end = useEnd(props);
  useWindowKeys(props, {
    toggleBar: () => setHidden((before) => !before),
    showKeys: () => setShowsKeys(true),
    end: () => void end(),
  });
  const views = useRef<HTMLDivElement>(null);
  const takeControl = (id: number) => {
    onTakeControl(id);
    // The button disappears with its action.
    views.current?.focus();
  };

  return (
    <div role="region" aria-label={text('window', { name: device.alias })} className={styles.window}>
      {isHidden ? (
        <HeadHandle onShow={() => setHidden(false)} />
      ) : (
        <WindowHead
          {...props}
          onTakeControl={takeControl}
          onEnd={() => void end()}
          onHide={() => setHidden(true)}
          onShortcuts={() => setShowsKeys(true)}
        />
      )}
      <div ref={views} tabIndex={-1} className={styles.views}>
        <WindowViews {...props} />
      </div>
      <SessionShortcutsDialog
        open={showsKeys}
        on={shortcutsOn}
        onChange={onShortcutsChange}
        onClose={() => setShowsKeys(false)}
      />
    </div>
  );
}
