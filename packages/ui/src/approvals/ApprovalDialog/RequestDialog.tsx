import { useId, type FormEvent } from 'react';
import { DialogChoice, DialogFrame, DialogNote } from '../../dialogs/index.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { policySummary } from '../teamSummary.ts';
import { DIALOG_WIDTH } from './dialogWidth.ts';
import { RequestFields } from './RequestFields.tsx';
import type { ApprovalFrame, RequestContent } from './types.ts';
import { useRequestForm } from './useRequestForm.ts';
import styles from './RequestDialog.module.css';

interface RequestDialogProps extends RequestContent, ApprovalFrame {}

const TITLES = { new: 'newTitle', renew: 'renewTitle', reject: 'resubmitTitle' } as const;
const VERBS = { new: 'send', renew: 'renew', reject: 'resubmit' } as const;

/** A request being written. A rejected one starts as it was sent, with its answer (B-APPROVAL-04). */
export function RequestDialog({ open, onClose, onExited, ...content }: RequestDialogProps) {
  const { mode, device, earlier, asked } = content;
  const language = useLanguage();
  const text = useText('approvals');
  const formId = useId();
  const team = asked ? policySummary(asked, text, language) : null;
  const form = useRequestForm(content, team === null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <DialogFrame
      open={open}
      title={text(TITLES[mode], { device: device.alias })}
      width={DIALOG_WIDTH}
      locked={form.sending}
      onClose={onClose}
      onExited={onExited}
      actions={
        <DialogChoice
          label={text(VERBS[mode])}
          form={formId}
          waiting={form.sending}
          disabled={form.isReasonTooLong}
          onCancel={onClose}
        />
      }
    >
      {mode === 'reject' && earlier && earlier.decisionReason !== '' && (
        <DialogNote>{text('rejectedBecause', { reason: earlier.decisionReason })}</DialogNote>
      )}
      <form id={formId} noValidate onSubmit={submit} className={styles.form}>
        <RequestFields form={form} asked={asked} team={team} />
      </form>
      {form.refusal !== null && <DialogNote tone="error">{form.refusal}</DialogNote>}
    </DialogFrame>
  );
}
