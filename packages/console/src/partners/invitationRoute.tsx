import { useLanguage, useText } from '@remote-console/ui';
import { InvitationWidget, type OpenedInvitation } from '@remote-console/ui/partners';
import { useState } from 'react';
import { AccountPage, BackLink, PageNote } from '../accounts/index.ts';
import { hrefOf } from '../routing/index.ts';
import { useServices } from '../services/index.ts';
import { beginSession } from '../session/index.ts';

/** Redeems an invitation code. Its session makes the guards redirect to the invitation's devices (A-INVITE-03). */
export function InvitationRoute() {
  const text = useText('partners');
  const language = useLanguage();
  const { sessions } = useServices();
  const [note, setNote] = useState<string | null>(null);

  const begin = async ({ token, answer: { profile } }: OpenedInvitation) => {
    const { userAgent } = navigator;
    const hasBegun = await beginSession({ token, profile, language, userAgent, sessions });
    if (!hasBegun) setNote('data_load_failed');
  };
  return (
    <AccountPage title={text('invitationTitle')}>
      <PageNote note={note} />
      <InvitationWidget onOpened={begin} />
      <BackLink href={hrefOf('welcome', { lang: language })} label={text('backToWelcome')} />
    </AccountPage>
  );
}
