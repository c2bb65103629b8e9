import type { EnrolmentRecord } from '@remote-console/api-client';
import { useRevokeEnrolment } from '@remote-console/api-client/react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';
import { useEnrolmentName } from './EnrolmentTable/useEnrolmentName.ts';

/** A token to revoke. */
interface Revocation {
  readonly enrolment: Pick<EnrolmentRecord, 'id' | 'label'>;
  /** Its name here, if different from that in the list of tokens. */
  readonly name?: string;
}

/** Asks for confirmation, and revokes a token. A hook. */
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
