import { useState, type FormEvent } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { Button, Note, TextField, type TextFieldProps } from '../../primitives/index.ts';
import styles from './RecoveryForm.module.css';

/** The result of a request, as text. */
export type RecoveryAnswer =
  | { readonly kind: 'done'; readonly words: string }
  | { readonly kind: 'refused'; readonly words: string };

export interface RecoveryFormProps extends Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode'> {
  readonly title: string;
  readonly hint: string;
  readonly label: string;
  readonly submitLabel: string;
  /** What is wrong with the text: a message key, or `null`. */
  readonly check: (value: string) => string | null;
  /** Sends the trimmed text. */
  readonly onSubmit: (value: string) => Promise<RecoveryAnswer>;
}

/** One field, one button, and the answer below them. */
export function RecoveryForm(props: RecoveryFormProps) {
  const { title, hint, label, submitLabel, check, onSubmit, ...input } = props;
  const message = useMessage();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [done, setDone] = useState('');
  const [busy, setBusy] = useState(false);

  const send = async () => {
    const problem = check(value);
    setDone('');
    setError(problem === null ? undefined : message(problem));
    if (problem !== null) return;
    setBusy(true);
    const answer = await onSubmit(value.trim());
    setBusy(false);
    if (answer.kind === 'done') setDone(answer.words);
    else setError(answer.words);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };

  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField
          {...input}
          size="large"
          label={label}
          value={value}
          error={error}
          onChange={(change) => {
            setValue(change.value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="outlined" size="large" loading={busy}>
          {submitLabel}
        </Button>
      </form>
      <Note role="status" tone="success" style={{ marginTop: 'var(--rc-space-md)' }}>
        {done}
      </Note>
    </section>
  );
}
