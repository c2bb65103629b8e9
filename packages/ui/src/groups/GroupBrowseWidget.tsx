import type { Group } from '@remote-console/api-client';
import { useGroups } from '@remote-console/api-client/react';
import { GROUP_BROWSE_PAGE_SIZE, type GroupBrowseView } from '@remote-console/domain';
import { useState } from 'react';
import { useGroupName, useText } from '../i18n/index.ts';
import { Link, OutdatedNote, SectionPage, Stack, TableFoot, useListStates } from '../primitives/index.ts';
import { BrowseToolbar } from './GroupBrowse/BrowseToolbar.tsx';
import { LevelActions } from './GroupBrowse/LevelActions.tsx';
import { NoGroups } from './GroupBrowse/NoGroups.tsx';
import { useLevelSelection } from './GroupBrowse/useLevelSelection.ts';
import { useMenuFocus } from './GroupBrowse/useMenuFocus.ts';
import { useRowsOfLevel } from './GroupBrowse/useRowsOfLevel.ts';
import { useSheetUpload } from './GroupBrowse/useSheetUpload.tsx';
import { GroupIcons } from './GroupIcons/GroupIcons.tsx';
import { GroupList } from './GroupList/GroupList.tsx';
import { GroupMenu } from './GroupMenu/GroupMenu.tsx';
import type { GroupRowsProps } from './groupRows.ts';
import { GroupWays } from './GroupWays/GroupWays.tsx';
import { useGroupActions } from './useGroupActions.tsx';
import { useGroupLevel } from './useGroupLevel.ts';
import styles from './GroupBrowseWidget.module.css';

export interface GroupBrowseWidgetProps {
  /** The group whose subgroups are shown; `null` for the root level. */
  readonly groupId: number | null;
  /** Page, layout and search, kept by the host. */
  readonly view: GroupBrowseView;
  /** The new view. */
  readonly onViewChange: (view: GroupBrowseView) => void;
  /** The address of a group's subgroups; `null` for the root level. */
  readonly groupHref: (choice: { readonly groupId: number | null }) => string;
  /** The address of a group's settings. */
  readonly detailHref: (choice: { readonly groupId: number }) => string;
}

const NO_GROUPS: readonly Group[] = [];

/** The query is always the same: all groups. */
const ALL = {};

/** The groups below one, to navigate, add, rename, move and delete, and to import from a sheet. */
export function GroupBrowseWidget({ groupId, view, onViewChange, groupHref, detailHref }: GroupBrowseWidgetProps) {
  const treeText = useText('groups');
  const nameOf = useGroupName();
  const read = useGroups();
  const groups = read.data?.objects ?? NO_GROUPS;
  const { outdated, forbidden: _everybodyMayLook, ...states } = useListStates(read, ALL);
  const locked = outdated !== null || states.failed;
  const { tree, here, path, levelHref } = useGroupLevel({ groups, groupId, groupHref });
  const { page, rows, total, hasSelectable } = useRowsOfLevel(tree, here, view);
  const { selected, select, unselect } = useLevelSelection(groupId);
  const { box, noteMenu, focusNearby } = useMenuFocus();
  const [menu, setMenu] = useState<{ readonly group: Group; readonly anchor: HTMLElement } | null>(null);
  const { openSheet, sheetDialog } = useSheetUpload();
  const actions = useGroupActions({ groups, onDeleted: unselect, onFocusLost: focusNearby });
  const add = here && (() => actions.add(here.id));

  const rowProps: GroupRowsProps = {
    locked,
    rows,
    groupHref: ({ id }) => levelHref(id),
    detailHref: ({ id }) => detailHref({ groupId: id }),
    selected,
    onSelectionChange: select,
    onOpenMenu: (opening) => {
      noteMenu(rows.findIndex(({ id }) => id === opening.group.id));
      setMenu(opening);
    },
  };
  const empty = (
    <NoGroups
      searched={view.search !== ''}
      locked={locked}
      onClearSearch={() => onViewChange({ ...view, search: '', page: 1 })}
      onAdd={add}
    />
  );

  return (
    <SectionPage
      title={here ? nameOf(here) : treeText('rootGroup')}
      breadcrumb={<GroupWays path={path} upId={path.at(-2)?.id} levelHref={levelHref} />}
      aside={here && <Link href={detailHref({ groupId: here.id })}>{treeText('groupSettings')}</Link>}
      actions={<LevelActions disabled={!here || locked} onSheet={openSheet} onAdd={() => add?.()} />}
    >
      <div>
        <BrowseToolbar
          view={view}
          onViewChange={onViewChange}
          selectedCount={selected.size}
          locked={locked}
          onDelete={hasSelectable ? () => actions.removeAll([...selected]) : undefined}
        />
        <div ref={box} tabIndex={-1} className={styles.groups}>
          {view.view === 'icon' && rows.length > 0 && !states.failed ? (
            <Stack gap="md">
              {outdated && <OutdatedNote {...outdated} />}
              <GroupIcons {...rowProps} />
            </Stack>
          ) : (
            <GroupList {...rowProps} {...states} outdated={outdated} empty={empty} />
          )}
        </div>
        {total > 0 && !states.failed && (
          <TableFoot
            page={page}
            pageSize={GROUP_BROWSE_PAGE_SIZE}
            pageSizes={[]}
            total={total}
            onPageChange={(change) => onViewChange({ ...view, page: change.page })}
            onPageSizeChange={() => undefined}
          />
        )}
      </div>
      <GroupMenu
        group={menu?.group ?? null}
        anchor={menu?.anchor ?? null}
        settingsHref={menu ? detailHref({ groupId: menu.group.id }) : undefined}
        onChoose={actions.ask}
        onClose={() => setMenu(null)}
      />
      {actions.dialogs}
      {sheetDialog}
    </SectionPage>
  );
}
