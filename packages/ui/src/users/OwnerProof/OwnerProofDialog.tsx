import { missingProof, type GivenProof, type OwnerProof } from '@remote-console/domain';
import { useId, useRef, useState, type FormEvent } from 'react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { useFormError, type SaveOutcome } from '../../primitives/index.ts';
import { NO_PROOF, ProofFields, sentProof } from './ProofFields.tsx';
import styles from './OwnerProofDialog.module.css';

export interface OwnerProofDialogProps {
  readonly open: boolean;
  /** What will happen, as a question. */
  readonly title: string;
  /** The consequence, if not obvious. */
  readonly consequence?: string | undefined;
  /** The verb of the title. */
  readonly confirmLabel: string;
  /** Whether it is destructive. */
  readonly destructive?: boolean;
  readonly demanded: Exclude<OwnerProof, 'nothing'>;
  /** The login ID, so that a password manager knows whose password it is. */
  readonly loginId: string;
  /** Makes the change. A refusal of one of the two fields is shown at it, and the entries stay. */
  readonly onProve: (given: GivenProof) => Promise<SaveOutcome>;
  /** Called at the end: with a result that is not about the proof, or with `null` if the person canceled. */
  readonly onEnd: (outcome: SaveOutcome | null) => void;
}

interface Fault {
  readonly field: 'currentPassword' | 'code';
  readonly words: string;
}

/** Asks for proof of identity before a change that could take over the account (C-PASSWORD-22). */
export function OwnerProofDialog(props: OwnerProofDialogProps) {
  const { open, title, consequence, confirmLabel, destructive = false, demanded, loginId, onProve, onEnd } = props;
  const text = useText('users');
  const message = useMessage();
  const formId = useId();
  const start = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(NO_PROOF);
  const [waiting, setWaiting] = useState(false);
  const { form, shown, show, clear } = useFormError<Fault>(null);

  const prove = async () => {
    const missing = missingProof(demanded, typed);
    if (missing) return show({ field: missing.field, words: message(missing.error) });
    setWaiting(true);
    const outcome = await onProve(sentProof(typed, demanded));
    setWaiting(false);
    const field = outcome.kind === 'refused' ? outcome.field : undefined;
    if (outcome.kind === 'saved' || (field !== 'currentPassword' && field !== 'code')) return onEnd(outcome);
    // A code is valid once, so a refused one is never sent again.
    setTyped({ ...typed, code: '' });
    return show({ field, words: outcome.error });
  };

  return (
    <DialogFrame
      open={open}
      title={title}
      locked={waiting}
      startRef={start}
      onClose={() => onEnd(null)}
      actions={
        <DialogChoice
          label={confirmLabel}
          form={formId}
          destructive={destructive}
          waiting={waiting}
          onCancel={() => onEnd(null)}
        />
      }
    >
      {consequence !== undefined && <div className={styles.consequence}>{consequence}</div>}
      {text(demanded === 'password' ? 'proofByPassword' : 'proofByCode')}
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!waiting) void prove();
        }}
        className={styles.form}
      >
        <input type="hidden" name="username" autoComplete="username" value={loginId} readOnly />
        <ProofFields
          demanded={demanded}
          value={typed}
          fault={shown}
          passwordRef={start}
          onChange={(part) => {
            setTyped({ ...typed, ...part });
            clear();
          }}
        />
      </form>
    </DialogFrame>
  );
}
