import type { GroupRecord } from '@remote-console/domain';
import { useLayoutEffect, useRef } from 'react';

interface FocusAfterDeletionInput {
  /** The groups as rendered. */
  readonly groups: readonly GroupRecord[];
  /** Whether a dialog is on the screen, also while it closes. */
  readonly isAsking: boolean;
  /** Nothing has the focus any more. */
  readonly onFocusLost: (() => void) | undefined;
}

/**
 * Detects whether the focus was lost with a group. A closing dialog restores it to an element that may be removed with
 * its group then or later: this is known once the dialog has closed and the group is out of the list.
 *
 * @returns Records that a group is deleted.
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
