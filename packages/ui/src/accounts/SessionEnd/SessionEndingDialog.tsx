import { useRef } from 'react';
import { DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import styles from './SessionEndingDialog.module.css';

export interface SessionEndingDialogProps {
  readonly open: boolean;
  /** Whole seconds until the session ends. */
  readonly secondsLeft: number;
  /** Whether the session is being extended. */
  readonly busy?: boolean;
  /** Why it could not be extended: a message key. */
  readonly failure?: string | null;
  /** Extends the session; `null` if the company limits its total length, so that it cannot be extended. */
  readonly onStay: (() => void) | null;
  readonly onLogOut: () => void;
  /** The warning was closed. */
  readonly onClose: () => void;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Warns that the session is about to end; everything typed on the page behind it is kept. */
export function SessionEndingDialog(props: SessionEndingDialogProps) {
  const { open, secondsLeft, busy = false, failure = null, onStay, onLogOut, onClose } = props;
  const text = useText('accountPages');
  const common = useText('common');
  const message = useMessage();
  const stay = useRef<HTMLButtonElement>(null);
  const time = `${Math.floor(secondsLeft / 60)}:${twoDigits(secondsLeft % 60)}`;
  return (
    <DialogFrame
      open={open}
      locked={busy}
      startRef={stay}
      title={text('sessionEndingTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" disabled={busy} onClick={onLogOut}>
            {text('logOutNow')}
          </Button>
          <Button variant="contained" loading={busy} onClick={onStay ?? onClose} ref={stay}>
            {onStay ? text('stayLoggedIn') : common('ok')}
          </Button>
        </>
      }
    >
      <div role="timer" className={styles.time}>
        {text(onStay ? 'sessionEndingBody' : 'sessionEndingForGood', { time })}
      </div>
      {failure !== null && (
        <div role="alert" className={styles.error}>
          {message(failure)}
        </div>
      )}
    </DialogFrame>
  );
}
