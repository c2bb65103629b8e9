import type { ReactNode } from 'react';
import { DenseButton } from '../Button/DenseButton.tsx';
import { useRovingTabStop } from './useRovingTabStop.ts';
import styles from './SwitchButtons.module.css';

/** One of the choices. */
export interface SwitchButton<Value extends string> {
  readonly value: Value;
  /** Its accessible name, if the content is an icon. */
  readonly label?: string;
  /** The tooltip. */
  readonly title: string;
  /** The content: an icon, or a word. */
  readonly content: ReactNode;
}

interface SwitchButtonsProps<Value extends string> {
  readonly choices: readonly SwitchButton<Value>[];
  /** The active one; none of the choices if something else is active. */
  readonly value: string;
  readonly onChange: (change: { value: Value }) => void;
  /** Name of the group. */
  readonly label: string;
  readonly size: 'normal' | 'small';
}

/** A few buttons in one frame, one of which is active. */
export function SwitchButtons<Value extends string>(props: SwitchButtonsProps<Value>) {
  const { choices, value: chosen, onChange, label, size } = props;
  const chosenPlace = choices.findIndex(({ value }) => value === chosen);
  const { tabStop, group } = useRovingTabStop(Math.max(0, chosenPlace));
  return (
    <div
      role="group"
      className={`${styles.group} ${size === 'small' ? styles.small : ''}`}
      aria-label={label}
      {...group}
    >
      {choices.map(({ value, label: name, title, content }, place) => (
        // The native tooltip: a custom one would be the only reason for the login page to load its code.
        <DenseButton
          key={value}
          look="bare"
          className={styles.choice}
          tabIndex={place === tabStop ? 0 : -1}
          aria-label={name}
          aria-pressed={value === chosen}
          title={title}
          onClick={() => {
            if (value !== chosen) onChange({ value });
          }}
        >
          {content}
        </DenseButton>
      ))}
    </div>
  );
}
