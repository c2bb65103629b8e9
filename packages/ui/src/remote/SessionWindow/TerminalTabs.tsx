import { Eye, Plus, UsersRound, X } from 'lucide-react';
import { useText, type TextFunction } from '../../i18n/index.ts';
import { IconButton, ICON, SMALL_ICON } from '../../primitives/index.ts';
import { guestTabLabel, guestLabel, type GuestTerminal, type OfferedTerminal } from '../guestTerminals.ts';
import { OPENS_TERMINAL } from '../opensTerminal.ts';
import { OfferedTerminals } from './OfferedTerminals.tsx';
import type { SessionTab } from './sessionState.ts';
import styles from './TerminalTabs.module.css';

interface TerminalTabsProps {
  readonly terminals: readonly SessionTab[];
  readonly shown: number | null;
  /** The titles of terminals, by the id of their tab; one without a title has its number. */
  readonly titles: ReadonlyMap<number, string>;
  /** The terminals of others that the person may join. */
  readonly offered: readonly OfferedTerminal[];
  readonly onShow: (id: number) => void;
  readonly onClose: (id: number) => void;
  /** Opens the person's own terminal, or joins that of somebody else. */
  readonly onOpen: (beside?: GuestTerminal) => void;
}

/** The name and details of a tab, and the label of its close button. */
function wordsOf(
  { id, number, beside }: SessionTab,
  titles: TerminalTabsProps['titles'],
  text: TextFunction<'remote'>,
) {
  if (beside) {
    const whole = guestLabel(beside, text);
    return { name: guestTabLabel(beside, text), hint: whole, close: text('leaveTerminal', { name: whole }) };
  }
  const name = titles.get(id) || text('terminalNumber', { number });
  return { name, hint: name, close: text('closeTerminal', { name }) };
}

/** The terminals of the session, each of which can be closed, and opening a new one or joining one of others. */
export function TerminalTabs({ terminals, shown, titles, offered, onShow, onClose, onOpen }: TerminalTabsProps) {
  const text = useText('remote');
  return (
    <div role="group" aria-label={text('terminals')} className={styles.tabs}>
      {terminals.map((tab) => {
        const { id, beside, watching } = tab;
        const { name, hint, close } = wordsOf(tab, titles, text);
        const Icon = watching ? Eye : UsersRound;
        return (
          <span key={id} className={`${styles.tab} ${id === shown ? styles.shown : ''}`}>
            <button
              type="button"
              tabIndex={0}
              aria-pressed={id === shown}
              className={styles.name}
              title={hint}
              onClick={() => onShow(id)}
            >
              {beside && <Icon {...SMALL_ICON} />}
              <bdi>{name}</bdi>
            </button>
            <IconButton size="small" aria-label={close} onClick={() => onClose(id)}>
              <X {...SMALL_ICON} />
            </IconButton>
          </span>
        );
      })}
      <IconButton
        {...OPENS_TERMINAL}
        size="small"
        aria-label={text('newTerminal')}
        title={text('newTerminal')}
        onClick={() => onOpen()}
      >
        <Plus {...ICON} />
      </IconButton>
      <OfferedTerminals offered={offered} onOpen={onOpen} />
    </div>
  );
}
