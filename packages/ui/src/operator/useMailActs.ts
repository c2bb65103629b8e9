import type { PendingMail } from '@remote-console/api-client';
import { useMailOffice } from '@remote-console/api-client/react';
import { useState } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useFailureWords, useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';

/** Asks whether a mail is to be tried again or given up, and does it. A hook. */
export function useMailActs() {
  const text = useText('operator');
  const failureWords = useFailureWords();
  const toast = useToast();
  const { confirm } = useDialogs();
  const { retry, discard } = useMailOffice();
  const [busy, setBusy] = useState<number | null>(null);

  const attempt = async (mail: PendingMail, act: (pk: number) => Promise<void>, done: string) => {
    setBusy(mail.pk);
    try {
      await act(mail.pk);
      toast.show({ tone: 'success', text: done });
    } catch (thrown) {
      toast.show({ tone: 'error', text: failureWords(thrown) });
    } finally {
      setBusy(null);
    }
  };

  const onRetry = async (mail: PendingMail) => {
    const agreed = await confirm({
      title: text('retryQuestion', { recipient: mail.recipient }),
      body: text('retryBody'),
      confirmLabel: text('retryMail'),
    });
    if (agreed) await attempt(mail, retry, text('retried'));
  };
  const onDiscard = async (mail: PendingMail) => {
    const agreed = await confirm({
      title: text('discardQuestion', { recipient: mail.recipient }),
      body: text('discardBody'),
      confirmLabel: text('discardMail'),
      tone: 'destructive',
    });
    if (agreed) await attempt(mail, discard, text('discarded'));
  };
  return { busy, onRetry, onDiscard };
}
