import { failureOf, type LoginResult } from '@remote-console/api-client';
import { useRedeemInvitation } from '@remote-console/api-client/react';
import { readLoginAnswer } from '@remote-console/domain';
import { useState } from 'react';
import { InvitationForm, type InvitationFailure } from './InvitationForm.tsx';

/** The session that a code opened. */
export interface OpenedInvitation {
  /** The session token. */
  readonly token: string;
  /** The server's answer, with the profile of the temporary account. */
  readonly answer: LoginResult;
}

export interface InvitationWidgetProps {
  /** The code was correct; the application stores the session. The form waits for a returned promise. */
  readonly onOpened: (opened: OpenedInvitation) => void | Promise<void>;
}

function failureOfCall(thrown: unknown): InvitationFailure {
  const failure = failureOf(thrown);
  if (failure.kind === 'unreachable') return { message: 'server_unreachable' };
  // What cannot be a code is refused before it is looked up.
  return { message: failure.error === 'invalid_data' ? 'invitation_code_invalid' : failure.error };
}

/** Opens the session of an invitation by its code (A-INVITE-03). */
export function InvitationWidget({ onOpened }: InvitationWidgetProps) {
  const redeem = useRedeemInvitation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<InvitationFailure | null>(null);

  const send = async (code: string) => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await redeem(code);
      const outcome = readLoginAnswer(answer, 'partners');
      if (outcome.kind === 'success') await onOpened({ token: outcome.token, answer: answer.objects });
      else setFailure({ message: 'invitation_code_invalid' });
    } catch (thrown) {
      setFailure(failureOfCall(thrown));
    } finally {
      setBusy(false);
    }
  };

  return <InvitationForm busy={busy} failure={failure} onSubmit={({ code }) => void send(code)} />;
}
