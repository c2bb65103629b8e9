import { useDeviceSummary, useFindApprover, usePasswordLevel } from '@remote-console/api-client/react';
import { EMPTY_NEW_USER_FORM, seesApprovalSettings } from '@remote-console/domain';
import { useState } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useDraft } from '../drafts/index.ts';
import { useErrorMessage, useMessage, useText } from '../i18n/index.ts';
import { LinkButton, ListSkeleton, LoadFailed } from '../primitives/index.ts';
import { useSession, useToast } from '../contexts/index.ts';
import { UserListDialogWidget } from './UserListDialog/UserListDialogWidget.tsx';
import { NEW_USER_DRAFT } from './NewUserForm/newUserDraft.ts';
import { NewUserForm } from './NewUserForm/NewUserForm.tsx';
import { useIdLookUp } from './useIdLookUp.ts';
import { useNewUser } from './useNewUser.ts';

export interface NewUserWidgetProps {
  /** The page of the list of managers. */
  readonly listHref: string;
  /** The user was created: the application opens the list (C-ADDUSER-21), which links to the new permissions. */
  readonly onCreated: (created: { readonly userId: number | null; readonly name: string }) => void;
  /** The person has confirmed that the approver does not exist: the page starts over (C-ADDUSER-12, A-MANAGER-07). */
  readonly onApproverMissing: () => void;
}

/** Who decides on the requests of a person. */
interface Approver {
  readonly id: number;
  readonly name: string;
}

/** Looks up an approver by ID or name; shows a message if there is none. */
function useApproverSearch(onFound: (approver: Approver) => void, onMissing: () => void) {
  const message = useMessage();
  const errorMessage = useErrorMessage();
  const toast = useToast();
  const dialogs = useDialogs();
  const findApprover = useFindApprover();
  return async (name: string) => {
    try {
      const found = await findApprover(name);
      if (found) return onFound(found);
    } catch (thrown) {
      return toast.show({ tone: 'error', text: errorMessage(thrown) });
    }
    await dialogs.message({ title: message('search_manager_405') });
    return onMissing();
  };
}

/** The form for a new user: looks up the ID, finds an approver, submits once (C-ADDUSER-04 to C-ADDUSER-21). */
export function NewUserWidget({ listHref, onCreated, onApproverMissing }: NewUserWidgetProps) {
  const text = useText('users');
  const common = useText('common');
  const viewer = useSession();
  const summary = useDeviceSummary().data?.objects[0];
  const { data, error, mutate } = usePasswordLevel();
  const { isFree, lookUp, forget } = useIdLookUp();
  const draft = useDraft(NEW_USER_DRAFT, () => EMPTY_NEW_USER_FORM);
  const [isPicking, setPicking] = useState(false);
  const take = ({ id, name }: Approver) => draft.change((typed) => ({ ...typed, approver: name, approverId: id }));
  const find = useApproverSearch(take, onApproverMissing);
  const { isBusy, failure, submit } = useNewUser((created) => {
    draft.drop();
    onCreated(created);
  });
  const level = data?.objects[0]?.passwordLevel;

  if (level === undefined) return error ? <LoadFailed onRetry={() => void mutate()} /> : <ListSkeleton rows={8} />;
  return (
    <>
      <NewUserForm
        level={level}
        approval={viewer !== null && seesApprovalSettings(viewer, summary?.needsApproval === true)}
        idAvailable={isFree}
        onCheckId={lookUp}
        onIdChange={forget}
        draft={draft}
        onPickApprover={() => setPicking(true)}
        onFindApprover={(name) => void find(name)}
        busy={isBusy}
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
            take(manager);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
