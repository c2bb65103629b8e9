import { useRef, type ReactNode } from 'react';
import { Button } from '../../primitives/index.ts';
import { DialogFrame, type DialogFrameProps } from '../DialogFrame.tsx';

/** One of the options. */
export interface WarningChoice<Id extends string = string> {
  readonly id: Id;
  /** The verb of the option. */
  readonly label: string;
  /** `main` for the recommended one, `destructive` if it cannot be undone, `quiet` for the others. */
  readonly tone?: 'main' | 'destructive' | 'quiet';
}

export interface WarningDialogProps<Id extends string> extends Pick<DialogFrameProps, 'onExited'> {
  readonly open: boolean;
  /** The problem, as a sentence. */
  readonly title: string;
  readonly children?: ReactNode;
  /** The options, the main one last; it has the initial focus, unless it is destructive. */
  readonly choices: readonly WarningChoice<Id>[];
  readonly onChoose: (choice: { readonly id: Id }) => void;
  /** Called on Escape and an outside click: none of the options was chosen. */
  readonly onClose: () => void;
}

/** A warning with custom options (A-DIALOG-10). */
export function WarningDialog<Id extends string>(props: WarningDialogProps<Id>) {
  const { open, title, children, choices, onChoose, onClose, onExited } = props;
  const start = useRef<HTMLButtonElement>(null);
  const first = choices.findLast(({ tone }) => tone !== 'destructive') ?? choices.at(-1);
  return (
    <DialogFrame
      open={open}
      title={title}
      onClose={onClose}
      onExited={onExited}
      startRef={start}
      actions={choices.map(({ id, label, tone = 'quiet' }) => (
        <Button
          key={id}
          ref={id === first?.id ? start : null}
          variant={tone === 'quiet' ? 'text' : 'contained'}
          color={tone === 'destructive' ? 'error' : 'default'}
          onClick={() => onChoose({ id })}
        >
          {label}
        </Button>
      ))}
    >
      {children}
    </DialogFrame>
  );
}
