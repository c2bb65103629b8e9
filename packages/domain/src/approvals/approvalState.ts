/** A request's states, as in `approve_state` (C-APPROVAL-04 to -08); 3 is read like 4. */
export const APPROVAL_STATES = { inProgress: 0, rejected: 1, approved: 2, deviceDeleted: 4 } as const;

/** What a state means to a reader. */
export type ApprovalReading = keyof typeof APPROVAL_STATES;

/** An `approve_state` code. */
export type ApprovalStateCode = 0 | 1 | 2 | 3 | 4;

/** What `approve_state` says; any number other than 0, 1, or 2 means that the device is gone. */
export function approvalReading(approveState: number): ApprovalReading {
  switch (approveState) {
    case 0:
      return 'inProgress';
    case 1:
      return 'rejected';
    case 2:
      return 'approved';
    default:
      return 'deviceDeleted';
  }
}

/** What is stored about a request. */
export interface StoredApproval {
  readonly decisionState: number;
  /** Whether the device still exists. */
  readonly deviceExists: boolean;
}

/** The state to show: 4 for a request whose device is gone, whatever was decided before (B-APPROVAL-41). */
export function approvalState({ decisionState, deviceExists }: StoredApproval): ApprovalStateCode {
  if (!deviceExists) return APPROVAL_STATES.deviceDeleted;
  switch (decisionState) {
    case 0:
    case 1:
    case 2:
    case 3:
      return decisionState;
    default:
      return APPROVAL_STATES.deviceDeleted;
  }
}

/**
 * How the dialog opens for an item of the requester's own list; null where there is nothing left to request. A request
 * that nobody decided on before its period was over is renewed.
 */
export function ownApprovalMode(approveState: number, expired = false): 'ing' | 'reject' | 'renew' | null {
  switch (approvalReading(approveState)) {
    case 'inProgress':
      return expired ? 'renew' : 'ing';
    case 'rejected':
      return 'reject';
    case 'approved':
      return 'renew';
    case 'deviceDeleted':
      return null;
  }
}

/** Which decisions a state allows: both, the other one, or none (B-APPROVAL-07 to -09). */
export function decisionsLeft(approveState: number): { readonly approve: boolean; readonly reject: boolean } {
  const reading = approvalReading(approveState);
  return {
    approve: reading === 'inProgress' || reading === 'rejected',
    reject: reading === 'inProgress' || reading === 'approved',
  };
}
