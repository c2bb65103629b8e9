import { DecisionDialog } from './DecisionDialog.tsx';
import { PendingDialog } from './PendingDialog.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import type { ApprovalContent, ApprovalFrame } from './types.ts';

export interface ApprovalDialogProps extends ApprovalFrame {
  /** What it is opened for, and with what (A-DIALOG-14). */
  readonly content: ApprovalContent;
}

/** The one dialog of access requests: written, looked at, or decided on, by its mode. */
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
