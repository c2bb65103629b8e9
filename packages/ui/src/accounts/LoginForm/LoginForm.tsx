import type { DeviceListView } from '@remote-console/domain';
import { LayoutGrid, List } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useMessage, useSentences, useText } from '../../i18n/index.ts';
import { Button, CheckField, keepComposing, PasswordField, TextField, ViewSwitch } from '../../primitives/index.ts';
import styles from './LoginForm.module.css';

/** What a person logs in with. */
export interface LoginRequest {
  readonly id: string;
  readonly password: string;
  /** Keep the ID for the next time (in the mobile application: log in automatically). */
  readonly remember: boolean;
  /** The view in which the device list opens. */
  readonly view: DeviceListView;
}

/** Why a login failed. Each failure is a new object. */
export interface LoginFailure {
  /** Message key. */
  readonly message: string;
  /** Failed attempts so far and the limit, if the server counts them. */
  readonly attempts?: { readonly current: number; readonly limit: number } | undefined;
}

export interface LoginFormProps {
  /** Label of the first field; "ID" by default. */
  readonly idLabel?: string | undefined;
  /** The initial value of the ID field. */
  readonly initialId?: string;
  /** Restricts the form to this ID, to log in again. The remember toggle and the view are not offered then. */
  readonly fixedId?: string | undefined;
  /** Whether the remember toggle is on at first. */
  readonly initialRemember?: boolean;
  /** The view that is chosen at first. */
  readonly initialView?: DeviceListView;
  /** Inside the mobile application the toggle reads auto-login [A-LOGIN-03]. */
  readonly mobileApp?: boolean;
  /** Whether a login is in progress; the button is disabled then [A-LOGIN-40]. */
  readonly busy?: boolean;
  /** The failure of the last attempt. */
  readonly failure?: LoginFailure | null;
  /** The form was submitted with both fields filled in. */
  readonly onSubmit: (request: LoginRequest) => void;
}

/** A refusal, and the field that shows it. */
interface ShownFailure {
  readonly at: 'id' | 'password';
  readonly failure: LoginFailure;
}

const EMPTY_FIELDS: LoginFailure = { message: 'invalid_id_and_pw' };

function useFailureText() {
  const message = useMessage();
  const sentences = useSentences();
  return ({ message: key, attempts }: LoginFailure) =>
    sentences(message(key), attempts && message('login_failures', { ...attempts }));
}

/** ID, password, the remember toggle and the initial view. Submitting is up to the caller. */
export function LoginForm(props: LoginFormProps) {
  const { initialId = '', initialRemember = false, initialView = 'table', mobileApp = false } = props;
  const { idLabel, busy = false, failure = null, fixedId, onSubmit } = props;
  const text = useText('accounts');
  const failureText = useFailureText();
  const idField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [id, setId] = useState(fixedId ?? initialId);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(initialRemember);
  const [view, setView] = useState<DeviceListView>(initialView);
  const [seen, setSeen] = useState<LoginFailure | null>(null);
  const [shown, setShown] = useState<ShownFailure | null>(null);
  if (seen !== failure) {
    setSeen(failure);
    setShown(failure && { at: 'password', failure });
  }
  const errorAt = (field: ShownFailure['at']) => (shown?.at === field ? failureText(shown.failure) : undefined);

  useLayoutEffect(() => {
    if (failure) passwordField.current?.select();
  }, [failure]);
  const [startAt] = useState<ShownFailure['at']>(id === '' ? 'id' : 'password');
  useLayoutEffect(() => {
    (startAt === 'id' ? idField : passwordField).current?.focus();
  }, [startAt]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const empty = id.trim() === '' ? 'id' : password === '' ? 'password' : null;
    if (empty !== null) {
      setShown({ at: empty, failure: EMPTY_FIELDS });
      (empty === 'id' ? idField : passwordField).current?.focus();
      return;
    }
    setShown(null);
    onSubmit({ id: id.trim(), password, remember, view });
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        size="large"
        name="id"
        label={idLabel ?? text('loginId')}
        value={id}
        error={errorAt('id')}
        autoComplete="username"
        readOnly={fixedId !== undefined}
        inputMode="email"
        inputRef={idField}
        onKeyDown={keepComposing}
        onChange={({ value }) => {
          setId(value);
          setShown(null);
        }}
      />
      <PasswordField
        size="large"
        name="passwd"
        label={text('password')}
        value={password}
        error={errorAt('password')}
        inputRef={passwordField}
        onKeyDown={keepComposing}
        onChange={({ value }) => {
          setPassword(value);
          setShown(null);
        }}
      />
      {fixedId === undefined && (
        <div className={styles.choices}>
          <CheckField
            label={text(mobileApp ? 'rememberMe' : 'rememberId')}
            checked={remember}
            onChange={({ checked }) => setRemember(checked)}
          />
          <ViewSwitch
            label={text('view')}
            value={view}
            choices={[
              { view: 'card', label: text('viewCard'), Icon: LayoutGrid },
              { view: 'table', label: text('viewTable'), Icon: List },
            ]}
            onChange={(change) => setView(change.view)}
          />
        </div>
      )}
      <Button type="submit" variant="contained" size="large" disabled={busy} aria-busy={busy}>
        {text(busy ? 'loggingIn' : 'login')}
      </Button>
    </form>
  );
}
