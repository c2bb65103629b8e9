import type { Approval, ApprovalPolicy, Approver, Device } from '@remote-console/api-client';
import type { ApprovalRequestMode, OfferedDecisions, PeriodPreset, WrittenRequest } from '@remote-console/domain';
import type { DialogFrameProps } from '../../dialogs/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';

/** What the dialog needs to know about a device. */
export type AskedDevice = Pick<Device, 'id' | 'alias'>;

/** Who decides unless another person is named: loading, known, or unavailable. */
export type StandardApprover =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly approver: Approver }
  | { readonly kind: 'unknown' };

/** A date, `YYYY-MM-DD`, and a time, `HH:mm`, in the person's time zone, as typed. */
type WrittenEnd = { readonly day: string | null; readonly time: string };

/** An unfinished request: what was chosen and typed. */
export interface RequestDraft {
  readonly period:
    /** From now on, for the length of the preset. */
    | { readonly kind: 'preset'; readonly choice: PeriodPreset }
    /** From now on, until a typed end. */
    | { readonly kind: 'until'; readonly end: WrittenEnd }
    | { readonly kind: 'written'; readonly start: WrittenEnd; readonly end: WrittenEnd };
  /** The name that was typed as the approver, and not found. */
  readonly approver: string;
  readonly reason: string;
}

/** Whether the dialog is visible, and how it ends. */
export interface ApprovalFrame extends Pick<DialogFrameProps, 'onExited'> {
  readonly open: boolean;
  /** Called on cancel, close, Escape and an outside click. */
  readonly onClose: () => void;
}

/** The result of looking up an approver. */
export type ApproverSearch =
  | { readonly kind: 'found'; readonly approver: Approver }
  /** Nobody with that ID or name can be asked (B-APPROVAL-22). */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: string };

/** A request being written: a first one, a new period, or a rejected one again. */
export interface RequestContent {
  readonly mode: ApprovalRequestMode;
  readonly device: AskedDevice;
  /** The previous request; `null` for a first one. */
  readonly earlier: Approval | null;
  readonly standardApprover: StandardApprover;
  /** The request policy of the device's group; undefined or null if it has none. */
  readonly asked?: ApprovalPolicy | null | undefined;
  /** The draft to continue, whose approver was not found; `null` starts as the mode determines. */
  readonly draft: RequestDraft | null;
  /** Finds the person named in the field, by ID or name. */
  readonly onFindApprover: (asked: { readonly name: string }) => Promise<ApproverSearch>;
  /** Called with the current draft if the approver was not found. */
  readonly onApproverMissing: (missing: { readonly draft: RequestDraft }) => Promise<void>;
  readonly onSend: (sent: { readonly request: WrittenRequest }) => Promise<SaveOutcome>;
}

/** A waiting request, to view (A-DIALOG-16) or to withdraw. */
export interface PendingContent {
  readonly mode: 'ing';
  readonly approval: Approval;
  /** Asks for confirmation before withdrawing. */
  readonly onAskWithdraw: () => Promise<boolean>;
  readonly onWithdraw: () => Promise<SaveOutcome>;
}

/** A request to decide on. */
export interface DecisionContent {
  readonly mode: 'admin' | 'admin_history';
  readonly approval: Approval;
  /** What the person may decide. */
  readonly offered: OfferedDecisions;
  readonly onDecide: (decision: { readonly accept: boolean; readonly reason: string }) => Promise<SaveOutcome>;
}

/** What the dialog shows, by its mode (A-DIALOG-14). */
export type ApprovalContent = RequestContent | PendingContent | DecisionContent;
