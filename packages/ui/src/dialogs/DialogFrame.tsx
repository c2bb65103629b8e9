import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type RefObject } from 'react';

export interface DialogFrameProps {
  readonly open: boolean;
  /** What will happen and to what; a question where there is something to decide. */
  readonly title: string;
  /** Content between title and buttons. */
  readonly children?: ReactNode;
  /** The buttons, the main one last. */
  readonly actions: ReactNode;
  /** Called on Escape, an outside click and a close button. */
  readonly onClose: () => void;
  /** Called once the dialog, no longer open, has left the screen. */
  readonly onExited?: (() => void) | undefined;
  /** Keeps Escape and presses outside from closing: while something is on its way, or where an answer is needed. */
  readonly locked?: boolean;
  /** Whether nothing of the page may be seen behind the dialog. */
  readonly covering?: boolean;
  /** What gets the focus when the dialog opens; the dialog itself by default. */
  readonly startRef?: RefObject<HTMLElement | null>;
  /** Widest width in pixels. */
  readonly width?: number;
}

/**
 * What every dialog is: focus goes in, stays in, and returns to where it was; Escape closes; the title names the dialog
 * and the text describes it.
 */
export function DialogFrame({
  open,
  title,
  children,
  actions,
  onClose,
  onExited,
  locked = false,
  covering = false,
  startRef,
  width = 440,
}: DialogFrameProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!locked) onClose();
      }}
      aria-labelledby={titleId}
      {...(children ? { 'aria-describedby': textId } : {})}
      slotProps={{
        paper: { sx: { maxWidth: width } },
        ...(covering ? { backdrop: { sx: { '&&:not(.MuiBackdrop-invisible)': { bgcolor: 'tone.ground' } } } } : {}),
        transition: { onEntering: () => startRef?.current?.focus(), onExited: () => onExited?.() },
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={textId} {...(children ? {} : { sx: { pb: 'var(--rc-space-md)' } })}>
        {children}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
