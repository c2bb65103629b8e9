import { Plus, X } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { IconButton, ICON, SMALL_ICON } from '../../primitives/index.ts';
import type { SessionTab } from './sessionStore.ts';
import styles from './TerminalTabs.module.css';

interface TerminalTabsProps {
  readonly terminals: readonly SessionTab[];
  readonly shown: number | null;
  /** What the terminals call themselves, by the id of their tab; one without a title has its number. */
  readonly titles: ReadonlyMap<number, string>;
  readonly onShow: (id: number) => void;
  readonly onClose: (id: number) => void;
  readonly onOpen: () => void;
}

/** The terminals of the session, each of which can be closed, and a way to open another one. */
export function TerminalTabs({ terminals, shown, titles, onShow, onClose, onOpen }: TerminalTabsProps) {
  const text = useText('remote');
  return (
    <div role="group" aria-label={text('terminals')} className={styles.tabs}>
      {terminals.map(({ id, number }) => {
        const name = titles.get(id) || text('terminalNumber', { number });
        return (
          <span key={id} className={`${styles.tab} ${id === shown ? styles.shown : ''}`}>
            <button
              type="button"
              tabIndex={0}
              aria-pressed={id === shown}
              className={styles.name}
              title={name}
              onClick={() => onShow(id)}
            >
              <bdi>{name}</bdi>
            </button>
            <IconButton size="small" aria-label={text('closeTerminal', { name })} onClick={() => onClose(id)}>
              <X {...SMALL_ICON} />
            </IconButton>
          </span>
        );
      })}
      <IconButton size="small" aria-label={text('newTerminal')} title={text('newTerminal')} onClick={onOpen}>
        <Plus {...ICON} />
      </IconButton>
    </div>
  );
}
