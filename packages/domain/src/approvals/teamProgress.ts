import type { TeamRule } from './approvalPolicy.ts';
import type { SeatState } from './teamApproval.ts';

/** The chosen approvers of a request as a reader gets them. */
export interface TeamView {
  readonly rule: TeamRule;
  /** Whether none of them is left, so that whoever decides does. */
  readonly openToAll: boolean;
  readonly approvers: readonly {
    readonly name: string;
    readonly state: SeatState;
    /** The delegate who answered or is asked; empty for the approver. */
    readonly by: string;
  }[];
}

/** How far chosen approvers are, to be said. */
export interface TeamProgress {
  /** How many have approved. */
  readonly done: number;
  /** How many have to: all who are left and who have, or one. */
  readonly total: number;
  /** Who is asked now, by the name of the one who answers. */
  readonly asked: readonly string[];
  /** Whether the next approval decides. */
  readonly isLast: boolean;
}

/** How far chosen approvers are with a request that waits. */
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
