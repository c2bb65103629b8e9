import { useUsers } from '@remote-console/api-client/react';
import { checkChosenManager, managerChoiceQuery } from '@remote-console/domain';
import { useState } from 'react';
import { useMessage } from '../../i18n/index.ts';
import {
  UserListDialog,
  MANAGERS_PER_PAGE,
  type ListedManager,
  type UserListState,
  type ManagerSearch,
} from './UserListDialog.tsx';

export interface UserListDialogWidgetProps {
  readonly open: boolean;
  readonly title: string;
  /** What the list is opened for. */
  readonly context: 'approver' | 'group';
  /** Only the people with access to this group. */
  readonly groupId?: number | undefined;
  /** Whether a department member can be chosen as well; not by default (A-MANAGER-05). */
  readonly allowsMembers?: boolean;
  /** An allowed person was chosen. */
  readonly onChosen: (choice: { readonly manager: ListedManager }) => void;
  readonly onClose: () => void;
}

/** The list of managers, paginated and searchable; a department member is refused with a message (A-MANAGER-05). */
export function UserListDialogWidget(props: UserListDialogWidgetProps) {
  const { open, title, context, groupId, allowsMembers = false, onChosen, onClose } = props;
  const message = useMessage();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState<ManagerSearch>({ key: 'name', value: '' });
  const request = { page, pageSize: MANAGERS_PER_PAGE, searchKey: search.key, searchValue: search.value };
  const { data, error, mutate } = useUsers(managerChoiceQuery(request, { context, groupId }));
  const state: UserListState = data
    ? { kind: 'loaded', managers: data.objects, total: data.meta.totalCount }
    : { kind: error ? 'failed' : 'loading' };

  return (
    <UserListDialog
      open={open}
      title={title}
      state={state}
      page={page}
      search={search}
      onPageChange={(change) => setPage(change.page)}
      onSearch={(wanted) => {
        setSearch(wanted);
        setPage(1);
      }}
      onRetry={() => void mutate()}
      onChoose={({ manager }) => {
        const refusal = allowsMembers ? null : checkChosenManager(manager);
        if (refusal !== null) return message(refusal);
        onChosen({ manager });
        return null;
      }}
      onClose={onClose}
    />
  );
}
