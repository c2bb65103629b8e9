import {
  checkMemberPassword,
  missingProof,
  type GivenProof,
  type OwnerProof,
  type PasswordLevel,
} from '@remote-console/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, Form, PasswordField, useFormError, useStartFocus, type SaveOutcome } from '../../primitives/index.ts';
import { NO_PROOF, ProofFields, sentProof, type TypedProof } from '../OwnerProof/ProofFields.tsx';
import { usePasswordHint } from './usePasswordHint.ts';
import styles from './PasswordChange.module.css';

/** A new password, trimmed, with the owner's proof if it was required. */
export interface NewPassword extends GivenProof {
  readonly password: string;
}

export interface PasswordChangeProps {
  /** The account type: types 1 and 6 follow the level of the company. */
  readonly memberType: number;
  /** The login ID, so that a password manager knows whose password it is. */
  readonly loginId: string;
  readonly level: PasswordLevel;
  /** What the owner has to prove; `nothing` if somebody else sets the password. */
  readonly demanded: OwnerProof;
  readonly onSave: (change: NewPassword) => Promise<SaveOutcome>;
}

interface Typed extends TypedProof {
  readonly password: string;
  readonly passwordConfirmation: string;
}

interface Fault {
  readonly field: keyof Typed;
  readonly words: string;
}

const NOTHING: Typed = { ...NO_PROOF, password: '', passwordConfirmation: '' };

const FIELDS: readonly (keyof Typed)[] = ['currentPassword', 'code', 'password', 'passwordConfirmation'];

interface EditorProps extends PasswordChangeProps {
  readonly onClose: () => void;
}

function Editor({ memberType, loginId, level, demanded, onSave, onClose }: EditorProps) {
  const text = useText('users');
  const common = useText('common');
  const message = useMessage();
  const hint = usePasswordHint(memberType, level);
  const [typed, setTyped] = useState(NOTHING);
  const { form, shown, show, clear } = useFormError<Fault>(null);
  const [waiting, setWaiting] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useStartFocus(first);

  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part });
    clear();
  };
  const fault = (): Fault | null => {
    const missing = missingProof(demanded, typed);
    if (missing) return { field: missing.field, words: message(missing.error) };
    const weak = checkMemberPassword(memberType, level, typed.password);
    if (weak) return { field: 'password', words: message(weak) };
    if (typed.password.trim() === typed.passwordConfirmation.trim()) return null;
    return { field: 'passwordConfirmation', words: message('password_confirm') };
  };
  const submit = async () => {
    const found = fault();
    if (found) return show(found);
    setWaiting(true);
    const outcome = await onSave({ password: typed.password.trim(), ...sentProof(typed, demanded) });
    setWaiting(false);
    if (outcome.kind === 'saved') return onClose();
    // A code is valid once, so a sent one is never sent again.
    setTyped({ ...typed, code: '' });
    return show({ field: FIELDS.find((field) => field === outcome.field) ?? 'password', words: outcome.error });
  };
  const errorAt = (field: keyof Typed) => (shown?.field === field ? shown.words : undefined);

  return (
    <Form
      ref={form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!waiting) void submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing && !waiting) onClose();
      }}
      className={styles.form}
    >
      <input type="hidden" name="username" autoComplete="username" value={loginId} readOnly />
      <ProofFields demanded={demanded} value={typed} fault={shown} passwordRef={first} onChange={change} />
      <PasswordField
        name="password"
        label={text('newPassword')}
        hint={hint}
        autoComplete="new-password"
        {...(demanded === 'nothing' ? { inputRef: first } : {})}
        value={typed.password}
        error={errorAt('password')}
        onChange={({ value }) => change({ password: value })}
      />
      <PasswordField
        name="passwordConfirmation"
        label={message('reset-pw-repeat')}
        autoComplete="new-password"
        value={typed.passwordConfirmation}
        error={errorAt('passwordConfirmation')}
        onChange={({ value }) => change({ passwordConfirmation: value })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="contained" loading={waiting}>
          {message('reset-pw-submit')}
        </Button>
        <Button variant="text" onClick={onClose} disabled={waiting}>
          {common('cancel')}
        </Button>
      </div>
    </Form>
  );
}

/**
 * A button that opens two fields, preceded by those for the owner's proof on one's own account; they close with a
 * change or on cancel, which discards the entries (C-PASSWORD-01, C-PASSWORD-02).
 */
export function PasswordChange(props: PasswordChangeProps) {
  const text = useText('users');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <Editor {...props} onClose={() => setOpen(false)} />;
  return (
    <Button ref={button} onClick={() => setOpen(true)}>
      {text('changePassword')}
    </Button>
  );
}
