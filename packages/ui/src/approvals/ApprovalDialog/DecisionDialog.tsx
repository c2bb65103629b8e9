import {
  APPROVAL_REASON_LIMIT,
  approvalSentence,
  checkDecisionReason,
  countCharacters,
  periodOf,
  teamProgress,
  weeklyText,
} from '@remote-console/domain';
import { useEffect, useRef, useState } from 'react';
import { ActionAtStart, DialogFrame, DialogNote } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, TextArea } from '../../primitives/index.ts';
import { useNow } from '../../contexts/index.ts';
import { approvingSaid, shorteningSaid, useApprovalReader } from '../../periods/index.ts';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { DIALOG_WIDTH } from './dialogWidth.ts';
import type { DecisionContent } from './types.ts';

interface DecisionDialogProps extends DecisionContent {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the title asks, by what is left to decide. */
function titleKey({ offered }: Pick<DecisionContent, 'offered'>) {
  if (offered.approve && offered.reject) return 'decideTitle';
  if (offered.approve) return 'approveTitle';
  return offered.reject ? 'rejectTitle' : 'viewTitle';
}

/** A request with the decisions that are left: both while it waits, the other one once it is processed. */
export function DecisionDialog({ open, onClose, approval, offered, onDecide }: DecisionDialogProps) {
  const reader = useApprovalReader();
  const { text } = reader;
  const common = useText('common');
  const message = useMessage();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState<'approve' | 'reject' | null>(null);
  useEffect(() => {
    // The focus brings the field into view, but not the words below it, which would stay behind the buttons.
    if (fault !== undefined) field.current?.scrollIntoView({ block: 'center' });
  }, [fault]);
  const now = useNow();
  const period = periodOf(approval);
  // The facts say why it cannot be approved: its time ran out before its period.
  const isUnanswered = approvalSentence(approval, now).kind === 'unanswered';
  const isKept = approval.team !== undefined && !teamProgress(approval.team).isLast;
  const weekly =
    approval.recurrence && text('approvesWeekly', { weekly: weeklyText(approval.recurrence, reader.language) });
  const approves = () =>
    isKept
      ? text('approvesPart')
      : (weekly ?? shorteningSaid(period, now, reader) ?? approvingSaid(period, now, reader));
  const approving = offered.approve ? approves() : null;
  const isTooLong = countCharacters(reason) > APPROVAL_REASON_LIMIT;

  const decide = async (accept: boolean) => {
    if (sending) return;
    const wrong = checkDecisionReason({ accept, reason }) ?? (isTooLong ? 'over_character_limit' : null);
    setRefusal(null);
    if (wrong !== null) {
      setFault(message(wrong));
      field.current?.focus();
      return;
    }
    setSending(accept ? 'approve' : 'reject');
    const outcome = await onDecide({ accept, reason });
    setSending(null);
    if (outcome.kind === 'refused') setRefusal(outcome.error);
  };

  return (
    <DialogFrame
      open={open}
      title={text(titleKey({ offered }), { device: approval.device_alias })}
      width={DIALOG_WIDTH}
      locked={sending !== null}
      onClose={onClose}
      actions={
        <>
          <ActionAtStart>
            <Button variant="text" disabled={sending !== null} onClick={onClose}>
              {common('close')}
            </Button>
          </ActionAtStart>
          {offered.reject && (
            <Button
              variant="outlined"
              color="error"
              loading={sending === 'reject'}
              disabled={sending === 'approve'}
              onClick={() => void decide(false)}
            >
              {text('reject')}
            </Button>
          )}
          {offered.approve && (
            <Button
              variant="contained"
              loading={sending === 'approve'}
              disabled={sending === 'reject'}
              onClick={() => void decide(true)}
            >
              {text('approve')}
            </Button>
          )}
        </>
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
