import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useIsOutdated } from '../OutdatedNote/outdated.ts';

/** The props of a button in a row. */
export type RowButtonProps = Omit<ButtonProps, 'size'>;

/** A button in a list row. Disabled while the list is outdated. */
export function RowButton({ disabled = false, ...props }: RowButtonProps) {
  const isOutdated = useIsOutdated();
  return <Button {...props} size="small" disabled={disabled || isOutdated} />;
}
