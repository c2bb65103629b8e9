import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';

interface MoveHelpProps {
  /** Of the words about the keys, which describe the tree. */
  readonly id: string;
  /** What is announced of the move that is under way; empty while there is none. */
  readonly announcement: string;
}

/** Tells readers of the screen how groups are moved by keyboard, and how far a move is. */
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
