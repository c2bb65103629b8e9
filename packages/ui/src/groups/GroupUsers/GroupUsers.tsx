import type { GroupUser } from '@remote-console/api-client';
import { GROUP_LIST_PAGE_SIZE, groupUserLabel, type GroupListPlace } from '@remote-console/domain';
import { UserCog } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, DataTable, EmptyState, SMALL_ICON, type DataColumn } from '../../primitives/index.ts';
import { ListCard } from '../ListCard/ListCard.tsx';
import { localPage } from '../localPage.ts';

export interface GroupUsersProps {
  /** The users of the group. */
  readonly users: readonly GroupUser[];
  readonly place: GroupListPlace;
  readonly onPlaceChange: (change: Partial<GroupListPlace>) => void;
  /** The users are to be chosen. Read-only without it. */
  readonly onOpenSettings?: (() => void) | undefined;
}

const RANKS = { member: 'rankMember', master: 'rankMaster', partner: 'rankPartner', head: 'rankHead' } as const;

/** Who has access to the devices of a group [C-GDETAIL-07] [C-GDETAIL-08] [C-GDETAIL-17]. */
export function GroupUsers({ users, place, onPlaceChange, onOpenSettings }: GroupUsersProps) {
  const text = useText('groupPages');
  const { page, rows, total } = localPage({
    rows: users,
    wordsOf: ({ name, loginId }) => `${name}\n${loginId}`,
    place,
    size: GROUP_LIST_PAGE_SIZE,
  });
  const columns: readonly DataColumn<GroupUser, never>[] = [
    { field: 'name', header: text('userName'), flex: 1, minWidth: 120, phone: 'title', render: ({ name }) => name },
    { field: 'loginId', header: text('userId'), flex: 2, minWidth: 180, render: ({ loginId }) => loginId },
    {
      field: 'rank',
      yields: 1,
      header: text('userRank'),
      flex: 1,
      minWidth: 110,
      render: ({ userType }) => text(RANKS[groupUserLabel(userType)]),
    },
  ];
  return (
    <ListCard
      title={text('groupUsers')}
      description={text('groupUsersHint')}
      searchLabel={text('searchUser')}
      place={{ ...place, page }}
      total={total}
      onPlaceChange={onPlaceChange}
      actions={
        onOpenSettings && (
          <Button startIcon={<UserCog {...SMALL_ICON} />} onClick={onOpenSettings}>
            {text('userSettings')}
          </Button>
        )
      }
    >
      <DataTable
        label={text('groupUsers')}
        rows={rows}
        columns={columns}
        getRowKey={({ id }) => id}
        empty={
          place.search === '' ? (
            <EmptyState title={text('noUsers')} hint={text('noUsersHint')} />
          ) : (
            <EmptyState reason="no-result" />
          )
        }
      />
    </ListCard>
  );
}
