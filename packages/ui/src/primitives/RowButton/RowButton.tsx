import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useIsOutdated } from '../OutdatedNote/outdated.ts';

/** What a button in a row can be given. */
export type RowButtonProps = Omit<ButtonProps, 'size'>;

/** A button in a row of a list. While the list is outdated no one can act on what it says, so it cannot be pressed. */
export function RowButton({ disabled = false, ...props }: RowButtonProps) {
  const isOutdated = useIsOutdated();
  return <Button {...props} size="small" disabled={disabled || isOutdated} />;
}
