import { USER_SEARCH_KEYS, type UserPageRequest } from '@remote-console/domain';
import { FileSpreadsheet, Trash2, UserPlus } from 'lucide-react';
import { useText } from '../i18n/index.ts';
import { Button, ICON, KeySearch, LinkButton, Toolbar } from '../primitives/index.ts';
import type { UserListWidgetProps } from './UserListWidget.tsx';

interface UserListToolbarProps extends Pick<UserListWidgetProps, 'view' | 'addHref' | 'sheetHref'> {
  readonly onSearch: (search: Pick<UserPageRequest, 'searchKey' | 'searchValue'>) => void;
  /** Whether the selected people can be deleted now. */
  readonly mayDelete: boolean;
  readonly onDelete: () => void;
}

/** The search for people, and buttons to add and to delete some. */
export function UserListToolbar(props: UserListToolbarProps) {
  const { view, addHref, sheetHref, onSearch, mayDelete, onDelete } = props;
  const text = useText('users');
  const states = [
    { value: '1', label: text('active') },
    { value: '0', label: text('inactive') },
  ];
  return (
    <Toolbar
      search={
        <KeySearch
          keys={USER_SEARCH_KEYS.map((key) =>
            key === 'flag_active' ? { key, label: text(key), values: states } : { key, label: text(key), limit: 100 },
          )}
          searchKey={view.searchKey}
          value={view.searchValue}
          onSearch={({ key, value }) => onSearch({ searchKey: key, searchValue: value })}
        />
      }
      actions={
        <>
          <Button startIcon={<Trash2 {...ICON} />} disabled={!mayDelete} onClick={onDelete}>
            {text('deleteSelected')}
          </Button>
          {sheetHref !== undefined && (
            <LinkButton startIcon={<FileSpreadsheet {...ICON} />} href={sheetHref}>
              {text('addBySheet')}
            </LinkButton>
          )}
          <LinkButton variant="contained" startIcon={<UserPlus {...ICON} />} href={addHref}>
            {text('addUser')}
          </LinkButton>
        </>
      }
    />
  );
}
