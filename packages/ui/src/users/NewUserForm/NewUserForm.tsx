import {
  checkNewUserForm,
  newUserFaults,
  type NewUserForm as NewUserValues,
  type PasswordLevel,
} from '@remote-console/domain';
import type { FormEvent, ReactNode } from 'react';
import { DraftNote, type Draft } from '../../drafts/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, FormError, FormSection, useFormError, useSendOnce, Form } from '../../primitives/index.ts';
import { ApproverFields } from './ApproverFields.tsx';
import { NewUserFields } from './NewUserFields.tsx';
import styles from './NewUserForm.module.css';

/** An error, and the field it is about; `null` for the whole form. */
export interface NewUserFailure {
  readonly field: keyof NewUserValues | null;
  /** The error, as text. */
  readonly words: string;
}

export interface NewUserFormProps {
  /** The strictness of the company's password rules. */
  readonly level: PasswordLevel;
  /** Whether the approval settings are shown (C-ADDUSER-16). */
  readonly approval: boolean;
  /** What the server said about the current ID; `null` until it was asked. */
  readonly idAvailable: boolean | null;
  /** Looks up the ID; resolves to the result. */
  readonly onCheckId: (id: string) => Promise<boolean | null>;
  /** The ID was changed: the previous result is no longer valid. */
  readonly onIdChange: () => void;
  /** Opens the list of managers; the chosen one comes back in `draft`. */
  readonly onPickApprover: () => void;
  /** Looks up an approver by ID or name. */
  readonly onFindApprover: (name: string) => void;
  /** The entries. */
  readonly draft: Draft<NewUserValues>;
  readonly busy: boolean;
  /** Why the server refused the form. A new object shows it again; the entries stay. */
  readonly failure: NewUserFailure | null;
  readonly onSubmit: (form: NewUserValues) => void;
  /** Returns to the list. */
  readonly cancel: ReactNode;
}

/** The form for a new user (C-ADDUSER-01). */
export function NewUserForm(props: NewUserFormProps) {
  const { level, approval, idAvailable, onCheckId, onIdChange, draft, busy, failure, onSubmit, cancel } = props;
  const text = useText('users');
  const message = useMessage();
  const { values } = draft;
  const { form, shown, faults, show, clear } = useFormError(failure);

  // Not reported as a form error: an error takes the focus, and the person may already be typing the password.
  const taken = idAvailable === false ? message('id_exist') : undefined;
  const errorAt = (field: keyof NewUserValues) => {
    const fault = faults.find((found) => found.field === field);
    if (fault) return fault.words;
    return field === 'loginId' ? taken : undefined;
  };
  const send = async () => {
    const isFormed = checkNewUserForm(values, { idAvailable: null, level })?.message !== 'invalid_id';
    const known = idAvailable ?? (isFormed ? await onCheckId(values.loginId.trim()) : null);
    const wrong = newUserFaults(values, { idAvailable: known, level });
    if (wrong.length > 0) return show(...wrong.map(({ field, message: key }) => ({ field, words: message(key) })));
    clear();
    return onSubmit(values);
  };
  const { sending, sendOnce } = useSendOnce(send);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void sendOnce();
  };
  const change = (part: Partial<NewUserValues>) => {
    draft.change({ ...values, ...part });
    clear(Object.keys(part));
    if (part.loginId !== undefined) onIdChange();
  };

  return (
    <Form ref={form} onSubmit={submit} className={styles.form}>
      <DraftNote draft={draft} hasPasswords />
      <FormSection
        title={text('newUser')}
        description={text('newUserHint')}
        actions={
          <>
            {cancel}
            <Button type="submit" variant="contained" loading={busy || sending}>
              {text('createUser')}
            </Button>
          </>
        }
      >
        <NewUserFields
          values={values}
          level={level}
          idAvailable={idAvailable}
          errorAt={errorAt}
          onChange={change}
          onLeaveId={() => {
            const id = values.loginId.trim();
            const isFormed = checkNewUserForm(values, { idAvailable: null, level })?.message !== 'invalid_id';
            if (id !== '' && isFormed) void onCheckId(id);
          }}
        />
        {approval && (
          <ApproverFields
            values={values}
            error={errorAt('approverId')}
            onChange={change}
            onPick={props.onPickApprover}
            onFind={props.onFindApprover}
            onClear={() => change({ approver: '', approverId: null })}
          />
        )}
        {shown?.field === null && <FormError>{shown.words}</FormError>}
      </FormSection>
    </Form>
  );
}
