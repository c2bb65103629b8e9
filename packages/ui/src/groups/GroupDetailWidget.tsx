import type { Group, Profile } from '@remote-console/api-client';
import { useGroup, useGroups } from '@remote-console/api-client/react';
import { isAdmin, isOrdinaryGroup, type GroupDetailView } from '@remote-console/domain';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGroupName, useText } from '../i18n/index.ts';
import { Button, Link, SectionPage, SMALL_ICON, useDetailFailure } from '../primitives/index.ts';
import { usePerson } from '../contexts/index.ts';
import { GroupApprovalsWidget } from './GroupApprovalsWidget.tsx';
import { GroupDeviceLists } from './GroupDetail/GroupDeviceLists.tsx';
import { GroupUnavailable } from './GroupDetail/GroupUnavailable.tsx';
import { listPlaces } from './GroupDetail/listPlaces.ts';
import { useGroupFields } from './GroupDetail/useGroupFields.ts';
import { UsersOfGroup } from './GroupDetail/UsersOfGroup.tsx';
import { GroupInformation } from './GroupInformation/GroupInformation.tsx';
import { GroupThresholdsWidget } from './GroupThresholdsWidget.tsx';
import { GroupWays } from './GroupWays/GroupWays.tsx';
import { useGroupActions } from './useGroupActions.tsx';
import { useGroupLevel } from './useGroupLevel.ts';

export interface GroupDetailWidgetProps {
  /** The group to show. */
  readonly groupId: number;
  /** Page and search of each list on the page, kept by the host. */
  readonly view: GroupDetailView;
  /** The new view. */
  readonly onViewChange: (view: GroupDetailView) => void;
  /** The address of a group's subgroups; `null` for the root level. Administrators get links there. */
  readonly groupHref: (choice: { readonly groupId: number | null }) => string;
  /** The address of a group's devices. */
  readonly devicesHref: (choice: { readonly groupId: number }) => string;
  /** The usage of the group's devices: a widget of the host, for a group with devices. */
  readonly usageHistory?: ReactNode;
  /** The group was deleted. */
  readonly onDeleted: () => void;
  /** The group does not exist, or no longer; without a handler the widget says so itself. */
  readonly onMissing?: () => void;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null;
}

const NO_GROUPS: readonly Group[] = [];

/** Everything about one group. Administrators can change it; others with access see it. */
export function GroupDetailWidget(props: GroupDetailWidgetProps) {
  const { groupId, view, onViewChange, groupHref, devicesHref, usageHistory, onDeleted, onMissing, session } = props;
  const text = useText('groupPages');
  const treeText = useText('groups');
  const nameOf = useGroupName();
  const person = usePerson(session);
  const editable = person !== null && isAdmin(person);
  const { data, error, isValidating, mutate } = useGroup(groupId);
  const group = data?.objects[0];
  const groups = useGroups().data?.objects ?? NO_GROUPS;
  const { tree, path, levelHref } = useGroupLevel({ groups, groupId, groupHref });
  const saveField = useGroupFields(groupId);
  const actions = useGroupActions({ groups, onDeleted });
  const placeOf = listPlaces(view, onViewChange);
  const isThere = group !== undefined;
  const { failure, isMissing } = useDetailFailure({ error, isThere, deleting: actions.deleting, onMissing });
  if (failure || !group) {
    const retry = () => void mutate();
    return <GroupUnavailable failure={failure} isMissing={isMissing} retrying={isValidating} onRetry={retry} />;
  }

  const holdsDevices = group.parentId !== null;
  const siblings = groups.filter(({ id, parentId }) => parentId === group.parentId && id !== group.id);
  return (
    <SectionPage
      title={nameOf(group)}
      breadcrumb={editable && <GroupWays path={path} upId={path.at(-2)?.id ?? groupId} levelHref={levelHref} />}
      actions={
        <>
          {holdsDevices && <Link href={devicesHref({ groupId })}>{text('openDevices')}</Link>}
          {editable && isOrdinaryGroup(group) && (
            <Button color="error" startIcon={<Trash2 {...SMALL_ICON} />} onClick={() => actions.removeAll([group.id])}>
              {treeText('deleteGroup')}
            </Button>
          )}
        </>
      }
    >
      <GroupInformation
        group={group}
        path={path.slice(0, -1).map(nameOf)}
        siblings={siblings.map(({ name }) => name)}
        onChange={editable ? saveField : undefined}
      />
      {holdsDevices && (
        <>
          <UsersOfGroup group={group} editable={editable} {...placeOf('users')} />
          <GroupDeviceLists
            group={group}
            groups={groups}
            tree={tree}
            view={view}
            placeOf={placeOf}
            moves={actions.moves}
            editable={editable}
          />
          {usageHistory}
          <GroupThresholdsWidget group={group} editable={editable} />
          <GroupApprovalsWidget group={group} editable={editable} />
        </>
      )}
      {editable && actions.dialogs}
    </SectionPage>
  );
}
