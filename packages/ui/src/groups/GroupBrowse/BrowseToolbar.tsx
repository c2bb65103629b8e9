import type { GroupBrowseLook, GroupBrowseView } from '@remote-console/domain';
import { LayoutGrid, List, Trash2 } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, KeySearch, SMALL_ICON, Toolbar, ViewSwitch } from '../../primitives/index.ts';

interface BrowseToolbarProps {
  readonly view: GroupBrowseView;
  readonly onViewChange: (view: GroupBrowseView) => void;
  readonly selectedCount: number;
  /** Whether the groups may be outdated; no action is possible then. */
  readonly locked: boolean;
  /** Deletes the selection; not offered without it. */
  readonly onDelete: (() => void) | undefined;
}

/** What is above the groups of a level: the search, the selection, and the layout. */
export function BrowseToolbar({ view, onViewChange, selectedCount, locked, onDelete }: BrowseToolbarProps) {
  const text = useText('groupPages');
  const treeText = useText('groups');
  return (
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
      note={selectedCount > 0 ? text('selectedCount', { count: selectedCount }) : undefined}
      actions={
        <>
          {onDelete && (
            <Button color="error" startIcon={<Trash2 {...SMALL_ICON} />} disabled={locked} onClick={onDelete}>
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
  );
}
