import Switch from '@mui/material/Switch';
import { useContext, useId, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { controlState } from '../Field/controlState.ts';
import { FieldLayoutContext, WIDE_MEDIA } from '../Field/fieldLayout.ts';
import styles from './SwitchField.module.css';

export interface SwitchFieldProps {
  /** What is on or off. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (change: { checked: boolean }) => void;
  /** The meaning of being on, below the label. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do; replaces the help. */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** The texts for on and off next to the switch: "On" and "Off" by default. */
  readonly words?: { readonly on: string; readonly off: string };
}

/** Something that is on or off and takes effect immediately, or with its form. The state is shown as text too. */
export function SwitchField({ label, checked, onChange, hint, error, disabled = false, words }: SwitchFieldProps) {
  const text = useText('common');
  const id = useId();
  const noteId = `${id}-note`;
  const layout = useContext(FieldLayoutContext);
  const note = error || hint;
  const state = checked ? (words?.on ?? text('on')) : (words?.off ?? text('off'));
  return (
    <div className={`${styles.field} ${layout === 'row' ? styles.row : ''}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.control}>
        <Switch
          checked={checked}
          disabled={disabled}
          onChange={(_event, now) => onChange({ checked: now })}
          slotProps={{ input: { id, ...controlState({ noteId, error, hint }) } }}
          sx={layout === 'row' ? { [WIDE_MEDIA]: { ml: 'calc(-1 * var(--rc-space-xs))' } } : {}}
        />
        <span aria-hidden className={styles.state}>
          {state}
        </span>
      </div>
      {note && (
        <div id={noteId} className={`${styles.note} ${error ? styles.wrong : ''}`}>
          <span role={error ? 'alert' : undefined}>{note}</span>
        </div>
      )}
    </div>
  );
}
