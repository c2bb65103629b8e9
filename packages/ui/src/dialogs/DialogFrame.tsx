import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type RefObject } from 'react';

export interface DialogFrameProps {
  readonly open: boolean;
  /** What will happen and to what; a question if there is a decision. */
  readonly title: string;
  /** Content between title and buttons. */
  readonly children?: ReactNode;
  /** The buttons, the main one last. */
  readonly actions: ReactNode;
  /** Called on Escape, an outside click and by a close button. */
  readonly onClose: () => void;
  /** Called once the closed dialog has left the screen. */
  readonly onExited?: (() => void) | undefined;
  /** Keeps Escape and outside clicks from closing: while something is in progress, or if an answer is required. */
  readonly locked?: boolean;
  /** Whether to hide the page behind the dialog. */
  readonly covering?: boolean;
  /** The element with the initial focus; the dialog itself by default. */
  readonly startRef?: RefObject<HTMLElement | null>;
  /** Maximum width in pixels. */
  readonly width?: number;
}

/**
 * The basis of every dialog: focus moves in, stays in, and returns; Escape closes; the title names the dialog and the
 * text describes it.
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
