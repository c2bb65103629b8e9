import { useRef, type ReactNode } from 'react';
import { DialogChoice } from '../DialogChoice.tsx';
import { DialogFrame, type DialogFrameProps } from '../DialogFrame.tsx';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps extends Pick<DialogFrameProps, 'onExited'> {
  /** Whether the dialog is visible; its content is kept while it closes. */
  readonly open: boolean;
  /** The question with its object: "Delete KIOSK-Lobby-01?" */
  readonly title: string;
  /** The consequence of confirming, if not obvious. */
  readonly children?: ReactNode;
  /** The verb of the question: "Delete". */
  readonly confirmLabel: string;
  /** `destructive` if it cannot be undone: the main button is red and cancel has the initial focus. */
  readonly tone?: 'main' | 'destructive';
  /** Whether the answer is being processed: the dialog stays, and a second click does nothing. */
  readonly waiting?: boolean;
  /** Why it failed, as text. */
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  /** Called on cancel, Escape and an outside click. */
  readonly onClose: () => void;
}

/** Asks before something happens (A-CONFIRM-01). */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  tone = 'main',
  waiting = false,
  error,
  onConfirm,
  onClose,
  onExited,
}: ConfirmDialogProps) {
  const start = useRef<HTMLButtonElement>(null);
  const destructive = tone === 'destructive';
  return (
    <DialogFrame
      open={open}
      title={title}
      locked={waiting}
      startRef={start}
      onClose={onClose}
      onExited={onExited}
      actions={
        <DialogChoice
          label={confirmLabel}
          destructive={destructive}
          waiting={waiting}
          onConfirm={onConfirm}
          onCancel={onClose}
          {...(destructive ? { cancelRef: start } : { confirmRef: start })}
        />
      }
    >
      {children}
      {error && (
        <div role="alert" className={`${styles.error} ${children ? styles.belowText : ''}`}>
          {error}
        </div>
      )}
    </DialogFrame>
  );
}
