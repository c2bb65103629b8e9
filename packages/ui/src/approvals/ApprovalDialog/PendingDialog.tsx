import Button from '@mui/material/Button';
import { DialogFrame } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { DIALOG_WIDTH } from './dialogWidth.ts';
import type { PendingContent } from './types.ts';

interface PendingDialogProps extends PendingContent {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A request that waits, to look at: nothing can be changed and nothing sent (A-DIALOG-16). */
export function PendingDialog({ open, onClose, approval }: PendingDialogProps) {
  const text = useText('approvals');
  const common = useText('common');
  return (
    <DialogFrame
      open={open}
      title={text('pendingTitle', { device: approval.device_alias })}
      width={DIALOG_WIDTH}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <ApprovalFacts approval={approval} />
    </DialogFrame>
  );
}
