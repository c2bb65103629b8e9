import type { Group, GroupUserChoice } from '@remote-console/api-client';
import { useAllUsers, useGroupLinkWrites } from '@remote-console/api-client/react';
import { groupListQuery, type GroupListPlace } from '@remote-console/domain';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useGroupName, useList, useMessage, useText } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';
import { useToast } from '../contexts/index.ts';
import { GroupUsersDialog, type UserChoices } from './GroupUsersDialog/GroupUsersDialog.tsx';

export interface GroupUsersWidgetProps {
  /** Whether the dialog is visible. */
  readonly open: boolean;
  /** The group whose users are chosen. */
  readonly group: Pick<Group, 'id' | 'name' | 'isDefaultGroup'>;
  /** The dialog was closed. */
  readonly onClose: () => void;
}

const FIRST_PAGE: GroupListPlace = { page: 1, search: '' };

type Links = ReturnType<typeof useGroupLinkWrites>;
type Outcome = Awaited<ReturnType<Links['link']>>;

/** Links users to a group and removes them, along with the other groups this requires. */
export function GroupUsersWidget({ open, group, onClose }: GroupUsersWidgetProps) {
  const text = useText('groupPages');
  const message = useMessage();
  const list = useList();
  const nameOf = useGroupName();
  const toast = useToast();
  const { confirm } = useDialogs();
  const { link, unlink } = useGroupLinkWrites();
  const [place, setPlace] = useState(FIRST_PAGE);
  const toggling = useAction<number>();
  const adding = useAction();
  const users = useAllUsers({ groupId: group.id, ...groupListQuery(place) });
  const name = nameOf(group);

  /** Runs it, and if other groups are affected, asks and runs it again [C-GDETAIL-14]. */
  const withConsent = async (
    act: (confirm: boolean) => Promise<Outcome>,
    question: (others: string) => { readonly title: string; readonly body: string; readonly confirmLabel: string },
  ): Promise<boolean> => {
    const first = await act(false);
    if (first.done) return true;
    const agreed = await confirm(question(list(first.toConfirm.map(({ name: other }) => other))));
    return agreed && (await act(true)).done;
  };
  const add = (user: { readonly name: string; readonly memberId?: number }) =>
    withConsent(
      (consent) => link({ ...user, groupId: group.id, confirm: consent }),
      (others) => ({
        title: text('grantParentsTitle'),
        body: text('grantParents', { name, others }),
        confirmLabel: text('grantAll'),
      }),
    );
  const remove = (linkId: number) =>
    withConsent(
      (consent) => unlink(linkId, consent),
      (others) => ({
        title: text('releaseSubgroupsTitle'),
        body: text('releaseSubgroups', { name, others }),
        confirmLabel: text('releaseAll'),
      }),
    );

  const toggle = async ({ user, connected }: { readonly user: GroupUserChoice; readonly connected: boolean }) => {
    const change = async () => {
      const done =
        connected || user.linkId === null
          ? await add({ name: user.loginId, memberId: user.id })
          : await remove(user.linkId);
      if (!done) return;
      const key = connected ? 'user_in_group_add_success' : 'user_in_group_remove_success';
      toast.show({ tone: 'success', text: message(key) });
    };
    await toggling.run(change, { of: user.id });
  };
  const addById = async ({ loginId }: { readonly loginId: string }): Promise<SaveOutcome> => {
    const answer = await adding.save(() => add({ name: loginId }));
    if (answer.kind === 'refused') return answer;
    if (!answer.value) return { kind: 'refused', error: text('nothingChanged') };
    toast.show({ tone: 'success', text: message('user_in_group_add_success') });
    return { kind: 'saved' };
  };

  const choices: UserChoices = users.data
    ? { kind: 'ready', users: users.data.objects, total: users.data.meta.totalCount }
    : users.error
      ? { kind: 'failed', retrying: users.isValidating, retry: () => void users.mutate() }
      : { kind: 'waiting' };
  return (
    <GroupUsersDialog
      open={open}
      name={name}
      choices={choices}
      place={place}
      onPlaceChange={(change) =>
        setPlace((before) => ({ ...before, ...(change.search === undefined ? {} : { page: 1 }), ...change }))
      }
      busy={toggling.subjects}
      onToggle={(change) => void toggle(change)}
      onAdd={addById}
      onClose={onClose}
    />
  );
}
