import { useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { DialogFrame, type DialogFrameProps } from '../DialogFrame.tsx';
import styles from './ListDialog.module.css';

export interface ListDialogProps extends Pick<DialogFrameProps, 'onExited'> {
  readonly open: boolean;
  /** The title of the list. */
  readonly title: string;
  readonly lines: readonly string[];
  /** Whether the order matters: the lines are numbered then. */
  readonly ordered?: boolean;
  /** Called by the close button, on Escape and an outside click. */
  readonly onClose: () => void;
}

/** Shows a list of lines and a close button (A-DIALOG-19). */
export function ListDialog({ open, title, lines, ordered = false, onClose, onExited }: ListDialogProps) {
  const text = useText('common');
  const start = useRef<HTMLButtonElement>(null);
  const List = ordered ? 'ol' : 'ul';
  return (
    <DialogFrame
      open={open}
      title={title}
      onClose={onClose}
      onExited={onExited}
      startRef={start}
      actions={
        <Button variant="contained" onClick={onClose} ref={start}>
          {text('close')}
        </Button>
      }
    >
      <List
        // A long list scrolls on its own, so it must be keyboard-focusable.
        tabIndex={0}
        aria-label={title}
        className={styles.list}
      >
        {lines.map((line, index) => (
          // Lines may repeat and never move, so the index identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{line}</li>
        ))}
      </List>
    </DialogFrame>
  );
}
