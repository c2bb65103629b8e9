import Divider from '@mui/material/Divider';
import { answerOf, failureOf } from '@remote-console/api-client';
import { useApi } from '@remote-console/api-client/react';
import { checkFindIdEmail } from '@remote-console/domain';
import { useLanguage, useMessage, useText } from '../../i18n/index.ts';
import { Stack } from '../../primitives/index.ts';
import { RecoveryForm, type RecoveryAnswer } from './RecoveryForm.tsx';

/** Requires an ID; its format is checked by the server (A-FORGOT-03). */
const checkResetId = (id: string) => (id.trim() === '' ? 'invalid_id' : null);

/** Finds a forgotten ID by email, and sends the email that resets a password (A-FORGOT-01, A-FORGOT-02). */
export function RecoveryWidget() {
  const { client } = useApi();
  const text = useText('accountPages');
  const message = useMessage();
  const language = useLanguage();

  const refused = (thrown: unknown): RecoveryAnswer => {
    const failure = failureOf(thrown);
    return { kind: 'refused', words: message(failure.kind === 'unreachable' ? 'server_unreachable' : failure.error) };
  };
  const findId = async (email: string): Promise<RecoveryAnswer> => {
    try {
      const { objects } = await answerOf(client.POST('/findID', { body: { language, email } }));
      return objects.result === 'Success'
        ? { kind: 'done', words: message('your_email_is', { email: objects.email }) }
        : { kind: 'refused', words: message('no_account_with_email') };
    } catch (thrown) {
      return refused(thrown);
    }
  };
  const sendMail = async (key: string): Promise<RecoveryAnswer> => {
    try {
      const body = { type: 'send' as const, key, language };
      const { objects } = await answerOf(client.POST('/resetPW', { body }));
      return objects.result === 'Success'
        ? { kind: 'done', words: message('password_modify_mail_sent') }
        : { kind: 'refused', words: message('email_send_fail') };
    } catch (thrown) {
      return refused(thrown);
    }
  };

  return (
    <Stack gap="xl">
      <RecoveryForm
        title={text('findIdTitle')}
        hint={text('findIdHint')}
        label={text('email')}
        submitLabel={text('findId')}
        type="email"
        inputMode="email"
        autoComplete="email"
        check={checkFindIdEmail}
        onSubmit={findId}
      />
      <Divider />
      <RecoveryForm
        title={text('resetTitle')}
        hint={text('resetHint')}
        label={text('id')}
        submitLabel={text('sendResetMail')}
        autoComplete="username"
        check={checkResetId}
        onSubmit={sendMail}
      />
    </Stack>
  );
}
