import type { GroupRecord } from '@remote-console/domain';
import { useState } from 'react';
import type { Deletion } from '../DeleteGroupsDialog/DeleteGroupsDialog.tsx';
import type { GroupsToDelete } from '../groupDeletion.ts';

/** What a dialog asks about groups. */
export type GroupQuestion =
  | { readonly kind: 'add'; readonly parentId: number }
  | { readonly kind: 'rename' | 'move'; readonly group: GroupRecord }
  | ({
      readonly kind: 'delete';
      /** As it was when it was asked, so that the dialog keeps its words while it leaves. */
      readonly deletion: Omit<Deletion, 'users'>;
    } & GroupsToDelete);

/** A question that is on the screen. */
export type AskedGroupQuestion = GroupQuestion & {
  /** Whether it waits for an answer; otherwise it leaves. */
  readonly open: boolean;
  /** Counts the questions: nothing of one is left in the next, also where that comes while the first still leaves. */
  readonly number: number;
};

/** The one question about groups that is on the screen. */
export function useGroupQuestion() {
  const [asked, setAsked] = useState<AskedGroupQuestion | null>(null);
  return {
    /** `null` while there is none. */
    asked,
    ask: (question: GroupQuestion) =>
      setAsked((before) => ({ ...question, open: true, number: (before?.number ?? 0) + 1 })),
    close: () => setAsked((before) => before && { ...before, open: false }),
    /** The dialog of the question has left the screen. */
    forget: () => setAsked((before) => (before?.open === true ? before : null)),
  };
}
