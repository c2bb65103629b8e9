import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';

interface MoveHelpProps {
  /** The id of the keyboard help, which describes the tree. */
  readonly id: string;
  /** What is announced about the current move; empty if there is none. */
  readonly announcement: string;
}

/** Explains to screen readers how to move groups by keyboard, and announces the progress of a move. */
export function MoveHelp({ id, announcement }: MoveHelpProps) {
  const text = useText('groups');
  return (
    <>
      <span id={id} hidden>
        {text('moveByKeys')}
      </span>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
