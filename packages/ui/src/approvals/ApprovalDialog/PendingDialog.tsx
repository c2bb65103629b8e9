import { useState } from 'react';
import { ActionAtStart, DialogFrame, DialogNote } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { DIALOG_WIDTH } from './dialogWidth.ts';
import type { PendingContent } from './types.ts';

interface PendingDialogProps extends PendingContent {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A request that waits, to look at: nothing can be changed and nothing sent (A-DIALOG-16), but all of it withdrawn. */
export function PendingDialog({ open, onClose, approval, onAskWithdraw, onWithdraw }: PendingDialogProps) {
  const text = useText('approvals');
  const common = useText('common');
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const withdraw = async () => {
    if (isWithdrawing) return;
    setRefusal(null);
    if (!(await onAskWithdraw())) return;
    setWithdrawing(true);
    const outcome = await onWithdraw();
    setWithdrawing(false);
    if (outcome.kind === 'refused') setRefusal(outcome.error);
  };
  return (
    <DialogFrame
      open={open}
      title={text('pendingTitle', { device: approval.device_alias })}
      width={DIALOG_WIDTH}
      locked={isWithdrawing}
      onClose={onClose}
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
