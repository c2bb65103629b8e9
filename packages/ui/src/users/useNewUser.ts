import { useCreateUser } from '@remote-console/api-client/react';
import { EMPTY_NEW_USER_FORM, newUserCall, type NewUserForm as NewUserValues } from '@remote-console/domain';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useMessage } from '../i18n/index.ts';
import { useSession } from '../contexts/index.ts';
import type { NewUserFailure } from './NewUserForm/NewUserForm.tsx';
import type { NewUserWidgetProps } from './NewUserWidget.tsx';

interface NewUserCreation {
  readonly isBusy: boolean;
  /** Why the server refused the form; `null` if it did not. */
  readonly failure: NewUserFailure | null;
  readonly submit: (form: NewUserValues) => Promise<void>;
}

const isField = (name: string | undefined): name is keyof NewUserValues =>
  name !== undefined && Object.keys(EMPTY_NEW_USER_FORM).includes(name);

/** Submits the form for a new user. */
export function useNewUser(onCreated: NewUserWidgetProps['onCreated']): NewUserCreation {
  const message = useMessage();
  const viewer = useSession();
  const create = useCreateUser();
  const { isBusy, save } = useAction();
  const [failure, setFailure] = useState<NewUserFailure | null>(null);
  const submit = async (form: NewUserValues) => {
    if (!viewer) return;
    setFailure(null);
    const call = newUserCall(form, viewer.id);
    const outcome = await save(() => create(call), { done: message('created_user') });
    if (outcome.kind === 'saved') onCreated({ userId: outcome.value, name: call.name });
    else setFailure({ field: isField(outcome.field) ? outcome.field : null, words: outcome.error });
  };
  return { isBusy, failure, submit };
}
