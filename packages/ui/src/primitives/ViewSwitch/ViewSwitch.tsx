import type { LucideIcon } from 'lucide-react';
import { useText } from '../../i18n/useText.ts';
import { DenseButton } from '../Button/index.ts';
import { ICON } from '../icon.ts';
import { useRovingTabStop } from './useRovingTabStop.ts';
import styles from './ViewSwitch.module.css';

/** One way to look at something. */
export interface ViewChoice<View extends string> {
  readonly view: View;
  /** Its name: read out, and shown on hover. */
  readonly label: string;
  readonly Icon: LucideIcon;
}

export interface ViewSwitchProps<View extends string> {
  readonly choices: readonly ViewChoice<View>[];
  /** The view in use; none of the choices where another mode is. */
  readonly value: string;
  readonly onChange: (change: { view: View }) => void;
  /** Name of the group. */
  readonly label?: string;
  /** `small` where it belongs to a part of a page, such as one card. */
  readonly size?: 'normal' | 'small';
}

/** Chooses between views by icon; the one in use is marked (B-LIST-04). */
export function ViewSwitch<View extends string>(props: ViewSwitchProps<View>) {
  const { choices, value, onChange, label, size = 'normal' } = props;
  const text = useText('common');
  const chosen = choices.findIndex(({ view }) => view === value);
  const { tabStop, group } = useRovingTabStop(Math.max(0, chosen));
  return (
    <div
      role="group"
      className={`${styles.group} ${size === 'small' ? styles.small : ''}`}
      aria-label={label ?? text('viewSwitch')}
      {...group}
    >
      {choices.map(({ view, label: name, Icon }, place) => (
        // The browser's own hint: a drawn one would be the only reason for the login page to load its code.
        <DenseButton
          key={view}
          look="bare"
          className={styles.choice}
          tabIndex={place === tabStop ? 0 : -1}
          aria-label={name}
          aria-pressed={view === value}
          title={name}
          onClick={() => {
            if (view !== value) onChange({ view });
          }}
        >
          <Icon {...ICON} />
        </DenseButton>
      ))}
    </div>
  );
}
