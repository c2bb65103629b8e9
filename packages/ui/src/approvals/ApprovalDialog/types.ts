import type { Approval, ApprovalPolicy, Approver, Device } from '@remote-console/api-client';
import type { ApprovalRequestMode, OfferedDecisions, PeriodPreset, WrittenRequest } from '@remote-console/domain';
import type { DialogFrameProps } from '../../dialogs/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';

/** What the dialog needs of a device. */
export type AskedDevice = Pick<Device, 'id' | 'alias'>;

/** Who decides unless another person is named: still asked for, known, or not to be had. */
export type StandardApprover =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly approver: Approver }
  | { readonly kind: 'unknown' };

/** A day on the clock of the person, `YYYY-MM-DD`, and a time, `HH:mm`, as they are written. */
type WrittenEnd = { readonly day: string | null; readonly time: string };

/** A request that is not finished: what was chosen and typed. */
export interface RequestDraft {
  readonly period:
    /** From now on, as long as the preset says. */
    | { readonly kind: 'preset'; readonly choice: PeriodPreset }
    /** From now on, until an end that is written. */
    | { readonly kind: 'until'; readonly end: WrittenEnd }
    | { readonly kind: 'written'; readonly start: WrittenEnd; readonly end: WrittenEnd };
  /** Who was typed as the approver, and not found. */
  readonly approver: string;
  readonly reason: string;
}

/** Whether the dialog is seen, and how it ends. */
export interface ApprovalFrame extends Pick<DialogFrameProps, 'onExited'> {
  readonly open: boolean;
  /** Called on cancel, close, Escape and an outside click. */
  readonly onClose: () => void;
}

/** What came of looking for an approver. */
export type ApproverSearch =
  | { readonly kind: 'found'; readonly approver: Approver }
  /** No one can be asked by that ID or name (B-APPROVAL-22). */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: string };

/** A request that is written: a first one, a new period, or a rejected one again. */
export interface RequestContent {
  readonly mode: ApprovalRequestMode;
  readonly device: AskedDevice;
  /** The request that came before; `null` for a first one. */
  readonly earlier: Approval | null;
  readonly standardApprover: StandardApprover;
  /** What the group of the device says of requests; left out or null where none says anything. */
  readonly asked?: ApprovalPolicy | null | undefined;
  /** What to go on with, whose approver was not found; `null` begins as the mode says. */
  readonly draft: RequestDraft | null;
  /** Finds the person named in the field, by ID or name. */
  readonly onFindApprover: (asked: { readonly name: string }) => Promise<ApproverSearch>;
  /** Called with what is written so far when the approver was not found. */
  readonly onApproverMissing: (missing: { readonly draft: RequestDraft }) => Promise<void>;
  readonly onSend: (sent: { readonly request: WrittenRequest }) => Promise<SaveOutcome>;
}

/** A request that waits, to look at (A-DIALOG-16) or to withdraw. */
export interface PendingContent {
  readonly mode: 'ing';
  readonly approval: Approval;
  /** Asks whether withdrawing is meant. */
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
