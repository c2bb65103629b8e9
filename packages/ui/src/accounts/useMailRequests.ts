import { answerOf, failureOf } from '@remote-console/api-client';
import { useApi } from '@remote-console/api-client/react';
import { useDialogs } from '../dialogs/index.ts';
import { useLanguage, useMessage, useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';

/** An email that helps a person whose login was refused. */
export type MailRequest =
  | { readonly kind: 'resend'; readonly id: string; readonly email: string }
  | { readonly kind: 'unlock'; readonly id: string };

/** Offers the email that helps, requests it if the person agrees, and reports the result (A-LOGIN-31, A-LOGIN-33). */
export function useMailRequests(): (request: MailRequest) => Promise<void> {
  const { client } = useApi();
  const dialogs = useDialogs();
  const toasts = useToast();
  const text = useText('accounts');
  const message = useMessage();
  const language = useLanguage();

  const send = async (request: MailRequest): Promise<boolean> => {
    if (request.kind === 'unlock') {
      const body = { type: 'unlock' as const, key: request.id, language };
      return (await answerOf(client.POST('/resetPW', { body }))).objects.result === 'Success';
    }
    const body = { type: 'resend' as const, key: request.id, email: request.email };
    return (await answerOf(client.POST('/auth', { body }))).objects.result !== 'fail';
  };

  return async (request) => {
    const isUnlock = request.kind === 'unlock';
    const wanted = await dialogs.confirm({
      title: text(isUnlock ? 'unlockTitle' : 'resendTitle'),
      confirmLabel: text(isUnlock ? 'unlock' : 'resend'),
      body: isUnlock ? message('login_failure_limit') : `${message('not_email_auth')} (${request.email})`,
    });
    if (!wanted) return;
    try {
      const isSent = await send(request);
      toasts.show({ tone: isSent ? 'success' : 'error', text: message(isSent ? 'email_sent' : 'email_send_fail') });
    } catch (thrown) {
      const failure = failureOf(thrown);
      toasts.show({
        tone: 'error',
        text: message(failure.kind === 'unreachable' ? 'server_unreachable' : failure.error),
      });
    }
  };
}
