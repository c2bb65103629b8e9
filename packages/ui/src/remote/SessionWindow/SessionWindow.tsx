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
  /** The ways to connect, each with the reason why it cannot be used. */
  readonly kinds: readonly KindChoice[];
  readonly state: SessionState;
  /** Draws the view of a connection; asked once it was live. */
  readonly renderView: (tab: SessionTab) => ReactNode;
  /** What terminals call themselves, by the id of their tab. */
  readonly titles?: ReadonlyMap<number, string>;
  /** The terminals of others on the device to which the person may come. */
  readonly offered?: readonly OfferedTerminal[];
  readonly people: readonly SessionPerson[];
  /** When the session began, in epoch milliseconds; `null` before it did. */
  readonly since: number | null;
  /** When the access ends, ISO 8601; `null` where it does not. */
  readonly endsAt: string | null;
  /** Whether a connection of the session is recorded. */
  readonly recording?: boolean;
  /** Whether the connection that is shown is slow. */
  readonly poor?: boolean;
  /** Whether something runs that the end would interrupt: then the end is confirmed. */
  readonly busy?: boolean;
  /** The person's sessions besides this one. */
  readonly others: readonly RunningSession[];
  /** Whether the keys of the window work. */
  readonly shortcutsOn: boolean;
  readonly onShortcutsChange: (change: { readonly on: boolean }) => void;
  readonly onShow: (choice: KindChoice) => void;
  readonly onShowTerminal: (id: number) => void;
  /** Opens a terminal of the person's own, or comes to that of somebody else. */
  readonly onOpenTerminal: (beside?: GuestTerminal) => void;
  readonly onCloseTab: (id: number) => void;
  readonly onAgain: (id: number) => void;
  readonly onTryNow: (id: number) => void;
  /** Controls a screen that the person only watches, and that nobody else controls. */
  readonly onTakeControl: (id: number) => void;
  /** The person agrees that a connection is recorded. */
  readonly onAgree: (id: number) => void;
  readonly onOpenSession: (choice: { readonly deviceId: number; readonly kind: RemoteKind }) => void;
  /** Ends the session, and leads back to the device. */
  readonly onEnd: () => void;
  /** Leads back to the device. */
  readonly onLeave: () => void;
  readonly onOpenList?: (() => void) | undefined;
  readonly onAskAccess?: (() => void) | undefined;
  readonly onLogIn?: (() => void) | undefined;
}

/** Ends the session; where that would interrupt something, after a question. */
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

/** A session with one device: its screen, terminals and files in one window, and a bar over them that can be hidden. */
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
    // The button goes with what it does.
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
