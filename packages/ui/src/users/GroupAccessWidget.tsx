import { useGrantGroup, useGroupLinksOf, useGroups, useReleaseGroup } from '@remote-console/api-client/react';
import { buildGroupTree, groupsToGrant, groupsToRelease } from '@remote-console/domain';
import { useMemo, type ReactNode } from 'react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useGroupName, useLanguage, useList, useMessage, useText } from '../i18n/index.ts';
import { ListSkeleton, LoadFailed } from '../primitives/index.ts';
import { GroupAccess, type GroupAccessChange } from './PermissionCard/GroupAccess.tsx';

interface GroupAccessInput {
  /** The person; only managers can read the links of another person. */
  readonly userId: number;
  readonly name: string;
  readonly editable: boolean;
}

/**
 * The device groups of a person. Granting one also grants its ancestors, revoking one first revokes its descendants,
 * each after a confirmation (C-PERM-17 to C-PERM-20).
 */
export function GroupAccessWidget({ userId, name, editable }: GroupAccessInput): ReactNode {
  const text = useText('users');
  const list = useList();
  const message = useMessage();
  const language = useLanguage();
  const labelOf = useGroupName();
  const { confirm } = useDialogs();
  const { isBusy, run } = useAction();
  const groups = useGroups();
  const links = useGroupLinksOf(userId);
  const grant = useGrantGroup();
  const release = useReleaseGroup();
  const tree = useMemo(() => buildGroupTree(groups.data?.objects ?? [], language), [groups.data, language]);
  const authorized = useMemo(() => new Set((links.data?.objects ?? []).map(({ groupId }) => groupId)), [links.data]);

  if (!groups.data || !links.data) {
    if (!groups.error && !links.error) return <ListSkeleton rows={5} />;
    return (
      <LoadFailed
        onRetry={() => {
          void groups.mutate();
          void links.mutate();
        }}
      />
    );
  }

  const namesOf = (pks: readonly { readonly id: number }[]) =>
    pks.flatMap(({ id }) => {
      const group = tree.byId.get(id)?.group;
      return group ? [labelOf(group)] : [];
    });
  const agrees = async (groupPk: number, granted: boolean): Promise<boolean> => {
    const touched = (granted ? groupsToGrant : groupsToRelease)(tree, groupPk, authorized);
    const others = touched.filter(({ id }) => id !== groupPk);
    const [group = ''] = namesOf([{ id: groupPk }]);
    if (others.length === 0) return true;
    return confirm({
      title: text(granted ? 'grantAlso' : 'releaseAlso', { name, group }),
      body: text(granted ? 'grantAlsoBody' : 'releaseAlsoBody', { groups: list(namesOf(others)) }),
      confirmLabel: text(granted ? 'grant' : 'release'),
      tone: granted ? 'main' : 'destructive',
    });
  };
  const change = async ({ groupId: groupPk, granted }: GroupAccessChange) => {
    if (!(await agrees(groupPk, granted))) return;
    const link = links.data?.objects.find(({ groupId }) => groupId === groupPk);
    await run(
      async () => {
        if (granted) await grant(userId, groupPk);
        else if (link) await release(link.id);
      },
      { done: message(granted ? 'user_in_group_add_success' : 'user_in_group_remove_success') },
    );
  };

  return (
    <GroupAccess
      tree={tree}
      authorized={authorized}
      editable={editable && !isBusy}
      onChange={(asked) => void change(asked)}
    />
  );
}
