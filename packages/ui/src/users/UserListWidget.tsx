import { useUsers } from '@remote-console/api-client/react';
import { PAGE_SIZES, userListQuery, type UserPageRequest } from '@remote-console/domain';
import { useState } from 'react';
import { TableFoot, useListPage } from '../primitives/index.ts';
import { useSession } from '../contexts/index.ts';
import { UserTable } from './UserTable/UserTable.tsx';
import { UserListToolbar } from './UserListToolbar.tsx';
import { useEditableRows } from './useEditableRows.ts';
import { useUserListActs } from './useUserListActs.ts';

export interface UserListWidgetProps {
  /** Page, size and search, as in the URL. */
  readonly view: UserPageRequest;
  readonly onViewChange: (view: UserPageRequest) => void;
  readonly userHref: (choice: { readonly userId: number }) => string;
  readonly addHref: string;
  /** The page for adding many users; without it there is no link (C-ROUTE-46). */
  readonly sheetHref?: string | undefined;
}

const NOBODY: ReadonlySet<number> = new Set();

/** The people of the company: search, add, switch, delete (C-MANAGER-01 to C-MANAGER-36). */
export function UserListWidget({ view, onViewChange, userHref, addHref, sheetHref }: UserListWidgetProps) {
  const ownPk = useSession()?.id ?? null;
  const read = useUsers(userListQuery(view));
  const { data, isValidating, mutate } = read;
  const isEditable = useEditableRows(data);
  const [selected, setSelected] = useState(NOBODY);
  const acts = useUserListActs(() => setSelected(NOBODY));
  const { isBusy, pressed } = acts;
  const rows = (data?.objects ?? []).map((user) => (user.id === pressed?.id ? { ...user, ...pressed } : user));

  const look = (wanted: Partial<UserPageRequest>) => {
    setSelected(NOBODY);
    onViewChange({ ...view, ...wanted });
  };
  const { total, loading, failed, outdated } = useListPage({
    read,
    asked: view,
    page: view.page,
    size: view.pageSize,
    onPastEnd: look,
  });

  return (
    // Newly loaded rows cannot be clicked yet (C-MANAGER-31).
    <div aria-busy={data !== undefined && !isEditable}>
      <UserListToolbar
        view={view}
        addHref={addHref}
        sheetHref={sheetHref}
        onSearch={(search) => look({ ...search, page: 1 })}
        mayDelete={!isBusy && outdated === null}
        onDelete={() => void acts.deleteSelected(selected)}
      />
      <UserTable
        rows={rows}
        ownId={ownPk}
        selected={selected}
        onSelectionChange={(wanted) => setSelected(wanted.selected)}
        userHref={userHref}
        onActiveChange={(wanted) => void acts.setActive(wanted)}
        onDelete={(wanted) => void acts.deleteOne(wanted)}
        locked={!isEditable || isBusy}
        loading={isValidating || loading}
        failed={failed}
        outdated={outdated}
        onRetry={() => void mutate()}
        searched={view.searchValue !== ''}
        expectedRows={view.pageSize}
      />
      <TableFoot
        page={view.page}
        pageSize={view.pageSize}
        pageSizes={PAGE_SIZES}
        total={total}
        onPageChange={({ page }) => look({ page })}
        onPageSizeChange={({ size }) => look({ pageSize: size, page: 1 })}
      />
    </div>
  );
}
