import { useChangeUser, useDeleteUser, useRefreshUsers } from '@remote-console/api-client/react';
import { useState } from 'react';
import { useAction, type Action } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';
import type { ManagerRow } from './UserTable/UserTable.tsx';

/** A switch that was clicked and is not saved yet. */
interface PressedSwitch {
  readonly id: number;
  readonly isActive: boolean;
}

interface UserListActs {
  readonly isBusy: boolean;
  /** A person's state, with the clicked switch applied. */
  readonly pressed: PressedSwitch | null;
  readonly setActive: (change: { readonly user: ManagerRow; readonly active: boolean }) => Promise<void>;
  readonly deleteOne: (choice: { readonly user: ManagerRow }) => Promise<void>;
  readonly deleteSelected: (selected: ReadonlySet<number>) => Promise<void>;
}

/** Deletes people, one by one, and reports the progress. */
function useDeletion(run: Action<number>['run'], onDeleted: () => void) {
  const message = useMessage();
  const toast = useToast();
  const remove = useDeleteUser();
  const refresh = useRefreshUsers();
  return (pks: readonly number[]) =>
    run(async () => {
      const outcomes: PromiseSettledResult<unknown>[] = [];
      for (const pk of pks) outcomes.push(...(await Promise.allSettled([remove(pk)])));
      await refresh();
      onDeleted();
      if (outcomes.some(({ status }) => status === 'fulfilled')) {
        toast.show({ tone: 'success', text: message('deleted_user') });
      }
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure) throw failure.reason;
    });
}

/** The actions on the people of the list. A hook. */
export function useUserListActs(onDeleted: () => void): UserListActs {
  const text = useText('users');
  const message = useMessage();
  const toast = useToast();
  const { confirm } = useDialogs();
  const change = useChangeUser();
  const { isBusy, run } = useAction<number>();
  const deleteAll = useDeletion(run, onDeleted);
  const [pressed, setPressed] = useState<PressedSwitch | null>(null);

  const deleteAfterQuestion = async (title: string, pks: readonly number[]) => {
    const agreed = await confirm({
      title,
      body: text('deleteBody'),
      confirmLabel: text('delete'),
      tone: 'destructive',
    });
    if (agreed) await deleteAll(pks);
  };
  return {
    isBusy,
    pressed,
    setActive: async ({ user, active }) => {
      setPressed({ id: user.id, isActive: active });
      const status = text(active ? 'active' : 'inactive');
      await run(() => change(user.id, { isActive: active }), {
        of: user.id,
        done: message('user_active_changed', { name: user.name, status }),
      });
      setPressed(null);
    },
    deleteOne: ({ user }) =>
      deleteAfterQuestion(text('deleteQuestion', { name: user.name, id: user.loginId }), [user.id]),
    deleteSelected: async (selected) => {
      if (selected.size === 0) toast.show({ tone: 'warn', text: message('no-selects') });
      else await deleteAfterQuestion(text('deleteSelectedQuestion', { count: selected.size }), [...selected]);
    },
  };
}
