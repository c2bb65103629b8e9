import type { FilterName, SavedView } from '@remote-console/api-client';
import { readRecordedGroup } from '@remote-console/domain';
import { useGroupName, useText } from '../i18n/index.ts';

/** The details shown next to a view's name: with whom it is shared, by whom, and what of it no longer exists. */
export function useViewLabel() {
  const text = useText('savedViews');
  const nameOf = useGroupName();
  return {
    sharing: ({ sharing, sharedGroupName, ownerName: owner, isOwn }: SavedView): string => {
      const group = nameOf(readRecordedGroup(sharedGroupName));
      const words = sharing === 'group' ? text('sharedGroup', { group }) : text(`sharing_${sharing}`);
      return isOwn ? words : text('by', { sharing: words, owner });
    },
    gone: ({ key, name }: FilterName): string => text(key === 'tag' ? 'goneTag' : 'goneGroup', { name }),
  };
}
