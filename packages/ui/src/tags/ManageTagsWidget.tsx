import type { Profile } from '@remote-console/api-client';
import { useTags } from '@remote-console/api-client/react';
import { isAdmin } from '@remote-console/domain';
import { useErrorMessage } from '../i18n/index.ts';
import { usePerson } from '../contexts/index.ts';
import { ManageTagsDialog } from './ManageTagsDialog/ManageTagsDialog.tsx';
import { useTagEdits } from './useTagEdits.ts';

export interface ManageTagsWidgetProps {
  /** Whether the dialog is visible. */
  readonly open: boolean;
  /** The dialog was closed. */
  readonly onClose: () => void;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null | undefined;
}

/** The tags of the company, created, changed and deleted in a dialog. For people who may manage tags. */
export function ManageTagsWidget({ open, onClose, session }: ManageTagsWidgetProps) {
  const person = usePerson(session);
  const errorMessage = useErrorMessage();
  const { data, error } = useTags(open);
  const { create, change, remove } = useTagEdits();
  return (
    <ManageTagsDialog
      open={open}
      tags={data?.objects ?? null}
      failure={error === undefined || data ? undefined : errorMessage(error)}
      hasUnseenDevices={!isAdmin(person ?? {})}
      onCreate={create}
      onChange={change}
      onDelete={remove}
      onClose={onClose}
    />
  );
}
