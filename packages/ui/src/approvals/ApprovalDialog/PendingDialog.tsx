import { ActionAtStart, DialogFrame, DialogNote, useSubmission } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { DIALOG_WIDTH } from './dialogWidth.ts';
import type { ApprovalFrame, PendingContent } from './types.ts';

interface PendingDialogProps extends PendingContent, ApprovalFrame {}

/** A waiting request, read-only (A-DIALOG-16), but it can be withdrawn as a whole. */
export function PendingDialog(props: PendingDialogProps) {
  const { open, onClose, onExited, approval, onAskWithdraw, onWithdraw } = props;
  const text = useText('approvals');
  const common = useText('common');
  const { sending, refusal, clearRefusal, submit } = useSubmission<'withdrawal'>();
  const isWithdrawing = sending !== null;
  const withdraw = async () => {
    if (isWithdrawing) return;
    clearRefusal();
    if (await onAskWithdraw()) await submit('withdrawal', onWithdraw);
  };
  return (
    <DialogFrame
      open={open}
      title={text('pendingTitle', { device: approval.deviceAlias })}
      width={DIALOG_WIDTH}
      locked={isWithdrawing}
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <ActionAtStart>
            <Button variant="text" color="error" loading={isWithdrawing} onClick={() => void withdraw()}>
              {text('withdraw')}
            </Button>
          </ActionAtStart>
          <Button variant="contained" disabled={isWithdrawing} onClick={onClose}>
            {common('close')}
          </Button>
        </>
      }
    >
      <ApprovalFacts approval={approval} />
      {refusal !== null && <DialogNote tone="error">{refusal}</DialogNote>}
    </DialogFrame>
  );
}
