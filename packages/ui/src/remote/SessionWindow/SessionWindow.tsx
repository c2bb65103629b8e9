import type { RunningSession } from '@remote-console/api-client';
import type { RemoteKind } from '@remote-console/domain';
import { ChevronDown } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useDialogs } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { ICON } from '../../primitives/index.ts';
import { guestLabel, type GuestTerminal, type OfferedTerminal } from '../guestTerminals.ts';
import { controllersOf, isUncontrolled, type SessionPerson } from '../sessionPeople.ts';
import { BarMenu } from './BarMenu.tsx';
import { KindTabs, type KindChoice } from './KindTabs.tsx';
import { NothingOpen } from './NothingOpen.tsx';
import { SessionBar, type SessionDevice } from './SessionBar.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { SessionShortcutsDialog } from './SessionShortcutsDialog.tsx';
import { SessionsMenu } from './SessionsMenu.tsx';
import type { SessionState, SessionTab } from './sessionState.ts';
import { barState, shownTab } from './shownTab.ts';
import styles from './SessionWindow.module.css';
import { TabPanel } from './TabPanel.tsx';
import type { TabActions } from './WayForward.tsx';
import { TerminalTabs } from './TerminalTabs.tsx';
import { useSessionKeys, type SessionKey } from './useSessionKeys.ts';

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
  readonly onOpenSession: (choice: { readonly devicePk: number; readonly kind: RemoteKind }) => void;
  /** Ends the session, and leads back to the device. */
  readonly onEnd: () => void;
  /** Leads back to the device. */
  readonly onLeave: () => void;
  readonly onOpenList?: (() => void) | undefined;
  readonly onAskAccess?: (() => void) | undefined;
  readonly onLogIn?: (() => void) | undefined;
}

const NO_TITLES: ReadonlyMap<number, string> = new Map();
const NOTHING_OFFERED: readonly OfferedTerminal[] = [];

/** A session with one device: its screen, terminals and files in one window, and a bar over them that can be hidden. */
export function SessionWindow(props: SessionWindowProps) {
  const {
    device,
    kinds,
    state,
    renderView,
    offered = NOTHING_OFFERED,
    people,
    since,
    endsAt,
    recording = false,
    poor = false,
    busy = false,
  } = props;
  const { others, shortcutsOn, onShow, onEnd, onLeave, onOpenTerminal, onShowTerminal, onCloseTab } = props;
  const text = useText('remote');
  const { confirm } = useDialogs();
  const [isHidden, setHidden] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const terminals = state.tabs.filter(({ kind }) => kind === 'terminal');
  const shown = shownTab(state);
  const watched =
    shown?.state.kind === 'live' && shown.watching
      ? { kind: shown.kind, of: shown.beside?.name ?? controllersOf(people) }
      : null;
  const views = useRef<HTMLDivElement>(null);
  const takeControl = () => {
    if (!shown) return;
    props.onTakeControl(shown.id);
    // The button goes with what it does.
    views.current?.focus();
  };
  const choice = kinds.find(({ kind }) => kind === state.kind);

  const end = async () => {
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
  const show = (wanted: RemoteKind) => {
    const found = kinds.find(({ kind }) => kind === wanted);
    if (found) onShow(found);
  };
  const press = (key: SessionKey) => {
    switch (key) {
      case 'bar':
        setHidden((before) => !before);
        return;
      case 'newTerminal':
        if (kinds.some(({ kind, refusal: why }) => kind === 'terminal' && why === null)) onOpenTerminal();
        return;
      case 'nextTerminal': {
        const next = terminals[(terminals.findIndex(({ id }) => id === state.terminal) + 1) % terminals.length];
        if (next) onShowTerminal(next.id);
        return;
      }
      case 'shortcuts':
        setShowsKeys(true);
        return;
      case 'end':
        void end();
        return;
      case 'screen':
      case 'terminal':
      case 'files':
        show(key);
    }
  };
  useSessionKeys(shortcutsOn, press);

  const labelOf = ({ kind, number, beside }: SessionTab) => {
    if (beside) return guestLabel(beside, text);
    return kind === 'terminal'
      ? text('terminalNumber', { number })
      : text('viewOf', { kind: text(kind), name: device.alias });
  };

  const { onOpenList, onAskAccess, onLogIn } = props;
  const ways = { onLeave, onOpenList, onAskAccess, onLogIn };
  const actionsOf = ({ id, beside, replacing }: SessionTab): TabActions => ({
    onAgain: () => props.onAgain(id),
    onTryNow: () => props.onTryNow(id),
    onAgree: () => props.onAgree(id),
    onCancel: () => {
      onCloseTab(id);
      if (state.tabs.length === 1 && !replacing) onLeave();
    },
    ...(beside && { onOpenOwn: () => onOpenTerminal() }),
    ...(replacing && { onKeepWatching: () => onCloseTab(id) }),
    ...ways,
  });

  return (
    <div role="region" aria-label={text('window', { name: device.alias })} className={styles.window}>
      {isHidden ? (
        <button
          type="button"
          tabIndex={0}
          aria-label={text('showBar')}
          title={text('showBar')}
          className={styles.handle}
          onClick={() => setHidden(false)}
        >
          <ChevronDown {...ICON} />
        </button>
      ) : (
        <>
          <SessionBar
            device={device}
            state={barState(shown, poor)}
            kinds={<KindTabs kinds={kinds} shown={state.kind} onChoose={onShow} />}
            facts={
              <SessionFacts
                people={people}
                since={since}
                endsAt={endsAt}
                recording={recording}
                watched={watched}
                onTakeControl={watched?.kind === 'screen' && isUncontrolled(people) ? takeControl : undefined}
              />
            }
            menus={
              <>
                <SessionsMenu sessions={others} onOpen={props.onOpenSession} />
                <BarMenu onHide={() => setHidden(true)} onShortcuts={() => setShowsKeys(true)} onLeave={onLeave} />
              </>
            }
            onEnd={() => void end()}
          />
          {state.kind === 'terminal' && (terminals.length > 0 || (offered.length > 0 && choice?.refusal === null)) && (
            <TerminalTabs
              terminals={terminals}
              shown={state.terminal}
              titles={props.titles ?? NO_TITLES}
              offered={offered}
              onShow={onShowTerminal}
              onClose={onCloseTab}
              onOpen={onOpenTerminal}
            />
          )}
        </>
      )}
      <div ref={views} tabIndex={-1} className={styles.views}>
        {state.tabs.map((tab) => (
          <TabPanel
            key={tab.id}
            tab={tab}
            label={labelOf(tab)}
            shown={tab === shown}
            poor={poor && tab === shown}
            actions={actionsOf(tab)}
          >
            {renderView(tab)}
          </TabPanel>
        ))}
        {shown === null && choice && <NothingOpen choice={choice} actions={ways} onConnect={() => onShow(choice)} />}
      </div>
      <SessionShortcutsDialog
        open={showsKeys}
        on={shortcutsOn}
        onChange={props.onShortcutsChange}
        onClose={() => setShowsKeys(false)}
      />
    </div>
  );
}
