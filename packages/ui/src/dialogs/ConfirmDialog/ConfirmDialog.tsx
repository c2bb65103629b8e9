import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { DialogFrame } from '../DialogFrame.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question with its object: "Delete KIOSK-Lobby-01?" */
  readonly title: string;
  /** What follows from a yes, if that is not plain. */
  readonly children?: ReactNode;
  /** The verb of the question: "Delete". */
  readonly confirmLabel: string;
  /** `destructive` for what cannot be taken back: the main button turns red and the focus starts on cancel. */
  readonly tone?: 'main' | 'destructive';
  /** Whether the answer is on its way: the dialog stays, and a second press does nothing. */
  readonly waiting?: boolean;
  /** Why it did not work, in words. */
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  /** Told of cancel, Escape and a press outside. */
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
}: ConfirmDialogProps) {
  const text = useText('common');
  const start = useRef<HTMLButtonElement>(null);
  const destructive = tone === 'destructive';
  return (
    <DialogFrame
      open={open}
      title={title}
      locked={waiting}
      startRef={start}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={waiting} ref={destructive ? start : null}>
            {text('cancel')}
          </Button>
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            onClick={onConfirm}
            loading={waiting}
            ref={destructive ? null : start}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <Box role="alert" sx={{ mt: children ? '12px' : 0, color: 'tone.error', fontSize: 13, lineHeight: '20px' }}>
          {error}
        </Box>
      )}
    </DialogFrame>
  );
}
