import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, TextField, useStartFocus } from '../../primitives/index.ts';
import styles from './InvitationForm.module.css';

/** Why a code was refused. Every failure is a new object. */
export interface InvitationFailure {
  /** Message key. */
  readonly message: string;
}

export interface InvitationFormProps {
  /** Whether a code is being checked: a second click sends nothing. */
  readonly busy?: boolean;
  /** The failure of the last attempt; the code stays, selected (A-INVITE-05). */
  readonly failure?: InvitationFailure | null;
  /** A code was submitted, trimmed. */
  readonly onSubmit: (answer: { readonly code: string }) => void;
}

/** One code and one button (A-INVITE-01). */
export function InvitationForm({ busy = false, failure = null, onSubmit }: InvitationFormProps) {
  const text = useText('partners');
  const message = useMessage();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [seen, setSeen] = useState<InvitationFailure | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  if (seen !== failure) {
    setSeen(failure);
    setShown(failure?.message ?? null);
  }
  useLayoutEffect(() => {
    if (failure) field.current?.select();
  }, [failure]);
  useStartFocus(field);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const typed = code.trim();
    if (typed === '') {
      setShown('remote_code_requirement');
      field.current?.focus();
      return;
    }
    setShown(null);
    onSubmit({ code: typed });
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.introduction}>{text('invitationIntro')}</p>
      <TextField
        size="large"
        name="code"
        label={text('code')}
        value={code}
        error={shown === null ? undefined : message(shown)}
        autoComplete="one-time-code"
        placeholder="ABCD-EFGH-2345"
        inputRef={field}
        onChange={({ value }) => {
          setCode(value);
          setShown(null);
        }}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {text('confirmCode')}
      </Button>
    </form>
  );
}
