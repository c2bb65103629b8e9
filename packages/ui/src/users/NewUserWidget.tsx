import { failureOf } from '@remote-console/api-client';
import {
  useCheckLoginId,
  useCreateUser,
  useDeviceSummary,
  useFindApprover,
  usePasswordLevel,
} from '@remote-console/api-client/react';
import {
  EMPTY_NEW_USER_FORM,
  newUserCall,
  seesApprovalSettings,
  type NewUserForm as NewUserValues,
} from '@remote-console/domain';
import { useRef, useState } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useDraft } from '../drafts/index.ts';
import { useFailureWords, useMessage, useText } from '../i18n/index.ts';
import { LinkButton, ListSkeleton, LoadFailed } from '../primitives/index.ts';
import { useSession, useToast } from '../contexts/index.ts';
import { UserListDialogWidget } from './UserListDialog/UserListDialogWidget.tsx';
import { NEW_USER_DRAFT } from './NewUserForm/newUserDraft.ts';
import { NewUserForm, type NewUserFailure } from './NewUserForm/NewUserForm.tsx';

export interface NewUserWidgetProps {
  /** Where the list of managers is. */
  readonly listHref: string;
  /** The user exists: the application leads to the list (C-ADDUSER-21), and from there to the permissions of the new user. */
  readonly onCreated: (created: { readonly userPk: number | null; readonly name: string }) => void;
  /** The person has read that there is no such approver: the page starts over (C-ADDUSER-12, A-MANAGER-07). */
  readonly onApproverMissing: () => void;
}

/** The form for a new user: looks the ID up, finds an approver, sends once (C-ADDUSER-04 to C-ADDUSER-21). */
export function NewUserWidget({ listHref, onCreated, onApproverMissing }: NewUserWidgetProps) {
  const text = useText('users');
  const common = useText('common');
  const message = useMessage();
  const failureWords = useFailureWords();
  const toast = useToast();
  const dialogs = useDialogs();
  const viewer = useSession();
  const summary = useDeviceSummary().data?.objects[0];
  const { data, error, mutate } = usePasswordLevel();
  const checkId = useCheckLoginId();
  const findApprover = useFindApprover();
  const create = useCreateUser();
  const [idAvailable, setIdAvailable] = useState<boolean | null>(null);
  const draft = useDraft(NEW_USER_DRAFT, () => EMPTY_NEW_USER_FORM);
  const [isPicking, setPicking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<NewUserFailure | null>(null);
  const question = useRef(0);
  const level = data?.objects[0]?.password_level;

  const lookUp = async (id: string): Promise<boolean | null> => {
    question.current += 1;
    const asked = question.current;
    try {
      const isFree = await checkId(id);
      // An answer to an ID that has changed since says nothing about the new one.
      if (asked !== question.current) return null;
      setIdAvailable(isFree);
      return isFree;
    } catch {
      // The server looks again when the form is sent, and says then what is wrong.
      return null;
    }
  };
  const find = async (name: string) => {
    try {
      const found = await findApprover(name);
      if (found) return draft.change((typed) => ({ ...typed, approver: found.name, approver_fk: found.pk }));
    } catch (thrown) {
      return toast.show({ tone: 'error', text: failureWords(thrown) });
    }
    await dialogs.message({ title: message('search_manager_405') });
    return onApproverMissing();
  };
  const submit = async (form: NewUserValues) => {
    if (!viewer) return;
    setBusy(true);
    setFailure(null);
    const call = newUserCall(form, viewer.pk);
    let userPk: number | null;
    try {
      userPk = await create(call);
    } catch (thrown) {
      const found = failureOf(thrown);
      const names = Object.keys(EMPTY_NEW_USER_FORM);
      const isField = (name: string | undefined): name is keyof NewUserValues =>
        name !== undefined && names.includes(name);
      const field = found.kind === 'refused' && isField(found.field) ? found.field : null;
      setFailure({ field, words: failureWords(thrown) });
      return;
    } finally {
      setBusy(false);
    }
    draft.drop();
    toast.show({ tone: 'success', text: message('created_user') });
    onCreated({ userPk, name: call.name });
  };

  if (level === undefined) return error ? <LoadFailed onRetry={() => void mutate()} /> : <ListSkeleton rows={8} />;
  return (
    <>
      <NewUserForm
        level={level}
        approval={viewer !== null && seesApprovalSettings(viewer, summary?.use_approval === 1)}
        idAvailable={idAvailable}
        onCheckId={lookUp}
        onIdChange={() => {
          question.current += 1;
          setIdAvailable(null);
        }}
        draft={draft}
        onPickApprover={() => setPicking(true)}
        onFindApprover={(name) => void find(name)}
        busy={busy}
        failure={failure}
        onSubmit={(form) => void submit(form)}
        cancel={
          <LinkButton variant="text" href={listHref}>
            {common('cancel')}
          </LinkButton>
        }
      />
      {isPicking && (
        <UserListDialogWidget
          open
          title={text('pickApproverNew')}
          context="approver"
          onChosen={({ manager }) => {
            draft.change((typed) => ({ ...typed, approver: manager.name, approver_fk: manager.pk }));
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
