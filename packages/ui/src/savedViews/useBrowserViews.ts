import { failureOf } from '@remote-console/api-client';
import { useSavedViewChanges } from '@remote-console/api-client/react';
import { savedDeviceView, viewToSave, type BrowserView } from '@remote-console/domain';
import { useEffect, useRef } from 'react';

const NONE: readonly BrowserView[] = [];

/**
 * Saves the views that an earlier version of the console stored in this browser. One with a used name already exists,
 * and those that the server refuses are dropped.
 */
export function useBrowserViews(
  views: readonly BrowserView[] = NONE,
  onSaved?: (left: readonly BrowserView[]) => void,
): void {
  const { create } = useSavedViewChanges();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || views.length === 0) return;
    hasBegun.current = true;
    const save = async () => {
      const left: BrowserView[] = [];
      for (const view of views) {
        const { name, query, columns } = view;
        try {
          await create({ name, sharing: 'private', ...viewToSave('all', savedDeviceView(query), columns) });
        } catch (thrown) {
          if (failureOf(thrown).kind === 'unreachable') left.push(view);
        }
      }
      onSaved?.(left);
    };
    void save();
  }, [views, create, onSaved]);
}
