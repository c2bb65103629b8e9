import type { GroupRecord } from '@remote-console/domain';
import { useLayoutEffect, useRef } from 'react';

interface FocusAfterDeletionInput {
  /** The groups as they are drawn. */
  readonly groups: readonly GroupRecord[];
  /** Whether a question is on the screen, also while it leaves. */
  readonly isAsking: boolean;
  /** Nothing has the focus any more. */
  readonly onFocusLost: (() => void) | undefined;
}

/**
 * Notices whether the focus was lost with a group. The question gives it back as it leaves, to what may go with its group
 * then or later: it is known once the question is off the screen and the group out of the list.
 *
 * @returns Notes that a group is deleted.
 */
export function useFocusAfterDeletion({ groups, isAsking, onFocusLost }: FocusAfterDeletionInput) {
  const deleted = useRef<readonly number[]>([]);
  useLayoutEffect(() => {
    if (isAsking || deleted.current.length === 0) return;
    if (groups.some(({ id }) => deleted.current.includes(id))) return;
    deleted.current = [];
    if (document.activeElement === null || document.activeElement === document.body) onFocusLost?.();
  });
  return ({ id }: { readonly id: number }) => {
    deleted.current = [...deleted.current, id];
  };
}
