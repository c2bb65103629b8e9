import type { Profile, SavedView } from '@remote-console/api-client';
import { useSavedViewChanges } from '@remote-console/api-client/react';
import { viewToSave } from '@remote-console/domain';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useGroupNames } from '../groups/index.ts';
import { useText } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';
import { usePerson } from '../contexts/index.ts';
import { SavedViewDialog, type ViewDecision } from './SavedViewDialog.tsx';
import type { OpenedList } from './viewPlace.ts';

/** The subject of the dialog: a new view, or one to change. */
type Asked = { readonly round: number; readonly open: boolean; readonly view: SavedView | null };

/**
 * Saving, changing and removing views of the current list, with their dialogs.
 *
 * @param person The signed-in person; the provider's by default.
 */
export function useSavedViewActs(current: OpenedList, person?: Profile | null) {
  const text = useText('savedViews');
  const session = usePerson(person);
  const action = useAction<number>();
  const { confirm } = useDialogs();
  const { create, change, remove } = useSavedViewChanges();
  const { groups, pathOf, labelOf } = useGroupNames();
  const [asked, setAsked] = useState<Asked>({ round: 0, open: false, view: null });
  const ask = (view: SavedView | null) => setAsked(({ round }) => ({ round: round + 1, open: true, view }));
  const choices = groups
    .filter(({ hasPermission }) => hasPermission !== false)
    .map(({ id }) => ({
      id,
      path: pathOf(id).map(labelOf).join(' / '),
    }))
    .filter(({ path }) => path !== '');

  const save = ({ name, sharing, groupId, replaces }: ViewDecision): Promise<SaveOutcome> => {
    const decided = { name, sharing, ...(groupId === null ? {} : { sharedGroupId: groupId }) };
    const list = viewToSave(current.groupId, current.view, current.columns);
    const { view } = asked;
    return action.save<unknown>(
      () =>
        view === null ? create({ ...decided, ...list }) : change(view.id, { ...decided, ...(replaces ? list : {}) }),
      { done: text('saved', { name }) },
    );
  };
  const forget = async ({ id, name, sharing }: SavedView) => {
    const isSure = await confirm({
      title: text('removeTitle', { name }),
      ...(sharing === 'private' ? {} : { body: text('removeShared') }),
      confirmLabel: text('removeConfirm'),
      tone: 'destructive',
    });
    if (isSure) await action.run(() => remove(id), { of: id });
  };
  return {
    askToSave: () => ask(null),
    askToChange: ask,
    forget,
    dialog: asked.round > 0 && (
      <SavedViewDialog
        key={asked.round}
        open={asked.open}
        view={asked.view}
        session={session ?? {}}
        groups={choices}
        onSave={save}
        onClose={() => setAsked((before) => ({ ...before, open: false }))}
      />
    ),
  };
}
