import { DecisionDialog } from './DecisionDialog.tsx';
import { PendingDialog } from './PendingDialog.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import type { ApprovalContent, ApprovalFrame } from './types.ts';

export interface ApprovalDialogProps extends ApprovalFrame {
  /** What it is opened for, and with which data (A-DIALOG-14). */
  readonly content: ApprovalContent;
}

/** The dialog of access requests: writes, shows or decides on one, depending on its mode. */
export function ApprovalDialog({ content, ...frame }: ApprovalDialogProps) {
  switch (content.mode) {
    case 'new':
    case 'renew':
    case 'reject':
      return <RequestDialog {...frame} {...content} />;
    case 'ing':
      return <PendingDialog {...frame} {...content} />;
    case 'admin':
    case 'admin_history':
      return <DecisionDialog {...frame} {...content} />;
  }
}
