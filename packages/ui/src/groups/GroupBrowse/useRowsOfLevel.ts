import type { Group } from '@remote-console/api-client';
import { GROUP_BROWSE_PAGE_SIZE, isOrdinaryGroup, type GroupBrowseView, type GroupTree } from '@remote-console/domain';
import { useMemo } from 'react';
import { useGroupName } from '../../i18n/index.ts';
import { rowsBelow } from '../groupRows.ts';
import { localPage } from '../localPage.ts';

/** The groups directly below one, as the view shows them. */
export function useRowsOfLevel(tree: GroupTree<Group>, here: Group | undefined, view: GroupBrowseView) {
  const nameOf = useGroupName();
  const below = useMemo(() => (here ? rowsBelow(tree, here.id, nameOf) : []), [tree, here, nameOf]);
  return {
    ...localPage({ rows: below, wordsOf: ({ name }) => name, place: view, size: GROUP_BROWSE_PAGE_SIZE }),
    /** Whether any page has a selectable group; otherwise deleting would only ever be refused. */
    hasSelectable: below.some(({ group }) => isOrdinaryGroup(group)),
  };
}
