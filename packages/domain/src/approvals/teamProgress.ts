import type { TeamRule } from './approvalPolicy.ts';
import type { SeatState } from './teamApproval.ts';

/** A request's selected approvers, as readers get them. */
export interface TeamView {
  readonly rule: TeamRule;
  /** Whether none of them is left, so that the company's approvers decide. */
  readonly openToAll: boolean;
  readonly approvers: readonly {
    readonly name: string;
    readonly state: SeatState;
    /** The delegate who answered or is asked; empty for the approver. */
    readonly by: string;
  }[];
}

/** The progress of selected approvers, for display. */
export interface TeamProgress {
  /** How many have approved. */
  readonly done: number;
  /** How many must approve: everyone who is left or has approved already, or one. */
  readonly total: number;
  /** Who is asked now, by the name of the person who answers. */
  readonly asked: readonly string[];
  /** Whether the next approval decides. */
  readonly isLast: boolean;
}

/** The progress of selected approvers on a pending request. */
export function teamProgress({ rule, openToAll, approvers }: TeamView): TeamProgress {
  const inState = (...states: readonly SeatState[]) => approvers.filter(({ state }) => states.includes(state));
  const done = inState('approved').length;
  const left = inState('asked', 'later').length;
  return {
    done,
    total: rule === 'any' ? 1 : done + left,
    asked: inState('asked').map(({ name, by }) => by || name),
    isLast: rule === 'any' || openToAll || left <= 1,
  };
}
