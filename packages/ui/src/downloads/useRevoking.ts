import type { EnrolmentRecord } from '@remote-console/api-client';
import { useRevokeEnrolment } from '@remote-console/api-client/react';
import { useState } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useFailureWords, useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';
import { useEnrolmentName } from './EnrolmentTable/EnrolmentTable.tsx';

/** A token that is to end. */
interface Revocation {
  readonly enrolment: Pick<EnrolmentRecord, 'pk' | 'label'>;
  /** What it is called here, where that is not what the list of tokens calls it. */
  readonly name?: string;
}

/** Asks whether a token is really to be revoked, and revokes it. A hook. */
export function useRevoking() {
  const text = useText('downloads');
  const failureWords = useFailureWords();
  const nameOf = useEnrolmentName();
  const toast = useToast();
  const { confirm } = useDialogs();
  const revoke = useRevokeEnrolment();
  const [revoking, setRevoking] = useState<number | null>(null);
  const onRevoke = async ({ enrolment, name = nameOf(enrolment) }: Revocation) => {
    const agreed = await confirm({
      title: text('tokenRevokeQuestion', { name }),
      body: text('tokenRevokeBody'),
      confirmLabel: text('tokenRevoke'),
      tone: 'destructive',
    });
    if (!agreed) return;
    setRevoking(enrolment.pk);
    try {
      await revoke(enrolment.pk);
      toast.show({ tone: 'success', text: text('tokenRevoked', { name }) });
    } catch (thrown) {
      toast.show({ tone: 'error', text: failureWords(thrown) });
    } finally {
      setRevoking(null);
    }
  };
  return { revoking, onRevoke };
}
