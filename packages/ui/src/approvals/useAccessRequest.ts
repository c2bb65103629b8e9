import { useCallback, type ReactNode } from 'react';
import type { AskedDevice } from './ApprovalDialog/types.ts';
import type { ApprovalOutcome } from './ApprovalDialogWidget.tsx';
import { useApprovalDialog, type ApprovalDialogInput } from './useApprovalDialog.tsx';

/** Requesting access to a device. */
export interface AccessRequestHandle {
  /**
   * Opens the dialog for the person's access to the device: a first request, the waiting one, a rejected one again, or
   * a new period.
   */
  readonly askAccess: (choice: { readonly device: AskedDevice }) => Promise<ApprovalOutcome>;
  /** Render this once. */
  readonly accessDialog: ReactNode;
}

/** Lets a page with devices request access to one of them (A-SCOPE-18). */
export function useAccessRequest(input: ApprovalDialogInput = {}): AccessRequestHandle {
  const { openApproval, approvalDialog } = useApprovalDialog(input);
  const askAccess = useCallback(
    ({ device }: { readonly device: AskedDevice }) => openApproval({ kind: 'device', device }),
    [openApproval],
  );
  return { askAccess, accessDialog: approvalDialog };
}
