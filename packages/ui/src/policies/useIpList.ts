import { useRefreshBlocking } from '@remote-console/api-client/react';
import { ipEntryTexts } from '@remote-console/domain';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useErrorMessage, useMessage, useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';
import type { NewIpEntry } from './IpEntryForm/IpEntryForm.tsx';
import { ipEntryKey, type IpEntry } from './IpEntryList/IpEntryList.tsx';
import { useBlockingChange } from './useBlockingChange.ts';

const NONE: ReadonlySet<string> = new Set();

interface ListOutcome {
  readonly done: number;
  /** Address and reason of each refusal, as text. */
  readonly refused: readonly { readonly address: string; readonly why: string }[];
}

type ListChanges = Pick<ReturnType<typeof useBlockingChange>, 'tryChange' | 'changeConfirmed'>;

/**
 * Sends one call per entry, in order, and continues after a refusal. What locks out the person comes last, after a
 * confirmation: nothing could be sent after it. Then the list is reloaded. A hook.
 */
function useEntryChanges({ tryChange, changeConfirmed }: ListChanges, onRefreshed: () => void) {
  const message = useMessage();
  const errorMessage = useErrorMessage();
  const refresh = useRefreshBlocking();
  const { isBusy, save: work } = useAction();

  const each = async (
    sent: readonly (NewIpEntry | ReturnType<typeof ipEntryTexts>)[],
    type: 'post' | 'delete',
  ): Promise<ListOutcome> => {
    const refused: { address: string; why: string }[] = [];
    const locking: { address: string; wanted: Parameters<typeof tryChange>[0] }[] = [];
    const refuse = (address: string, why: string) => refused.push({ address, why });
    await work(async () => {
      for (const { startIpAddress, endIpAddress, ...rest } of sent) {
        const address = { startIpAddress, endIpAddress };
        const wanted = type === 'post' ? { type, ...address, ...rest } : { type, ...address };
        try {
          if ((await tryChange(wanted)) === 'locksOut') locking.push({ address: startIpAddress, wanted });
        } catch (thrown) {
          refuse(startIpAddress, errorMessage(thrown));
        }
      }
      try {
        const changes = locking.map(({ wanted }) => wanted);
        if (locking.length > 0 && (await changeConfirmed(changes)) === 'locksOut') {
          for (const { address } of locking) refuse(address, message('ip_policy_locks_out'));
        }
      } catch (thrown) {
        for (const { address } of locking) refuse(address, errorMessage(thrown));
      }
      await refresh();
      onRefreshed();
    });
    return { done: sent.length - refused.length, refused };
  };
  return { isBusy, each };
}

/** The actions on the list: one call per entry, then the list is reloaded (C-IPBLOCK-13 to C-IPBLOCK-26). */
export function useIpList(entries: readonly IpEntry[]) {
  const text = useText('policies');
  const message = useMessage();
  const toast = useToast();
  const dialogs = useDialogs();
  const { save, ...changes } = useBlockingChange();
  const refresh = useRefreshBlocking();
  const [selected, setSelected] = useState(NONE);
  const { isBusy, each } = useEntryChanges(changes, () => setSelected(NONE));

  const remove = async (chosen: readonly IpEntry[]) => {
    const { done, refused } = await each(chosen.map(ipEntryTexts), 'delete');
    if (done > 0) toast.show({ tone: 'success', text: text('deleted', { count: done }) });
    const [first] = refused;
    if (first) toast.show({ tone: 'error', text: first.why });
  };

  return {
    selected,
    setSelected,
    busy: isBusy,
    add: async (entry: NewIpEntry): Promise<string | null> => {
      const outcome = await save({ type: 'post', ...entry });
      if (outcome.kind === 'refused') return outcome.error;
      await refresh();
      toast.show({ tone: 'success', text: text('added') });
      return null;
    },
    addSheet: async (rows: readonly NewIpEntry[]): Promise<void> => {
      const { done, refused } = await each(rows, 'post');
      if (done > 0) toast.show({ tone: 'success', text: text('sheetAdded', { count: done }) });
      if (refused.length === 0) return;
      await dialogs.list({
        title: text('sheetRefused', { total: rows.length, failed: refused.length }),
        lines: refused.map((one) => text('sheetRefusedLine', one)),
      });
    },
    deleteSelected: async (): Promise<void> => {
      const chosen = entries.filter((entry) => selected.has(ipEntryKey(entry)));
      if (chosen.length === 0) {
        toast.show({ tone: 'warn', text: message('no-selects') });
        return;
      }
      const agreed = await dialogs.confirm({
        title: text('deleteSelectedQuestion', { count: chosen.length }),
        confirmLabel: text('delete'),
        tone: 'destructive',
      });
      if (agreed) await remove(chosen);
    },
    deleteAll: async (): Promise<void> => {
      const agreed = await dialogs.confirm({
        title: text('deleteAllQuestion'),
        body: text('deleteAllBody', { count: entries.length }),
        confirmLabel: text('deleteAll'),
        tone: 'destructive',
      });
      if (agreed) await remove(entries);
    },
  };
}
