import { answerOf, failureOf } from '@remote-console/api-client';
import { useApi } from '@remote-console/api-client/react';
import type { SignUpForm as SignUpValues } from '@remote-console/domain';
import { useRef, useState } from 'react';
import { useDialogs } from '../../dialogs/index.ts';
import { useDropDraft } from '../../drafts/index.ts';
import { useText } from '../../i18n/index.ts';
import { SIGN_UP_DRAFT } from './signUpDraft.ts';
import type { SignUpFieldName } from './SignUpFields.tsx';
import { SignUpForm, type SignUpFailure } from './SignUpForm.tsx';

export interface SignUpWidgetProps {
  /** The account exists and the person has confirmed the message: the application opens the login (A-JOIN-36). */
  readonly onSignedUp: () => void;
}

const FIELDS: readonly SignUpFieldName[] = [
  'loginId',
  'password',
  'passwordConfirmation',
  'mail',
  'name',
  'phone',
  'companyName',
  'companyWebsite',
  'subscription',
];

function failureOfCall(thrown: unknown): SignUpFailure {
  const failure = failureOf(thrown);
  if (failure.kind === 'unreachable') return { field: null, message: 'server_unreachable' };
  return { field: FIELDS.find((field) => field === failure.field) ?? null, message: failure.error };
}

/** The sign-up: looks up the ID while the form is filled in, submits it once, and says that an email has been sent. */
export function SignUpWidget({ onSignedUp }: SignUpWidgetProps) {
  const { client } = useApi();
  const dialogs = useDialogs();
  const text = useText('accountPages');
  const [idAvailable, setIdAvailable] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignUpFailure | null>(null);
  const question = useRef(0);
  const dropDraft = useDropDraft(SIGN_UP_DRAFT);

  const checkId = async (id: string): Promise<boolean | null> => {
    question.current += 1;
    const asked = question.current;
    try {
      const query = { timestamp: String(Date.now()), type: 'mail' as const, value: id };
      const { objects } = await answerOf(client.GET('/check', { params: { query } }));
      // An answer about an earlier ID says nothing about the new one.
      if (asked !== question.current) return null;
      setIdAvailable(objects.available);
      return objects.available;
    } catch {
      // The server checks again when the form is submitted, and reports what is wrong.
      return null;
    }
  };
  const submit = async (form: SignUpValues) => {
    setBusy(true);
    setFailure(null);
    try {
      await answerOf(client.POST('/managers', { body: form }));
    } catch (thrown) {
      setFailure(failureOfCall(thrown));
      return;
    } finally {
      setBusy(false);
    }
    dropDraft();
    await dialogs.message({ title: text('signedUpTitle'), body: text('signedUpBody', { email: form.mail.trim() }) });
    onSignedUp();
  };

  return (
    <SignUpForm
      idAvailable={idAvailable}
      busy={busy}
      failure={failure}
      onCheckId={checkId}
      onIdChange={() => {
        question.current += 1;
        setIdAvailable(null);
      }}
      onSubmit={(form) => void submit(form)}
    />
  );
}
