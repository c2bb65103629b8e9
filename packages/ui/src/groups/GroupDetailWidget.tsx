import Box from '@mui/material/Box';
import { type GroupChange, type GroupDevice, type Profile } from '@remote-console/api-client';
import { useGroup, useGroupDevices, useGroups, useGroupWrites } from '@remote-console/api-client/react';
import {
  buildGroupTree,
  changeGroupList,
  groupListQuery,
  isAdmin,
  isFlagSet,
  isOrdinaryGroup,
  pathTo,
  treeMove,
  type GroupDetailView,
  type GroupListName,
  type GroupListPlace,
} from '@remote-console/domain';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useAction } from '../actions/index.ts';
import { useLanguage, useMessage, useText } from '../i18n/index.ts';
import {
  Breadcrumb,
  Button,
  EmptyState,
  Link,
  LoadFailed,
  NoPermission,
  SectionPage,
  SMALL_ICON,
  TableSkeleton,
  useDetailFailure,
} from '../primitives/index.ts';
import { usePerson, useToast } from '../contexts/index.ts';
import { GroupApprovalsWidget } from './GroupApprovalsWidget.tsx';
import { GroupDevices } from './GroupDevices/GroupDevices.tsx';
import { GroupInformation } from './GroupInformation/GroupInformation.tsx';
import { useGroupName } from './groupNames.ts';
import { GroupThresholdsWidget } from './GroupThresholdsWidget.tsx';
import { GroupUsers } from './GroupUsers/GroupUsers.tsx';
import { GroupUsersWidget } from './GroupUsersWidget.tsx';
import { useGroupActions } from './useGroupActions.tsx';
import styles from './GroupDetailWidget.module.css';

export interface GroupDetailWidgetProps {
  /** The group that is shown. */
  readonly groupPk: number;
  /** Page and search of each list on the page, which the host keeps. */
  readonly view: GroupDetailView;
  /** The view as it should become. */
  readonly onViewChange: (view: GroupDetailView) => void;
  /** Where the groups below one are; `null` for the root level. Administrators get the way there. */
  readonly groupHref: (choice: { readonly groupPk: number | null }) => string;
  /** Where the devices of a group are. */
  readonly devicesHref: (choice: { readonly groupPk: number }) => string;
  /** How busy the devices of the group were: a widget of the host, for a group that holds devices. */
  readonly usageHistory?: ReactNode;
  /** The group was deleted. */
  readonly onDeleted: () => void;
  /** There is no such group, or none any more; without it the widget says so in the place of the group. */
  readonly onMissing?: () => void;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null;
}

const NO_GROUPS: readonly never[] = [];

/** Everything about one group. Administrators change it; others who may open the group see it. */
export function GroupDetailWidget(props: GroupDetailWidgetProps) {
  const { groupPk, view, onViewChange, groupHref, devicesHref, usageHistory, onDeleted, onMissing, session } = props;
  const text = useText('groupPages');
  const treeText = useText('groups');
  const message = useMessage();
  const language = useLanguage();
  const nameOf = useGroupName();
  const toast = useToast();
  const person = usePerson(session);
  const editable = person !== null && isAdmin(person);
  const answer = useGroup(groupPk);
  const group = answer.data?.objects[0];
  const records = useGroups().data?.objects ?? NO_GROUPS;
  const tree = useMemo(() => buildGroupTree(records, language), [records, language]);
  const writes = useGroupWrites();
  const holdsDevices = group !== undefined && group.group_fk !== null;
  const inside = useGroupDevices(holdsDevices ? { device_group_fk: groupPk, ...groupListQuery(view.devices) } : null);
  const all = useGroupDevices(holdsDevices && editable ? groupListQuery(view.all) : null);
  const saving = useAction();
  const moving = useAction<number>();
  const [users, setUsers] = useState<{ readonly number: number; readonly open: boolean }>({ number: 0, open: false });
  const actions = useGroupActions({ groups: records, onDeleted });

  const place = (name: GroupListName) => ({
    place: view[name],
    onPlaceChange: (change: Partial<GroupListPlace>) => onViewChange(changeGroupList(view, name, change)),
  });
  const saveFlag = async (change: GroupChange) => {
    const outcome = await saving.save(() => writes.change(groupPk, change), { done: message('changed_group_info') });
    // A switch has no room for words of its own.
    if (outcome.kind === 'refused' && change.flag_confirm !== undefined) {
      toast.show({ tone: 'error', text: outcome.error });
    }
    return outcome;
  };
  const takeOut = async (device: GroupDevice) => {
    // Into the default group, which has other people and thresholds than this one.
    const target = records.find(({ flag_df_group: flag }) => isFlagSet(flag));
    const [to, name] = [target?.pk ?? groupPk, device.alias];
    const asked = { move: { kind: 'device', pk: device.pk, from: groupPk, to }, name } as const;
    if (!(await actions.moves.agree(asked))) return;
    await writes.removeDevice(device);
    actions.moves.offerUndo(asked, [
      message('removed_device_in_group'),
      ...(target ? [treeText('movedDevice', { name, target: nameOf(target) })] : []),
    ]);
  };
  const putIn = (device: GroupDevice) => {
    const { pk, device_group_fk, alias: name } = device;
    const outcome = treeMove(tree, { kind: 'device', pk, device_group_fk }, { kind: 'inside', pk: groupPk });
    if (outcome.kind === 'refused') toast.show({ tone: 'warn', text: message(outcome.because, { name }) });
    else if (outcome.kind === 'move')
      void moving.run(() => actions.moves.request({ move: outcome.move, name }), { of: pk });
  };
  const groupName = (device: GroupDevice) => {
    const path = pathTo(tree, device.device_group_fk).filter(({ group_fk }) => group_fk !== null);
    return path.length === 0 ? device.device_group_name : path.map(nameOf).slice(-2).join(' / ');
  };

  const { failure, isMissing } = useDetailFailure({
    error: answer.error,
    isThere: group !== undefined,
    deleting: actions.deleting,
    onMissing,
  });
  if (failure) {
    const closed = failure.kind === 'refused' && failure.status === 403;
    return (
      <SectionPage title={treeText('groupSettings')}>
        {closed && <NoPermission title={message('no_group_access')} />}
        {isMissing && <EmptyState title={message('not_found')} />}
        {!closed && !isMissing && <LoadFailed retrying={answer.isValidating} onRetry={() => void answer.mutate()} />}
      </SectionPage>
    );
  }
  if (!group) {
    return (
      <SectionPage title={treeText('groupSettings')}>
        <TableSkeleton rows={8} columns={[1, 3]} />
      </SectionPage>
    );
  }

  const path = pathTo(tree, groupPk);
  const parent = path.at(-2);
  const rootPk = path[0]?.group_fk === null ? path[0].pk : null;
  const levelHref = (pk: number) => groupHref({ groupPk: pk === rootPk ? null : pk });
  const isDefault = isFlagSet(group.flag_df_group);
  const list = (name: 'devices' | 'all', read: typeof inside, onMove?: (device: GroupDevice) => void): ReactNode => (
    <GroupDevices
      list={name === 'devices' ? 'inside' : 'all'}
      groupPk={groupPk}
      devices={read.data?.objects ?? NO_GROUPS}
      total={read.data?.meta.total_count ?? 0}
      loading={read.isLoading}
      failed={read.error !== undefined && !read.data}
      onRetry={() => void read.mutate()}
      busy={moving.subjects}
      groupName={groupName}
      onMove={onMove}
      {...place(name)}
    />
  );

  return (
    <SectionPage
      title={nameOf(group)}
      breadcrumb={
        editable && (
          <div className={styles.ways}>
            <Link
              href={levelHref(parent?.pk ?? groupPk)}
              style={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--rc-space-xs)' }}
            >
              <ArrowLeft {...SMALL_ICON} />
              {text('levelUp')}
            </Link>
            <Breadcrumb items={path.map((above) => ({ label: nameOf(above), href: levelHref(above.pk) }))} />
          </div>
        )
      }
      actions={
        <>
          {holdsDevices && <Link href={devicesHref({ groupPk })}>{text('openDevices')}</Link>}
          {editable && isOrdinaryGroup(group) && (
            <Button color="error" startIcon={<Trash2 {...SMALL_ICON} />} onClick={() => actions.removeAll([group.pk])}>
              {treeText('deleteGroup')}
            </Button>
          )}
        </>
      }
    >
      <GroupInformation
        group={group}
        path={path.slice(0, -1).map(nameOf)}
        siblings={records
          .filter(({ pk, group_fk }) => group_fk === group.group_fk && pk !== group.pk)
          .map(({ name }) => name)}
        onChange={editable ? saveFlag : undefined}
      />
      {holdsDevices && (
        <>
          <GroupUsers
            users={group.users}
            onOpenSettings={editable ? () => setUsers(({ number }) => ({ number: number + 1, open: true })) : undefined}
            {...place('users')}
          />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                xl: editable ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
              },
              gap: 'var(--rc-space-lg) var(--rc-space-xl)',
              alignItems: 'start',
            }}
          >
            {list(
              'devices',
              inside,
              editable && !isDefault
                ? (device) => void moving.run(() => takeOut(device), { of: device.pk })
                : undefined,
            )}
            {editable && list('all', all, putIn)}
          </Box>
          {usageHistory}
          <GroupThresholdsWidget group={group} editable={editable} />
          <GroupApprovalsWidget group={group} editable={editable} />
        </>
      )}
      {users.number > 0 && (
        <GroupUsersWidget
          key={users.number}
          open={users.open}
          group={group}
          onClose={() => setUsers((before) => ({ ...before, open: false }))}
        />
      )}
      {editable && actions.dialogs}
    </SectionPage>
  );
}
