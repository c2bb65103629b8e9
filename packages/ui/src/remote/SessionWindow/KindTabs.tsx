import type { RefusalReason, RemoteKind } from '@remote-console/domain';
import { Lock } from 'lucide-react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Hint, ICON, SMALL_ICON } from '../../primitives/index.ts';
import styles from './KindTabs.module.css';
import { KIND_ICONS } from './sessionTexts.ts';

/** A kind of connection, as offered by the window. */
export interface KindChoice {
  readonly kind: RemoteKind;
  /** Why it is unavailable; `null` if available. */
  readonly refusal: RefusalReason | null;
}

interface KindTabsProps {
  readonly kinds: readonly KindChoice[];
  readonly shown: RemoteKind;
  readonly onChoose: (choice: KindChoice) => void;
}

/** The kinds of connections. An unavailable one is dimmed and says why, on hover and on click. */
export function KindTabs({ kinds, shown, onChoose }: KindTabsProps) {
  const text = useText('remote');
  const message = useMessage();
  return (
    <div role="group" aria-label={text('kinds')} className={styles.tabs}>
      {kinds.map((choice) => {
        const { kind, refusal } = choice;
        const Icon = KIND_ICONS[kind];
        return (
          <Hint key={kind} text={refusal && message(refusal)}>
            {(target) => (
              <button
                {...target}
                type="button"
                tabIndex={0}
                aria-pressed={kind === shown}
                className={`${styles.tab} ${refusal === null ? '' : styles.stuck}`}
                onClick={() => onChoose(choice)}
              >
                <Icon {...ICON} />
                {text(kind)}
                {refusal !== null && <Lock {...SMALL_ICON} />}
              </button>
            )}
          </Hint>
        );
      })}
    </div>
  );
}
