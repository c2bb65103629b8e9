import OutlinedInput from '@mui/material/OutlinedInput';
import { digitsOnly, isCompleteCode } from '@remote-console/domain';
import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, CopyButton } from '../../primitives/index.ts';
import { codeGround } from '../../theme/index.ts';
import styles from './CodeDialog.module.css';

export interface CodeDialogProps {
  readonly open: boolean;
  /** Address of the QR image for the authenticator app; shown only if given [A-OTP-06]. */
  readonly qrImage?: string | undefined;
  /** The key of the QR image as text, for people who cannot scan it. */
  readonly secret?: string | undefined;
  /** Whether a code is being checked now. */
  readonly busy?: boolean;
  /** Why the last code was refused: a message key. A new object empties the field and asks again. */
  readonly failure?: { readonly message: string } | null;
  /** A complete code was submitted. */
  readonly onSubmit: (answer: { readonly code: string }) => void;
  /** The dialog was canceled. */
  readonly onCancel: () => void;
}

/** What to enter in the authenticator app: the QR image, and its key for people who cannot scan it. */
function Registration({ qrImage, secret }: Pick<CodeDialogProps, 'qrImage' | 'secret'>) {
  const text = useText('accounts');
  return (
    <>
      {qrImage !== undefined && (
        <img
          src={qrImage}
          alt={text('qrCode')}
          width={176}
          height={176}
          className={styles.qrCode}
          style={{ backgroundColor: codeGround }}
        />
      )}
      {secret !== undefined && secret !== '' && (
        <div className={styles.secret}>
          {text('codeKeyHint')}
          <div className={styles.key}>
            <code className={styles.code}>{secret.replaceAll(/(.{4})(?=.)/gu, '$1 ')}</code>
            <CopyButton value={secret} label={text('codeKey')} />
          </div>
        </div>
      )}
    </>
  );
}

interface CodeFieldProps {
  readonly id: string;
  readonly code: string;
  readonly onChange: (change: { readonly code: string }) => void;
  /** Why the last code was refused. A new object moves the focus here. */
  readonly failure: CodeDialogProps['failure'];
}

function CodeField({ id, code, onChange, failure = null }: CodeFieldProps) {
  const text = useText('accounts');
  const message = useMessage();
  const field = useRef<HTMLInputElement | null>(null);
  const takeFocus = useCallback((element: HTMLInputElement | null) => {
    field.current = element;
    element?.focus();
  }, []);
  useEffect(() => {
    if (failure) field.current?.focus();
  }, [failure]);
  const hidden = failure === null || code !== '';
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {text('codeLabel')}
      </label>
      <OutlinedInput
        id={id}
        fullWidth
        value={code}
        error={!hidden}
        inputRef={takeFocus}
        onChange={(event) => onChange({ code: digitsOnly(event.target.value) })}
        slotProps={{
          input: {
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            'aria-describedby': `${id}-hint ${id}-failure`,
          },
        }}
        sx={{
          '& input': {
            py: 'var(--rc-space-cosy)',
            fontSize: 'var(--rc-font-size-figure)',
            lineHeight: '28px',
            letterSpacing: '0.32em',
            textAlign: 'center',
            textIndent: '0.32em',
            fontVariantNumeric: 'tabular-nums',
          },
        }}
      />
      <div id={`${id}-failure`} role="alert" className={styles.error}>
        {hidden || !failure ? '' : message(failure.message)}
      </div>
    </>
  );
}

/** Asks for the 6 digits of the authenticator app [A-OTP-01] [A-OTP-02] [A-OTP-03] [A-OTP-04]. */
export function CodeDialog(props: CodeDialogProps) {
  const { open, qrImage, secret, busy = false, failure = null, onSubmit, onCancel } = props;
  const text = useText('accounts');
  const common = useText('common');
  const id = useId();
  const [code, setCode] = useState('');
  const [answered, setAnswered] = useState(failure);
  if (answered !== failure) {
    setAnswered(failure);
    setCode('');
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && isCompleteCode(code)) onSubmit({ code });
  };

  return (
    <DialogFrame
      open={open}
      title={text('codeTitle')}
      width={400}
      onClose={onCancel}
      actions={
        <>
          <Button variant="text" onClick={onCancel}>
            {common('cancel')}
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            variant="contained"
            disabled={busy || !isCompleteCode(code)}
            aria-busy={busy}
          >
            {text('codeSubmit')}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={submit}>
        <div id={`${id}-hint`} className={styles.hint}>
          {text(qrImage === undefined ? 'codeHint' : 'codeHintWithQr')}
        </div>
        <Registration qrImage={qrImage} secret={secret} />
        <CodeField id={id} code={code} onChange={(change) => setCode(change.code)} failure={failure} />
      </form>
    </DialogFrame>
  );
}
