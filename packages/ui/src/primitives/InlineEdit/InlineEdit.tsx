import { countCharacters } from '@remote-console/domain';
import { useEffect, useReducer, useRef, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { DenseButton } from '../Button/DenseButton.tsx';
import styles from './InlineEdit.module.css';
import { InlineEditor } from './InlineEditor.tsx';
import { inlineEdit, type SaveOutcome } from './inlineEditState.ts';

export interface InlineEditProps {
  /** The saved value. */
  readonly value: string;
  /** What it is: "Memo", "Device name". Labels the button and the field. */
  readonly label: string;
  /** Maximum number of characters. */
  readonly limit: number;
  /** Shown if the value is empty: "Add memo". */
  readonly placeholder?: string;
  /** The error of a text, or `null`; checked before saving, also for an unchanged text. */
  readonly check?: (value: string) => string | null;
  /** Saves. A refusal keeps the editor open and shows its message; so does a thrown error. */
  readonly onSave: (change: { value: string }) => Promise<SaveOutcome>;
  /** The message of a failed save that has none. */
  readonly failureText: string;
  /** Shows the pencil only on hover or focus: for a value that is in every row. */
  readonly quiet?: boolean;
  /** Renders the idle value, for instance as a link; plain text by default. */
  readonly children?: ReactNode;
}

/**
 * A value that is edited in place: idle, editing, waiting. Enter saves, Escape restores; the Enter that ends a
 * syllable does neither.
 */
export function InlineEdit({
  value,
  label,
  limit,
  placeholder,
  check,
  onSave,
  failureText,
  quiet = false,
  children,
}: InlineEditProps) {
  const text = useText('common');
  const [state, send] = useReducer(inlineEdit, { kind: 'idle' });
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = state.kind !== 'idle';

  // The focus returns to the button once it is rendered again.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const save = async (draft: string) => {
    if (countCharacters(draft) > limit) return;
    const problem = check?.(draft) ?? null;
    if (problem !== null) {
      send({ kind: 'refuse', error: problem });
      return;
    }
    if (draft === value) {
      send({ kind: 'cancel' });
      return;
    }
    send({ kind: 'submit' });
    const outcome = await onSave({ value: draft }).catch((): SaveOutcome => ({ kind: 'refused', error: failureText }));
    if (outcome.kind === 'refused') {
      send({ kind: 'refuse', error: outcome.error });
      return;
    }
    send({ kind: 'settle' });
  };

  if (state.kind !== 'idle') {
    return (
      <InlineEditor
        label={label}
        draft={state.draft}
        limit={limit}
        error={state.kind === 'editing' ? state.error : null}
        waiting={state.kind === 'waiting'}
        onType={(draft) => send({ kind: 'type', draft })}
        onSave={() => void save(state.draft)}
        onCancel={() => send({ kind: 'cancel' })}
      />
    );
  }

  const edit = text('edit', { name: label });
  const shown = value === '' ? placeholder : value;
  const pencil = (
    <DenseButton
      ref={button}
      look="bare"
      sign="pencil"
      aria-label={children || !shown ? edit : `${shown} ${edit}`}
      className={`${styles.button} ${quiet ? styles.quiet : ''} ${value === '' ? styles.empty : ''} ${children ? '' : styles.alone}`}
      onClick={() => send({ kind: 'start', value })}
    >
      {!children && (
        <span className={styles.words} title={shown}>
          {shown}
        </span>
      )}
    </DenseButton>
  );
  if (!children) return pencil;
  return (
    <div className={styles.line}>
      {children}
      {pencil}
    </div>
  );
}
