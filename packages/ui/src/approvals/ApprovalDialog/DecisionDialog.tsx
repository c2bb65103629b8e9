import { APPROVAL_REASON_LIMIT, approvalSentence, checkDecisionReason, countCharacters } from '@remote-console/domain';
import { useEffect, useRef, useState } from 'react';
import { DialogFrame, DialogNote, useSubmission } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { TextArea } from '../../primitives/index.ts';
import { useNow } from '../../contexts/index.ts';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { DecisionActions, type Decision } from './DecisionActions.tsx';
import { DIALOG_WIDTH } from './dialogWidth.ts';
import type { ApprovalFrame, DecisionContent } from './types.ts';
import { useApprovingMessage } from './useApprovingMessage.ts';

interface DecisionDialogProps extends DecisionContent, ApprovalFrame {}

/** The question in the title, by what can still be decided. */
function titleKey({ offered }: Pick<DecisionContent, 'offered'>) {
  if (offered.approve && offered.reject) return 'decideTitle';
  if (offered.approve) return 'approveTitle';
  return offered.reject ? 'rejectTitle' : 'viewTitle';
}

/** A request with the remaining decisions: both while it waits, the other one once it is processed. */
export function DecisionDialog({ open, onClose, onExited, approval, offered, onDecide }: DecisionDialogProps) {
  const text = useText('approvals');
  const message = useMessage();
  const approvingMessage = useApprovingMessage(approval);
  const now = useNow();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const { sending, refusal, clearRefusal, submit } = useSubmission<Decision>();
  useEffect(() => {
    // Focusing scrolls the field into view, but not the text below it, which would stay behind the buttons.
    if (fault !== undefined) field.current?.scrollIntoView({ block: 'center' });
  }, [fault]);
  // The facts say why it cannot be approved: it expired before its period.
  const isUnanswered = approvalSentence(approval, now).kind === 'unanswered';
  const approving = offered.approve ? approvingMessage() : null;
  const isTooLong = countCharacters(reason) > APPROVAL_REASON_LIMIT;

  const decide = async (decision: Decision) => {
    if (sending) return;
    const accept = decision === 'approve';
    const wrong = checkDecisionReason({ accept, reason }) ?? (isTooLong ? 'over_character_limit' : null);
    clearRefusal();
    if (wrong !== null) {
      setFault(message(wrong));
      field.current?.focus();
      return;
    }
    await submit(decision, () => onDecide({ accept, reason }));
  };

  return (
    <DialogFrame
      open={open}
      title={text(titleKey({ offered }), { device: approval.deviceAlias })}
      width={DIALOG_WIDTH}
      locked={sending !== null}
      onClose={onClose}
      onExited={onExited}
      actions={
        <DecisionActions
          offered={offered}
          sending={sending}
          onDecide={(decision) => void decide(decision)}
          onClose={onClose}
        />
      }
    >
      <ApprovalFacts approval={approval} />
      {offered.because && !isUnanswered && <DialogNote>{message(offered.because)}</DialogNote>}
      {approving !== null && <DialogNote>{approving}</DialogNote>}
      {(offered.approve || offered.reject) && (
        <DialogNote plain>
          <TextArea
            label={text('answer')}
            placeholder={text('answerPlaceholder')}
            value={reason}
            error={fault ?? (isTooLong ? message('over_character_limit') : undefined)}
            limit={APPROVAL_REASON_LIMIT}
            rows={{ min: 3, max: 6 }}
            autoComplete="off"
            inputRef={field}
            onChange={({ value }) => {
              setReason(value);
              setFault(undefined);
            }}
          />
        </DialogNote>
      )}
      {refusal !== null && <DialogNote tone="error">{refusal}</DialogNote>}
    </DialogFrame>
  );
}
