import { answerOf, failureOf } from '@remote-console/api-client';
import { useApi } from '@remote-console/api-client/react';
import type { ResetMode } from '@remote-console/domain';
import { useEffect, useState } from 'react';
import { useDialogs } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { NewPasswordForm, type NewPassword, type NewPasswordFailure } from './NewPasswordForm.tsx';
import styles from './NewPasswordWidget.module.css';

export interface NewPasswordWidgetProps {
  /** Whether the key of an email or the current password authorizes the change. */
  readonly mode: ResetMode;
  /** The password was changed and the person closed the message: the application opens the login (A-RESET-15). */
  readonly onChanged: () => void;
}

const keyIsOver = (): NewPasswordFailure => ({ field: null, message: 'password_modified_error' });

/**
 * Reports an expired email key before the person chooses a password. Says nothing without an answer, because the change
 * itself checks the key too.
 */
function useKeyCheck(key: string | null, fail: (failure: NewPasswordFailure) => void): void {
  const { client } = useApi();
  useEffect(() => {
    if (key === null) return undefined;
    let isOpen = true;
    const ask = async () => {
      const { objects } = await answerOf(client.POST('/resetPW', { body: { type: 'check', key } }));
      if (isOpen && objects.result === 'Fail') fail(keyIsOver());
    };
    ask().catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [client, key, fail]);
}

/** Sets a new password, by the key of an email or by the current password (A-RESET-12, A-RESET-13). */
export function NewPasswordWidget({ mode, onChanged }: NewPasswordWidgetProps) {
  const { client } = useApi();
  const dialogs = useDialogs();
  const text = useText('accountPages');
  const message = useMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<NewPasswordFailure | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const isForced = mode.kind === 'forced';
  useKeyCheck(isForced ? null : mode.key, setFailure);

  const change = async ({ current, code, password }: NewPassword): Promise<NewPasswordFailure | null> => {
    const body =
      mode.kind === 'key'
        ? { type: 'set' as const, key: mode.key, password }
        : {
            type: 'force_set' as const,
            loginId: mode.loginId,
            currentPassword: current,
            password,
            ...(code === '' ? {} : { code }),
          };
    try {
      const { objects } = await answerOf(client.POST('/resetPW', { body }));
      switch (objects.result) {
        case 'Success':
          return null;
        case 'wrong_password':
          return { field: 'current', message: 'check_current_password' };
        case 'code_wanted':
          setAsksCode(true);
          return { field: 'code', message: 'code_wanted' };
        case 'invalid_otp':
          setAsksCode(true);
          return { field: 'code', message: 'invalid_otp' };
        case 'Fail':
          return isForced ? { field: null, message: 'password_modified_failed' } : keyIsOver();
      }
    } catch (thrown) {
      const found = failureOf(thrown);
      if (found.kind === 'unreachable') return { field: null, message: 'server_unreachable' };
      return { field: found.field === 'password' ? 'password' : null, message: found.error };
    }
  };
  const submit = async (typed: NewPassword) => {
    setBusy(true);
    setFailure(null);
    const problem = await change(typed);
    setBusy(false);
    if (problem) return setFailure(problem);
    await dialogs.message({ title: message('password_modified') });
    onChanged();
  };

  return (
    <>
      {isForced && <p className={styles.hint}>{text('newPasswordForced')}</p>}
      <NewPasswordForm
        asksCurrent={isForced}
        asksCode={asksCode}
        {...(isForced ? { loginId: mode.loginId } : {})}
        busy={busy}
        failure={failure}
        onSubmit={(typed) => void submit(typed)}
      />
    </>
  );
}
