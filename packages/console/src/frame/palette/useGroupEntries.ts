import { useGroups } from '@remote-console/api-client/react';
import { buildGroupTree, groupLabel, isGroupOpen, pathTo, type GroupRecord } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { Folder, Star } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { FAVOURITES, hrefOf } from '../../routing/index.ts';
import type { PaletteEntry } from './paletteEntries.ts';

/** The groups that the user may open, each with its path from the top, and the favorites. */
export function useGroupEntries(): readonly PaletteEntry[] {
  const text = useText('groups');
  const lang = useLanguage();
  const navigate = useNavigate();
  const groups = useGroups().data?.objects;
  return useMemo(() => {
    const open = (groupId: string | number) => () => void navigate(hrefOf('deviceAll', { lang, groupPk: groupId }));
    const nameOf = (group: GroupRecord) => (groupLabel(group) === 'default' ? text('defaultGroup') : group.name);
    const tree = buildGroupTree(groups ?? [], lang);
    const own = (groups ?? [])
      .filter((group) => isGroupOpen(group) && groupLabel(group) !== 'root')
      .map((group): PaletteEntry => {
        const above = pathTo(tree, group.id).filter(
          ({ id, ...rest }) => id !== group.id && groupLabel(rest) !== 'root',
        );
        return {
          id: `group:${group.id}`,
          kind: 'group',
          label: nameOf(group),
          ...(above.length === 0 ? {} : { hint: above.map(nameOf).join(' / ') }),
          Icon: Folder,
          run: open(group.id),
        };
      });
    return [
      { id: 'group:favorite', kind: 'group', label: text('favourites'), Icon: Star, run: open(FAVOURITES) } as const,
      ...own,
    ];
  }, [groups, text, lang, navigate]);
}
