import { DecisionDialog } from './DecisionDialog.tsx';
import { PendingDialog } from './PendingDialog.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import type { ApprovalContent } from './types.ts';

export interface ApprovalDialogProps {
  readonly open: boolean;
  /** What it is opened for, and with what (A-DIALOG-14). */
  readonly content: ApprovalContent;
  /** Called on cancel, close, Escape and a press outside. */
  readonly onClose: () => void;
}

/** The one dialog of access requests: written, looked at, or decided on, by its mode. */
export function ApprovalDialog({ open, content, onClose }: ApprovalDialogProps) {
  switch (content.mode) {
    case 'new':
    case 'renew':
    case 'reject':
      return <RequestDialog open={open} onClose={onClose} {...content} />;
    case 'ing':
      return <PendingDialog open={open} onClose={onClose} {...content} />;
    case 'admin':
    case 'admin_history':
      return <DecisionDialog open={open} onClose={onClose} {...content} />;
  }
}
