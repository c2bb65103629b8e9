import type { Ref } from 'react';
import { useText } from '../i18n/index.ts';
import { Button } from '../primitives/index.ts';

interface Choice {
  /** What the main button does, as a verb. */
  readonly label: string;
  /** Called by the other button. */
  readonly onCancel: () => void;
  /** Something is in progress: both buttons are disabled, and the main one shows it. */
  readonly waiting?: boolean;
  /** What confirming needs is loading: only the main button waits. */
  readonly preparing?: boolean;
  /** Whether there is nothing to confirm yet. */
  readonly disabled?: boolean;
  /** Whether it is destructive. */
  readonly destructive?: boolean;
  readonly cancelRef?: Ref<HTMLButtonElement>;
  readonly confirmRef?: Ref<HTMLButtonElement>;
}

/** The main button submits the form with that id, or calls a handler. */
export type DialogChoiceProps = Choice &
  ({ readonly form: string; readonly onConfirm?: never } | { readonly onConfirm: () => void; readonly form?: never });

/** The two buttons of a dialog that confirms an action: cancel, then the verb. */
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
