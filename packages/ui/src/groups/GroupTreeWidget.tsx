import type { Group, Profile } from '@remote-console/api-client';
import { useApi, useDeviceSummary, useGroups } from '@remote-console/api-client/react';
import { ancestorsOf, buildGroupTree, groupsAfter, isAdmin, type GroupRecord } from '@remote-console/domain';
import { FolderPlus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useLanguage, useMessage, useText } from '../i18n/index.ts';
import { ICON, IconButton, ListSkeleton, LoadFailed, SearchField, useOutdatedNote } from '../primitives/index.ts';
import { usePerson, useToast } from '../contexts/index.ts';
import { DragScope } from './drag/DragScope.tsx';
import { useDragScope } from './drag/dragContext.ts';
import { GroupMenu } from './GroupMenu/GroupMenu.tsx';
import { GroupTree } from './GroupTree/GroupTree.tsx';
import type { GroupKey } from './GroupTree/treeLines.ts';
import styles from './GroupTreeWidget.module.css';
import { useGroupActions } from './useGroupActions.tsx';

export interface GroupTreeWidgetProps {
  /** What the page shows: `all`, `favorite`, or the ID of a group, as in the URL. */
  readonly groupId: string;
  /** Whether the lists of groups include the devices of their subgroups; determines the numbers. */
  readonly subgroups?: boolean;
  /** An entry was chosen; `groupId` as in the URL. */
  readonly onOpenGroup: (choice: { readonly groupId: string }) => void;
  /** The address of a group's settings; adds a link to each group for administrators. */
  readonly settingsHref?: (group: GroupRecord) => string;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null;
}

const keyOf = (groupId: string): GroupKey => (groupId === 'all' || groupId === 'favorite' ? groupId : Number(groupId));

const NO_GROUPS: readonly Group[] = [];

interface OpenMenu {
  readonly group: GroupRecord;
  readonly anchor: HTMLElement;
}

function ConnectedTree({ groupId, subgroups = false, onOpenGroup, settingsHref, session }: GroupTreeWidgetProps) {
  const text = useText('groups');
  const message = useMessage();
  const language = useLanguage();
  const toast = useToast();
  const person = usePerson(session);
  const { useQuery } = useApi();
  const groups = useGroups();
  // The first render of a large tree yields to the person's input.
  const isShown = useDeferredValue(groups.data !== undefined);
  const counted = useDeviceSummary();
  const marked = useQuery('/favorites');
  // The count is shown only if it is current.
  const summary = useOutdatedNote(counted) === null ? counted.data?.objects[0] : undefined;
  const favourites = useOutdatedNote(marked) === null ? (marked.data?.meta.totalCount ?? null) : null;
  const [query, setQuery] = useState('');
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const records = groups.data?.objects ?? NO_GROUPS;
  const admin = person !== null && isAdmin(person);
  const box = useRef<HTMLDivElement>(null);
  const selected = keyOf(groupId);
  const actions = useGroupActions({
    groups: records,
    onDeleted: ({ ids }) => {
      // As of the confirmation: the shown group may have been deleted with an ancestor.
      const way = typeof selected === 'number' ? ancestorsOf(buildGroupTree(records, language), selected) : [];
      if ([selected, ...way.map(({ id }) => id)].some((key) => typeof key === 'number' && ids.includes(key))) {
        onOpenGroup({ groupId: 'all' });
      }
    },
    onFocusLost: () => box.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus(),
  });
  const { pending, request } = actions.moves;
  const shown = useMemo(() => pending.reduce(groupsAfter<Group>, records), [records, pending]);
  const parent = records.find(({ id }) => id === selected) ?? records.find(({ parentId }) => parentId === null);

  if (groups.error && !groups.data) {
    return <LoadFailed retrying={groups.isValidating} onRetry={() => void groups.mutate()} />;
  }
  return (
    <div className={styles.groups}>
      <div className={styles.head}>
        <div className={styles.search}>
          <SearchField
            keys={[]}
            searchKey="name"
            value={query}
            label={text('searchGroup')}
            listName={text('tree')}
            placeholder={text('searchGroup')}
            onChange={({ value }) => setQuery(value)}
          />
        </div>
        {admin && parent && (
          <IconButton aria-label={text('addGroup')} title={text('addGroup')} onClick={() => actions.add(parent.id)}>
            <FolderPlus {...ICON} />
          </IconButton>
        )}
      </div>
      {groups.data && isShown ? (
        <div ref={box} className={styles.tree}>
          <GroupTree
            groups={shown}
            selected={selected}
            reveal={actions.createdId}
            query={query}
            subgroups={subgroups}
            allCount={summary ? summary.online + summary.offline : null}
            favouriteCount={favourites}
            settingsHref={admin ? settingsHref : undefined}
            movesGroups={admin}
            onMove={(move) => void request(move)}
            onMoveRefused={({ because, name }) => toast.show({ tone: 'warn', text: message(because, { name }) })}
            onOpenMenu={admin ? setMenu : undefined}
            onSelect={({ key }) => onOpenGroup({ groupId: String(key) })}
            onRefused={({ because }) => toast.show({ tone: 'warn', text: message(because) })}
          />
        </div>
      ) : (
        <ListSkeleton rows={8} />
      )}
      <GroupMenu
        group={menu?.group ?? null}
        anchor={menu?.anchor ?? null}
        settingsHref={menu ? settingsHref?.(menu.group) : undefined}
        onChoose={actions.ask}
        onClose={() => setMenu(null)}
      />
      {actions.dialogs}
    </div>
  );
}

/**
 * The person's groups with a search above them. It fills the height of its container. Administrators add, rename, move
 * and delete groups here; devices can be dragged onto it from a list in the same `DragScope`.
 */
export function GroupTreeWidget(props: GroupTreeWidgetProps) {
  const tree = <ConnectedTree {...props} />;
  return useDragScope() ? tree : <DragScope>{tree}</DragScope>;
}
