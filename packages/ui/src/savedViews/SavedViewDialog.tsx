import type { SavedView } from '@remote-console/api-client';
import {
  checkViewName,
  VIEW_NAME_LIMIT,
  VIEW_SHARINGS,
  viewSharingsOf,
  type RoleSession,
  type ViewSharing,
} from '@remote-console/domain';
import { useRef, useState } from 'react';
import { FormDialog } from '../dialogs/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import { CheckField, SelectField, TextField, type SaveOutcome } from '../primitives/index.ts';

/** The person's choices for a view. */
export interface ViewDecision {
  readonly name: string;
  readonly sharing: ViewSharing;
  /** The group that it is shared with; `null` unless shared with one. */
  readonly groupId: number | null;
  /** Whether the current list replaces what was saved. */
  readonly replaces: boolean;
}

export interface SavedViewDialogProps {
  readonly open: boolean;
  /** The view to change; `null` for a new one. */
  readonly view: SavedView | null;
  readonly session: RoleSession;
  /** The groups that it can be shared with, by path. */
  readonly groups: readonly { readonly id: number; readonly path: string }[];
  /** Saves it; resolves to the text of a refusal, and the entries stay. */
  readonly onSave: (decision: ViewDecision) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

/** With whom a view is shared now: with nobody if its group was deleted. */
const sharingOf = (view: SavedView | null): ViewSharing =>
  view === null || (view.sharing === 'group' && view.sharedGroupId === null) ? 'private' : view.sharing;

/** Asks for the name of a view and with whom to share it. */
export function SavedViewDialog({ open, view, session, groups, onSave, onClose }: SavedViewDialogProps) {
  const text = useText('savedViews');
  const message = useMessage();
  const field = useRef<HTMLInputElement | null>(null);
  const [name, setName] = useState(view?.name ?? '');
  const [sharing, setSharing] = useState<ViewSharing>(sharingOf(view));
  const [chosenId, setChosenId] = useState(view?.sharedGroupId ?? null);
  const [replaces, setReplaces] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const sharings = VIEW_SHARINGS.filter(
    (each) =>
      each === sharingOf(view) || (viewSharingsOf(session).includes(each) && (each !== 'group' || groups.length > 0)),
  );

  // The groups may be loaded after the dialog opens.
  const groupPk = chosenId ?? groups[0]?.id ?? null;

  const refuse = (words: string) => {
    setError(words);
    field.current?.focus();
  };
  const save = () => {
    const fault = checkViewName(name);
    if (fault !== null) {
      refuse(message(fault));
      return null;
    }
    return onSave({
      name: name.trim(),
      sharing,
      groupId: sharing === 'group' ? groupPk : null,
      replaces: view === null || replaces,
    });
  };

  return (
    <FormDialog
      open={open}
      title={view === null ? text('saveTitle') : text('editTitle', { name: view.name })}
      label={text('saveConfirm')}
      intro={view === null && text('saveBody')}
      startRef={field}
      onSave={save}
      onRefused={({ error: words }) => refuse(words)}
      onClose={onClose}
    >
      <TextField
        label={text('name')}
        value={name}
        error={error}
        limit={VIEW_NAME_LIMIT}
        inputRef={field}
        autoComplete="off"
        onChange={({ value }) => {
          setName(value);
          setError(undefined);
        }}
      />
      {sharings.length > 1 && (
        <SelectField
          label={text('sharing')}
          value={sharing}
          options={sharings.map((value) => ({ value, label: text(`sharing_${value}`) }))}
          hint={sharing === 'private' ? undefined : text('sharingHint')}
          onChange={({ value }) => setSharing(value)}
        />
      )}
      {sharing === 'group' && (
        <SelectField
          label={text('group')}
          value={groupPk === null ? '' : String(groupPk)}
          options={groups.map(({ id, path }) => ({ value: String(id), label: path }))}
          onChange={({ value }) => setChosenId(Number(value))}
        />
      )}
      {view !== null && (
        <CheckField label={text('replace')} checked={replaces} onChange={({ checked }) => setReplaces(checked)} />
      )}
    </FormDialog>
  );
}
