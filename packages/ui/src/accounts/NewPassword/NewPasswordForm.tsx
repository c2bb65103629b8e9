import { checkNewPassword, digitsOnly, isCompleteCode } from '@remote-console/domain';
import { useState, type FormEvent } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, FormError, PasswordField, TextField, useFormError } from '../../primitives/index.ts';
import styles from './NewPasswordForm.module.css';

/** What the person typed, trimmed. */
export interface NewPassword {
  /** The current password; empty if the key of an email replaces it. */
  readonly current: string;
  /** The one-time code; empty if none is required. */
  readonly code: string;
  readonly password: string;
}

/** What is wrong, and where; `null` for the whole form. */
export interface NewPasswordFailure {
  readonly field: 'current' | 'code' | 'password' | 'confirmation' | null;
  /** Message key. */
  readonly message: string;
}

export interface NewPasswordFormProps {
  /** Whether the current password is asked for as well (A-RESET-02). */
  readonly asksCurrent: boolean;
  /** Whether a one-time code is asked for as well. */
  readonly asksCode?: boolean;
  /** The ID of the account, so that a password manager knows whose it is. */
  readonly loginId?: string;
  readonly busy?: boolean;
  /** Why the server refused. A new object shows it again. */
  readonly failure?: NewPasswordFailure | null;
  readonly onSubmit: (typed: NewPassword) => void;
}

/** Asks for a new password and its confirmation, and for the current one if needed (A-RESET-01). */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { asksCurrent, asksCode = false, loginId, busy = false, failure = null, onSubmit } = props;
  const text = useText('accountPages');
  const message = useMessage();
  const [current, setCurrent] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const { form, shown, show, clear } = useFormError(failure);
  const errorAt = (field: NewPasswordFailure['field']) => (shown?.field === field ? message(shown.message) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (asksCurrent && current === '') return show({ field: 'current', message: 'check_current_password' });
    if (asksCode && !isCompleteCode(code)) return show({ field: 'code', message: 'invalid_otp' });
    const fault = checkNewPassword(password, confirmation);
    if (fault) return show({ field: fault === 'password_confirm' ? 'confirmation' : 'password', message: fault });
    clear();
    onSubmit({ current, code: asksCode ? code : '', password: password.trim() });
  };
  const change = (write: (value: string) => void) => (typed: { readonly value: string }) => {
    write(typed.value);
    clear();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      {loginId !== undefined && (
        <input type="hidden" name="username" autoComplete="username" value={loginId} readOnly />
      )}
      {asksCurrent && (
        <PasswordField
          size="large"
          name="current"
          label={text('currentPassword')}
          value={current}
          error={errorAt('current')}
          onChange={change(setCurrent)}
        />
      )}
      {asksCode && (
        <TextField
          size="large"
          name="code"
          label={text('oneTimeCode')}
          hint={text('oneTimeCodeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          value={code}
          error={errorAt('code')}
          onChange={({ value }) => change(setCode)({ value: digitsOnly(value) })}
        />
      )}
      <PasswordField
        size="large"
        name="password"
        label={text('newPassword')}
        hint={text('newPasswordHint')}
        value={password}
        error={errorAt('password')}
        autoComplete="new-password"
        onChange={change(setPassword)}
      />
      <PasswordField
        size="large"
        name="confirmation"
        label={text('newPasswordAgain')}
        value={confirmation}
        error={errorAt('confirmation')}
        autoComplete="new-password"
        onChange={change(setConfirmation)}
      />
      {shown?.field === null && <FormError>{message(shown.message)}</FormError>}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {text('saveNewPassword')}
      </Button>
    </form>
  );
}
