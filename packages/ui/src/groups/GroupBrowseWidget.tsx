import type { Group } from '@remote-console/api-client';
import { useGroups } from '@remote-console/api-client/react';
import {
  buildGroupTree,
  GROUP_BROWSE_PAGE_SIZE,
  isOrdinaryGroup,
  pathTo,
  type GroupBrowseLook,
  type GroupBrowseView,
} from '@remote-console/domain';
import { ArrowLeft, FileUp, FolderPlus, LayoutGrid, List, Trash2 } from 'lucide-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useLanguage, useText } from '../i18n/index.ts';
import {
  Breadcrumb,
  Button,
  EmptyState,
  KeySearch,
  Link,
  OutdatedNote,
  SectionPage,
  SMALL_ICON,
  Stack,
  TableFoot,
  Toolbar,
  useOutdatedNote,
  ViewSwitch,
} from '../primitives/index.ts';
import { GroupIcons } from './GroupIcons/GroupIcons.tsx';
import { GroupList } from './GroupList/GroupList.tsx';
import { GroupMenu } from './GroupMenu/GroupMenu.tsx';
import { useGroupName } from './groupNames.ts';
import { rowsBelow } from './groupRows.ts';
import { useGroupActions } from './useGroupActions.tsx';
import { later } from '../material/index.ts';
import styles from './GroupBrowseWidget.module.css';

const GroupSheetWidget = later(async () => (await import('./GroupSheetWidget.tsx')).GroupSheetWidget);

export interface GroupBrowseWidgetProps {
  /** The group whose subgroups show; `null` for the root level. */
  readonly groupPk: number | null;
  /** Page, look and search, which the host keeps. */
  readonly view: GroupBrowseView;
  /** The view as it should become. */
  readonly onViewChange: (view: GroupBrowseView) => void;
  /** Where the groups below one are; `null` for the root level. */
  readonly groupHref: (choice: { readonly groupPk: number | null }) => string;
  /** Where the settings of a group are. */
  readonly detailHref: (choice: { readonly groupPk: number }) => string;
}

const NO_GROUPS: readonly Group[] = [];
const NOTHING: ReadonlySet<number> = new Set();
const folded = (words: string) => words.normalize('NFKC').toLowerCase();

/** The groups below one, to walk through, add to, rename, move and delete, and to fill from a sheet. */
export function GroupBrowseWidget({ groupPk, view, onViewChange, groupHref, detailHref }: GroupBrowseWidgetProps) {
  const text = useText('groupPages');
  const treeText = useText('groups');
  const language = useLanguage();
  const nameOf = useGroupName();
  const groups = useGroups();
  const records = groups.data?.objects ?? NO_GROUPS;
  const tree = useMemo(() => buildGroupTree(records, language), [records, language]);
  const root = records.find(({ group_fk }) => group_fk === null);
  const here = groupPk === null ? root : tree.byPk.get(groupPk)?.group;
  const [selection, setSelection] = useState({ groupPk, selected: NOTHING });
  const selected = selection.groupPk === groupPk ? selection.selected : NOTHING;
  const select = (change: { readonly selected: ReadonlySet<number> }) => setSelection({ groupPk, ...change });
  const [menu, setMenu] = useState<{ readonly group: Group; readonly anchor: HTMLElement } | null>(null);
  const [uploads, setUploads] = useState<{ readonly number: number; readonly open: boolean }>({
    number: 0,
    open: false,
  });
  const box = useRef<HTMLDivElement>(null);
  /** Where the group is whose menu was opened last. */
  const menuPlace = useRef(0);
  const actions = useGroupActions({
    groups: records,
    onDeleted: ({ pks }) => select({ selected: new Set([...selected].filter((pk) => !pks.includes(pk))) }),
    onFocusLost: () => {
      const buttons = [...(box.current?.querySelectorAll<HTMLElement>('[aria-haspopup=menu]') ?? [])];
      const [next = box.current] = buttons.slice(Math.min(menuPlace.current, Math.max(0, buttons.length - 1)));
      next?.focus();
    },
  });

  const below = useMemo(() => (here ? rowsBelow(tree, here.pk, nameOf) : []), [tree, here, nameOf]);
  const found = below.filter(({ name }) => folded(name).includes(folded(view.search)));
  const lastPage = Math.max(1, Math.ceil(found.length / GROUP_BROWSE_PAGE_SIZE));
  const page = Math.min(view.page, lastPage);
  const rows = found.slice((page - 1) * GROUP_BROWSE_PAGE_SIZE, page * GROUP_BROWSE_PAGE_SIZE);
  const levelHref = (group: Group) => groupHref({ groupPk: group.pk === root?.pk ? null : group.pk });
  const path = here ? pathTo(tree, here.pk) : [];
  const parent = path.at(-2);

  const outdated = useOutdatedNote(groups);
  const locked = outdated !== null;
  // Where no group can be selected on any page, nothing could be deleted but by hearing that it cannot.
  const hasSelectable = below.some(({ group }) => isOrdinaryGroup(group));
  const rowProps = {
    locked,
    rows,
    groupHref: ({ group }: { readonly group: Group }) => levelHref(group),
    detailHref: ({ pk }: { readonly pk: number }) => detailHref({ groupPk: pk }),
    selected,
    onSelectionChange: select,
    onOpenMenu: (opening: { readonly group: Group; readonly anchor: HTMLElement }) => {
      menuPlace.current = rows.findIndex(({ pk }) => pk === opening.group.pk);
      setMenu(opening);
    },
  };
  const empty =
    view.search === '' ? (
      <EmptyState
        title={text('emptyLevel')}
        hint={text('emptyLevelHint')}
        action={
          here && (
            <Button variant="contained" disabled={locked} onClick={() => actions.add(here.pk)}>
              {treeText('addGroup')}
            </Button>
          )
        }
      />
    ) : (
      <EmptyState
        reason="no-result"
        action={<Button onClick={() => onViewChange({ ...view, search: '', page: 1 })}>{text('clearSearch')}</Button>}
      />
    );
  const retry = () => void groups.mutate();
  const list = (
    <GroupList
      {...rowProps}
      loading={groups.isLoading}
      failed={groups.error !== undefined && !groups.data}
      onRetry={retry}
      outdated={outdated}
      empty={empty}
    />
  );

  return (
    <SectionPage
      title={here ? nameOf(here) : treeText('rootGroup')}
      breadcrumb={
        <div className={styles.ways}>
          {parent && (
            <Link
              href={levelHref(parent)}
              style={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--rc-space-xs)' }}
            >
              <ArrowLeft {...SMALL_ICON} />
              {text('levelUp')}
            </Link>
          )}
          {path.length > 0 && (
            <Breadcrumb items={path.map((group) => ({ label: nameOf(group), href: levelHref(group) }))} />
          )}
        </div>
      }
      aside={here && <Link href={detailHref({ groupPk: here.pk })}>{treeText('groupSettings')}</Link>}
      actions={
        <>
          <Button
            startIcon={<FileUp {...SMALL_ICON} />}
            disabled={!here || locked}
            onClick={() => setUploads(({ number }) => ({ number: number + 1, open: true }))}
          >
            {text('uploadSheet')}
          </Button>
          <Button
            variant="contained"
            startIcon={<FolderPlus {...SMALL_ICON} />}
            disabled={!here || locked}
            onClick={() => here && actions.add(here.pk)}
          >
            {treeText('addGroup')}
          </Button>
        </>
      }
    >
      <div>
        <Toolbar
          search={
            <KeySearch
              keys={[{ key: 'name', label: treeText('groupName'), placeholder: treeText('searchGroup') }]}
              searchKey="name"
              value={view.search}
              starts="typing"
              listName={treeText('tree')}
              onSearch={({ value }) => onViewChange({ ...view, search: value.trim(), page: 1 })}
            />
          }
          note={selected.size > 0 ? text('selectedCount', { count: selected.size }) : undefined}
          actions={
            <>
              {hasSelectable && (
                <Button
                  color="error"
                  startIcon={<Trash2 {...SMALL_ICON} />}
                  disabled={locked}
                  onClick={() => actions.removeAll([...selected])}
                >
                  {text('deleteSelected')}
                </Button>
              )}
              <ViewSwitch<GroupBrowseLook>
                value={view.view}
                choices={[
                  { view: 'list', label: text('listView'), Icon: List },
                  { view: 'icon', label: text('iconView'), Icon: LayoutGrid },
                ]}
                onChange={(choice) => onViewChange({ ...view, view: choice.view })}
              />
            </>
          }
        />
        <div ref={box} tabIndex={-1} className={styles.groups}>
          {view.view === 'icon' && rows.length > 0 ? (
            <Stack gap="md">
              {outdated && <OutdatedNote {...outdated} />}
              <GroupIcons {...rowProps} />
            </Stack>
          ) : (
            list
          )}
        </div>
        {found.length > 0 && (
          <TableFoot
            page={page}
            pageSize={GROUP_BROWSE_PAGE_SIZE}
            pageSizes={[]}
            total={found.length}
            onPageChange={(change) => onViewChange({ ...view, page: change.page })}
            onPageSizeChange={() => undefined}
          />
        )}
      </div>
      <GroupMenu
        group={menu?.group ?? null}
        anchor={menu?.anchor ?? null}
        settingsHref={menu ? detailHref({ groupPk: menu.group.pk }) : undefined}
        onChoose={actions.ask}
        onClose={() => setMenu(null)}
      />
      {actions.dialogs}
      {uploads.number > 0 && (
        <Suspense fallback={null}>
          <GroupSheetWidget
            key={uploads.number}
            open={uploads.open}
            onClose={() => setUploads((before) => ({ ...before, open: false }))}
          />
        </Suspense>
      )}
    </SectionPage>
  );
}
