import { useChangeUser, useDeleteUser, useRefreshUsers, useUsers } from '@remote-console/api-client/react';
import { PAGE_SIZES, USER_SEARCH_KEYS, userListQuery, type UserPageRequest } from '@remote-console/domain';
import { FileSpreadsheet, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import { Button, ICON, KeySearch, LinkButton, TableFoot, Toolbar, useListPage } from '../primitives/index.ts';
import { useSession, useToast } from '../contexts/index.ts';
import { UserTable, type ManagerRow } from './UserTable/UserTable.tsx';
import { useEditableRows } from './useEditableRows.ts';

export interface UserListWidgetProps {
  /** Page, size and search, as the address tells them. */
  readonly view: UserPageRequest;
  readonly onViewChange: (view: UserPageRequest) => void;
  readonly userHref: (choice: { readonly userPk: number }) => string;
  readonly addHref: string;
  /** Where many users are added at once; without it the way there is not offered (C-ROUTE-46). */
  readonly sheetHref?: string | undefined;
}

const NOBODY: ReadonlySet<number> = new Set();

/** The people of the company: search, add, switch, delete (C-MANAGER-01 to C-MANAGER-36). */
export function UserListWidget({ view, onViewChange, userHref, addHref, sheetHref }: UserListWidgetProps) {
  const text = useText('users');
  const message = useMessage();
  const toast = useToast();
  const { confirm } = useDialogs();
  const ownPk = useSession()?.pk ?? null;
  const read = useUsers(userListQuery(view));
  const { data, isValidating, mutate } = read;
  const change = useChangeUser();
  const remove = useDeleteUser();
  const refresh = useRefreshUsers();
  const isEditable = useEditableRows(data);
  const [selected, setSelected] = useState(NOBODY);
  const { isBusy: busy, run } = useAction<number>();
  const [pressed, setPressed] = useState<{ readonly pk: number; readonly flag_active: 0 | 1 } | null>(null);
  const rows = (data?.objects ?? []).map((user) => (user.pk === pressed?.pk ? { ...user, ...pressed } : user));

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
  /** Deletes one after the other, and tells how far it came. */
  const deleteAll = (pks: readonly number[]) =>
    run(async () => {
      const outcomes: PromiseSettledResult<unknown>[] = [];
      for (const pk of pks) outcomes.push(...(await Promise.allSettled([remove(pk)])));
      await refresh();
      setSelected(NOBODY);
      if (outcomes.some(({ status }) => status === 'fulfilled')) {
        toast.show({ tone: 'success', text: message('deleted_user') });
      }
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure) throw failure.reason;
    });
  const deleteSelected = async () => {
    if (selected.size === 0) return toast.show({ tone: 'warn', text: message('no-selects') });
    const agreed = await confirm({
      title: text('deleteSelectedQuestion', { count: selected.size }),
      body: text('deleteBody'),
      confirmLabel: text('delete'),
      tone: 'destructive',
    });
    if (agreed) await deleteAll([...selected]);
  };
  const deleteOne = async ({ user }: { readonly user: ManagerRow }) => {
    const agreed = await confirm({
      title: text('deleteQuestion', { name: user.name, id: user.mgrid }),
      body: text('deleteBody'),
      confirmLabel: text('delete'),
      tone: 'destructive',
    });
    if (agreed) await deleteAll([user.pk]);
  };
  const setActive = async ({ user, active }: { readonly user: ManagerRow; readonly active: boolean }) => {
    const flag_active = active ? 1 : 0;
    setPressed({ pk: user.pk, flag_active });
    const status = text(active ? 'active' : 'inactive');
    await run(() => change(user.pk, { flag_active }), {
      of: user.pk,
      done: message('user_active_changed', { name: user.name, status }),
    });
    setPressed(null);
  };

  return (
    // Rows that have just come cannot be pressed yet (C-MANAGER-31).
    <div aria-busy={data !== undefined && !isEditable}>
      <Toolbar
        search={
          <KeySearch
            keys={USER_SEARCH_KEYS.map((key) =>
              key === 'flag_active'
                ? {
                    key,
                    label: text(key),
                    values: [
                      { value: '1', label: text('active') },
                      { value: '0', label: text('inactive') },
                    ],
                  }
                : { key, label: text(key), limit: 100 },
            )}
            searchKey={view.searchKey}
            value={view.searchValue}
            onSearch={({ key, value }) => look({ searchKey: key, searchValue: value, page: 1 })}
          />
        }
        actions={
          <>
            <Button
              startIcon={<Trash2 {...ICON} />}
              disabled={busy || outdated !== null}
              onClick={() => void deleteSelected()}
            >
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
      <UserTable
        rows={rows}
        ownPk={ownPk}
        selected={selected}
        onSelectionChange={(wanted) => setSelected(wanted.selected)}
        userHref={userHref}
        onActiveChange={(wanted) => void setActive(wanted)}
        onDelete={(wanted) => void deleteOne(wanted)}
        locked={!isEditable || busy}
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
