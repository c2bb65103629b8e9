import { useCallback, type ReactNode } from 'react';
import type { AskedDevice } from './ApprovalDialog/types.ts';
import type { ApprovalOutcome } from './ApprovalDialogWidget.tsx';
import { useApprovalDialog, type ApprovalDialogInput } from './useApprovalDialog.tsx';

/** Asking for access to a device. */
export interface AccessRequestHandle {
  /**
   * Opens the dialog by the access the person has to the device: a first request, the one that waits, a rejected one
   * again, or a new period.
   */
  readonly askAccess: (choice: { readonly device: AskedDevice }) => Promise<ApprovalOutcome>;
  /** Draw this once. */
  readonly accessDialog: ReactNode;
}

/** Lets a page with devices ask for access to one of them (A-SCOPE-18). */
export function useAccessRequest(input: ApprovalDialogInput = {}): AccessRequestHandle {
  const { openApproval, approvalDialog } = useApprovalDialog(input);
  const askAccess = useCallback(
    ({ device }: { readonly device: AskedDevice }) => openApproval({ kind: 'device', device }),
    [openApproval],
  );
  return { askAccess, accessDialog: approvalDialog };
}
