import type { PendingMail } from '@remote-console/api-client';
import { useMailOffice } from '@remote-console/api-client/react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';

/** Asks whether to retry or discard an email, and does it. A hook. */
export function useMailActs() {
  const text = useText('operator');
  const { confirm } = useDialogs();
  const { retry, discard } = useMailOffice();
  const { subject: busy, run } = useAction<number>();

  const onRetry = async (mail: PendingMail) => {
    const agreed = await confirm({
      title: text('retryQuestion', { recipient: mail.recipient }),
      body: text('retryBody'),
      confirmLabel: text('retryMail'),
    });
    if (agreed) await run(() => retry(mail.id), { of: mail.id, done: text('retried') });
  };
  const onDiscard = async (mail: PendingMail) => {
    const agreed = await confirm({
      title: text('discardQuestion', { recipient: mail.recipient }),
      body: text('discardBody'),
      confirmLabel: text('discardMail'),
      tone: 'destructive',
    });
    if (agreed) await run(() => discard(mail.id), { of: mail.id, done: text('discarded') });
  };
  return { busy, onRetry, onDiscard };
}
