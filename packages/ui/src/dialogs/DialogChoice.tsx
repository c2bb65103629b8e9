import type { Ref } from 'react';
import { useText } from '../i18n/index.ts';
import { Button } from '../primitives/index.ts';

interface Choice {
  /** What the main button does, as a verb. */
  readonly label: string;
  /** Called on the other button. */
  readonly onCancel: () => void;
  /** Something is on its way: nothing can be pressed, and the main button shows it. */
  readonly waiting?: boolean;
  /** What is needed to confirm is on its way: only the main button waits. */
  readonly preparing?: boolean;
  /** Whether there is nothing to confirm yet. */
  readonly disabled?: boolean;
  /** Whether something is lost by it. */
  readonly destructive?: boolean;
  readonly cancelRef?: Ref<HTMLButtonElement>;
  readonly confirmRef?: Ref<HTMLButtonElement>;
}

/** The main button sends the form of that id, or says that it was pressed. */
export type DialogChoiceProps = Choice &
  ({ readonly form: string; readonly onConfirm?: never } | { readonly onConfirm: () => void; readonly form?: never });

/** The two buttons of a dialog in which something is done or not: cancel, and the verb last. */
export function DialogChoice({
  label,
  onCancel,
  waiting = false,
  preparing = false,
  disabled = false,
  destructive = false,
  cancelRef,
  confirmRef,
  form,
  onConfirm,
}: DialogChoiceProps) {
  const text = useText('common');
  return (
    <>
      <Button variant="text" onClick={onCancel} disabled={waiting} ref={cancelRef}>
        {text('cancel')}
      </Button>
      <Button
        variant="contained"
        color={destructive ? 'error' : 'default'}
        loading={waiting || preparing}
        disabled={disabled}
        ref={confirmRef}
        {...(form === undefined ? { onClick: onConfirm } : { type: 'submit', form })}
      >
        {label}
      </Button>
    </>
  );
}
