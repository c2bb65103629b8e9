import type { RefusalReason, RemoteKind } from '@remote-console/domain';
import { Lock } from 'lucide-react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Hint, ICON, SMALL_ICON } from '../../primitives/index.ts';
import styles from './KindTabs.module.css';
import { KIND_ICONS } from './sessionTexts.ts';

/** A way to connect, as the window offers it. */
export interface KindChoice {
  readonly kind: RemoteKind;
  /** Why it cannot be used; `null` where it can. */
  readonly refusal: RefusalReason | null;
}

interface KindTabsProps {
  readonly kinds: readonly KindChoice[];
  readonly shown: RemoteKind;
  readonly onChoose: (choice: KindChoice) => void;
}

/** The ways to connect. One that cannot be used is dimmed and says why, before and after it is pressed. */
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
