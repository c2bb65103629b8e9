import type { GroupRecord } from '@remote-console/domain';
import { useState } from 'react';
import type { Deletion } from '../DeleteGroupsDialog/DeleteGroupsDialog.tsx';
import type { GroupsToDelete } from '../groupDeletion.ts';

/** The group action that a dialog is about. */
export type GroupQuestion =
  | { readonly kind: 'add'; readonly parentId: number }
  | { readonly kind: 'rename' | 'move'; readonly group: GroupRecord }
  | ({
      readonly kind: 'delete';
      /** As it was when the dialog opened, so that it keeps its text while it closes. */
      readonly deletion: Omit<Deletion, 'users'>;
    } & GroupsToDelete);

/** A dialog on the screen. */
export type AskedGroupQuestion = GroupQuestion & {
  /** Whether it is open; otherwise it is closing. */
  readonly open: boolean;
  /** Counts the dialogs: no state carries over to the next one, even if it opens during the exit transition. */
  readonly number: number;
};

/** The single group dialog on the screen. */
export function useGroupQuestion() {
  const [asked, setAsked] = useState<AskedGroupQuestion | null>(null);
  return {
    /** `null` if there is none. */
    asked,
    ask: (question: GroupQuestion) =>
      setAsked((before) => ({ ...question, open: true, number: (before?.number ?? 0) + 1 })),
    close: () => setAsked((before) => before && { ...before, open: false }),
    /** The dialog has left the screen. */
    forget: () => setAsked((before) => (before?.open === true ? before : null)),
  };
}
