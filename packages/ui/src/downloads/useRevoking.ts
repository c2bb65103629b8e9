import type { EnrolmentRecord } from '@remote-console/api-client';
import { useRevokeEnrolment } from '@remote-console/api-client/react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';
import { useEnrolmentName } from './EnrolmentTable/useEnrolmentName.ts';

/** A token that is to end. */
interface Revocation {
  readonly enrolment: Pick<EnrolmentRecord, 'id' | 'label'>;
  /** What it is called here, where that is not what the list of tokens calls it. */
  readonly name?: string;
}

/** Asks whether a token is really to be revoked, and revokes it. A hook. */
export function useRevoking() {
  const text = useText('downloads');
  const nameOf = useEnrolmentName();
  const { confirm } = useDialogs();
  const revoke = useRevokeEnrolment();
  const { subject: revoking, run } = useAction<number>();
  const onRevoke = async ({ enrolment, name = nameOf(enrolment) }: Revocation) => {
    const agreed = await confirm({
      title: text('tokenRevokeQuestion', { name }),
      body: text('tokenRevokeBody'),
      confirmLabel: text('tokenRevoke'),
      tone: 'destructive',
    });
    if (agreed) await run(() => revoke(enrolment.id), { of: enrolment.id, done: text('tokenRevoked', { name }) });
  };
  return { revoking, onRevoke };
}
