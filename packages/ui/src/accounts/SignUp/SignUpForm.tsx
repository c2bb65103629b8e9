import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  checkSignUp,
  emptySignUpForm,
  signUpFaults,
  type SignUpFault,
  type SignUpForm as SignUpValues,
} from '@remote-console/domain';
import { useState, type FormEvent } from 'react';
import { DraftNote, useDraft } from '../../drafts/index.ts';
import { useLanguage, useMessage, useText } from '../../i18n/index.ts';
import { Button, FieldGroup, Form, FormError, useFormError, useSendOnce } from '../../primitives/index.ts';
import { Agreements, type Agreed } from './Agreements.tsx';
import { SIGN_UP_DRAFT } from './signUpDraft.ts';
import { SignUpFields, type SignUpFieldName } from './SignUpFields.tsx';
import styles from './SignUpForm.module.css';

/** An error, and the field it is about; `null` for the whole form. */
export interface SignUpFailure {
  readonly field: SignUpFieldName | null;
  /** Message key. */
  readonly message: string;
}

export interface SignUpFormProps {
  /** What the server said about the current ID; `null` until it was asked. */
  readonly idAvailable: boolean | null;
  /** The person left the ID field, or submits the form: look up the ID. Returns the result. */
  readonly onCheckId: (id: string) => Promise<boolean | null>;
  /** The ID was changed: the previous result is no longer valid. */
  readonly onIdChange: () => void;
  /** Whether the form is being submitted: a second click sends nothing (A-JOIN-29). */
  readonly busy?: boolean;
  /** Why the server refused the form. A new object shows it again; the entries stay (A-JOIN-37). */
  readonly failure?: SignUpFailure | null;
  readonly onSubmit: (form: SignUpValues) => void;
}

/** The field of each check. */
const FIELD_OF: Readonly<Record<SignUpFault, SignUpFieldName>> = {
  invalid_id: 'loginId',
  id_exist: 'loginId',
  password_requirement: 'password',
  password_confirm: 'passwordConfirmation',
  'email-invalid': 'mail',
  name_requirement: 'name',
  company_name_requirement: 'companyName',
};

/** A new password may match the confirmation, so the error of that field is removed as well. */
const changedFields = (change: Partial<SignUpValues>): readonly string[] =>
  change.password === undefined ? Object.keys(change) : ['password', 'passwordConfirmation'];

/** The sign-up form: required and optional fields, what the account is for, and the agreements (A-JOIN-01). */
export function SignUpForm(props: SignUpFormProps) {
  const { idAvailable, onCheckId, onIdChange, busy = false, failure = null, onSubmit } = props;
  const text = useText('accountPages');
  const message = useMessage();
  const language = useLanguage();
  const draft = useDraft(SIGN_UP_DRAFT, () => ({ ...emptySignUpForm(language), use: 'PERSONAL' as const }));
  const { use, ...values } = draft.values;
  const [agreed, setAgreed] = useState<Agreed>({ terms: false, privacy: false });
  const { form, shown, faults, show, clear } = useFormError(failure);

  // Not reported as a form error: an error takes the focus, and the person may already be typing the password.
  const taken = idAvailable === false ? message('id_exist') : undefined;
  const errorAt = (field: SignUpFieldName) => {
    if (shown?.field === field) return message(shown.message);
    return field === 'loginId' ? taken : undefined;
  };
  const send = async () => {
    const known =
      idAvailable ??
      (checkSignUp(values, { use, idAvailable: null }) === 'invalid_id' ? null : await onCheckId(values.loginId));
    const wrong = signUpFaults(values, { use, idAvailable: known });
    if (wrong.length > 0) return show(...wrong.map((fault) => ({ field: FIELD_OF[fault], message: fault })));
    clear();
    onSubmit(use === 'PERSONAL' ? { ...values, companyName: '', companyWebsite: '' } : values);
  };
  const { sending, sendOnce } = useSendOnce(send);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && agreed.terms && agreed.privacy) void sendOnce();
  };

  return (
    <Form ref={form} onSubmit={submit} className={styles.form}>
      <DraftNote draft={draft} hasPasswords />
      <FieldGroup legend={text('useFor')}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={use}
          onChange={(_event, chosen: typeof use | null) => {
            if (chosen !== null) draft.change({ ...draft.values, use: chosen });
            clear(['companyName']);
          }}
        >
          <ToggleButton value="PERSONAL">{text('usePersonal')}</ToggleButton>
          <ToggleButton value="ENTERPRISE">{text('useEnterprise')}</ToggleButton>
        </ToggleButtonGroup>
      </FieldGroup>
      <SignUpFields
        values={values}
        use={use}
        idAvailable={idAvailable}
        errorAt={errorAt}
        isWrong={(field) => faults.some((fault) => fault.field === field)}
        onLeaveId={() => {
          if (values.loginId !== '' && checkSignUp(values, { use, idAvailable: null }) !== 'invalid_id')
            void onCheckId(values.loginId);
        }}
        onChange={(change) => {
          draft.change({ ...draft.values, ...change });
          clear(changedFields(change));
          if (change.loginId !== undefined) onIdChange();
        }}
      />
      <Agreements agreed={agreed} onChange={setAgreed} />
      {shown?.field === null && <FormError>{message(shown.message)}</FormError>}
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={busy || sending}
        disabled={!agreed.terms || !agreed.privacy}
      >
        {text('signUp')}
      </Button>
    </Form>
  );
}
