import type { ReactNode } from 'react';
import { DenseButton } from '../Button/DenseButton.tsx';
import { useRovingTabStop } from './useRovingTabStop.ts';
import styles from './SwitchButtons.module.css';

/** One of the choices. */
export interface SwitchButton<Value extends string> {
  readonly value: Value;
  /** Its name, where the content is a sign. */
  readonly label?: string;
  /** Shown to a pointer that rests on it. */
  readonly title: string;
  /** What is drawn: a sign, or a word. */
  readonly content: ReactNode;
}

interface SwitchButtonsProps<Value extends string> {
  readonly choices: readonly SwitchButton<Value>[];
  /** The one in use; none of the choices where something else is. */
  readonly value: string;
  readonly onChange: (change: { value: Value }) => void;
  /** Name of the group. */
  readonly label: string;
  readonly size: 'normal' | 'small';
}

/** A few buttons in one frame, of which one is in use. */
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
        // The browser's own hint: a drawn one would be the only reason for the login page to load its code.
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
