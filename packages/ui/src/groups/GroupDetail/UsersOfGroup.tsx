import type { GroupDetail } from '@remote-console/api-client';
import { useState } from 'react';
import { GroupUsers, type GroupUsersProps } from '../GroupUsers/GroupUsers.tsx';
import { GroupUsersWidget } from '../GroupUsersWidget.tsx';

interface UsersOfGroupProps extends Pick<GroupUsersProps, 'place' | 'onPlaceChange'> {
  readonly group: GroupDetail;
  /** Whether the person may choose them. */
  readonly editable: boolean;
}

/** The users of a group, with the dialog that chooses them. */
export function UsersOfGroup({ group, editable, place, onPlaceChange }: UsersOfGroupProps) {
  const [asked, setAsked] = useState({ number: 0, open: false });
  return (
    <>
      <GroupUsers
        users={group.users}
        onOpenSettings={editable ? () => setAsked(({ number }) => ({ number: number + 1, open: true })) : undefined}
        place={place}
        onPlaceChange={onPlaceChange}
      />
      {asked.number > 0 && (
        <GroupUsersWidget
          key={asked.number}
          open={asked.open}
          group={group}
          onClose={() => setAsked((before) => ({ ...before, open: false }))}
        />
      )}
    </>
  );
}
