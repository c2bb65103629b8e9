import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { checkMemberPassword, type PasswordLevel } from '@remote-console/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { PasswordField, type SaveOutcome } from '../../primitives/index.ts';
import { usePasswordHint } from './usePasswordHint.ts';

export interface PasswordChangeProps {
  /** Whose password it is: types 1 and 6 follow the level of the company. */
  readonly memberType: number;
  /** The login ID, so that a password manager knows whose password changes. */
  readonly loginId: string;
  readonly level: PasswordLevel;
  /** Saves the new password, trimmed. */
  readonly onSave: (change: { readonly pw: string }) => Promise<SaveOutcome>;
}

interface Typed {
  readonly pw: string;
  readonly again: string;
}

interface Fault {
  readonly field: keyof Typed;
  readonly words: string;
}

const NOTHING: Typed = { pw: '', again: '' };

interface EditorProps extends PasswordChangeProps {
  readonly onClose: () => void;
}

function Editor({ memberType, loginId, level, onSave, onClose }: EditorProps) {
  const text = useText('managers');
  const common = useText('common');
  const message = useMessage();
  const hint = usePasswordHint(memberType, level);
  const [typed, setTyped] = useState(NOTHING);
  const [fault, setFault] = useState<Fault | null>(null);
  const [waiting, setWaiting] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part });
    setFault(null);
  };
  const submit = async () => {
    const weak = checkMemberPassword(memberType, level, typed.pw);
    if (weak) return setFault({ field: 'pw', words: message(weak) });
    const pw = typed.pw.trim();
    if (pw !== typed.again.trim()) return setFault({ field: 'again', words: message('password_confirm') });
    setWaiting(true);
    const outcome = await onSave({ pw });
    setWaiting(false);
    if (outcome.kind === 'saved') return onClose();
    return setFault({ field: 'pw', words: outcome.error });
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!waiting) void submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
        if (event.key === 'Escape' && !event.nativeEvent.isComposing && !waiting) onClose();
      }}
      sx={{ display: 'grid', gap: '12px', width: '100%', maxWidth: 320 }}
    >
      <input type="hidden" name="username" autoComplete="username" value={loginId} readOnly />
      <PasswordField
        name="pw"
        label={text('newPassword')}
        hint={hint}
        autoComplete="new-password"
        inputRef={first}
        value={typed.pw}
        error={fault?.field === 'pw' ? fault.words : undefined}
        onChange={({ value }) => change({ pw: value })}
      />
      <PasswordField
        name="pwConfirm"
        label={message('reset-pw-repeat')}
        autoComplete="new-password"
        value={typed.again}
        error={fault?.field === 'again' ? fault.words : undefined}
        onChange={({ value }) => change({ again: value })}
      />
      <Box sx={{ display: 'flex', gap: '8px' }}>
        <Button type="submit" variant="contained" loading={waiting}>
          {message('reset-pw-submit')}
        </Button>
        <Button variant="text" onClick={onClose} disabled={waiting}>
          {common('cancel')}
        </Button>
      </Box>
    </Box>
  );
}

/** A button that opens two fields; they end with a change or with cancel, which forgets what was typed (C-PASSWORD-01). */
export function PasswordChange(props: PasswordChangeProps) {
  const text = useText('managers');
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
