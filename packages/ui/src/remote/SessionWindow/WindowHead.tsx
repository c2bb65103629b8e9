import { ChevronDown } from 'lucide-react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { ICON } from '../../primitives/index.ts';
import type { OfferedTerminal } from '../guestTerminals.ts';
import { controllersOf, isUncontrolled } from '../sessionPeople.ts';
import { BarMenu } from './BarMenu.tsx';
import { KindTabs } from './KindTabs.tsx';
import { SessionBar } from './SessionBar.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { SessionsMenu } from './SessionsMenu.tsx';
import type { SessionWindowProps } from './SessionWindow.tsx';
import { barState, shownTab } from './shownTab.ts';
import styles from './SessionWindow.module.css';
import { TerminalTabs } from './TerminalTabs.tsx';

/** The props of a window that its header needs. */
type Head = Pick<
  SessionWindowProps,
  | 'device'
  | 'kinds'
  | 'state'
  | 'titles'
  | 'offered'
  | 'people'
  | 'since'
  | 'endsAt'
  | 'recording'
  | 'poor'
  | 'others'
  | 'onShow'
  | 'onShowTerminal'
  | 'onOpenTerminal'
  | 'onCloseTab'
  | 'onOpenSession'
  | 'onTakeControl'
  | 'onEnd'
  | 'onLeave'
>;

export interface WindowHeadProps extends Head {
  readonly onHide: () => void;
  readonly onShortcuts: () => void;
}

const NO_TITLES: ReadonlyMap<number, string> = new Map();
const NOTHING_OFFERED: readonly OfferedTerminal[] = [];

function Terminals(props: WindowHeadProps) {
  const { kinds, state, titles = NO_TITLES, offered = NOTHING_OFFERED } = props;
  const terminals = state.tabs.filter(({ kind }) => kind === 'terminal');
  const mayOpen = kinds.some(({ kind, refusal }) => kind === 'terminal' && refusal === null);
  if (state.kind !== 'terminal' || (terminals.length === 0 && (offered.length === 0 || !mayOpen))) return null;
  return (
    <TerminalTabs
      terminals={terminals}
      shown={state.terminal}
      titles={titles}
      offered={offered}
      onShow={props.onShowTerminal}
      onClose={props.onCloseTab}
      onOpen={props.onOpenTerminal}
    />
  );
}

/** The bar over a session, and below it the terminal tabs. */
export function WindowHead(props: WindowHeadProps) {
  const { device, kinds, state, people, since, endsAt, recording = false, poor = false, others } = props;
  const { onShow, onHide, onShortcuts, onLeave, onEnd, onTakeControl } = props;
  const language = useLanguage();
  const shown = shownTab(state);
  const watched =
    shown?.state.kind === 'live' && shown.watching
      ? { id: shown.id, kind: shown.kind, of: shown.beside?.name ?? controllersOf(people, language) }
      : null;
  const mayTakeControl = watched?.kind === 'screen' && isUncontrolled(people);
  return (
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
            onTakeControl={mayTakeControl ? () => onTakeControl(watched.id) : undefined}
          />
        }
        menus={
          <>
            <SessionsMenu sessions={others} onOpen={props.onOpenSession} />
            <BarMenu onHide={onHide} onShortcuts={onShortcuts} onLeave={onLeave} />
          </>
        }
        onEnd={onEnd}
      />
      <Terminals {...props} />
    </>
  );
}

/** Replaces the hidden header, and brings it back. */
export function HeadHandle({ onShow }: { readonly onShow: () => void }) {
  const text = useText('remote');
  return (
    <button
      type="button"
      tabIndex={0}
      aria-label={text('showBar')}
      title={text('showBar')}
      className={styles.handle}
      onClick={onShow}
    >
      <ChevronDown {...ICON} />
    </button>
  );
}
