import { useRef, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { DialogFrame, type DialogFrameProps } from '../DialogFrame.tsx';

export interface MessageDialogProps extends Pick<DialogFrameProps, 'onExited'> {
  readonly open: boolean;
  /** What happened, as a sentence. */
  readonly title: string;
  /** What to do next. */
  readonly children?: ReactNode;
  /** Called on OK and Escape: closes the dialog, then continues. */
  readonly onClose: () => void;
}

/** Shows a message and waits for OK (A-DIALOG-01). */
export function MessageDialog({ open, title, children, onClose, onExited }: MessageDialogProps) {
  const text = useText('common');
  const start = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      open={open}
      title={title}
      onClose={onClose}
      onExited={onExited}
      startRef={start}
      actions={
        <Button variant="contained" onClick={onClose} ref={start}>
          {text('ok')}
        </Button>
      }
    >
      {children}
    </DialogFrame>
  );
}
