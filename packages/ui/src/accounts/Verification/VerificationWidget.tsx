import { answerOf } from '@remote-console/api-client';
import { useApi } from '@remote-console/api-client/react';
import { mailLinkResult, type MailLink, type MailLinkResult } from '@remote-console/domain';
import { useEffect, useRef, useState } from 'react';
import { VerificationState } from './VerificationState.tsx';

export interface VerificationWidgetProps {
  /** What the link of the mail carried. */
  readonly link: MailLink;
  /** Where whoever has verified the address goes on. */
  readonly homeHref: string;
}

/** Follows the link of a mail once, and shows what came of it (A-VERIFY-03). */
export function VerificationWidget({ link, homeHref }: VerificationWidgetProps) {
  const { client } = useApi();
  const [state, setState] = useState<MailLinkResult | 'pending'>('pending');
  const purpose = link.type === 'unlock' ? 'unlock' : 'verification';
  // The call uses the key up, so it must not run twice, whatever is drawn anew.
  const called = useRef(false);

  useEffect(() => {
    if (called.current) return;
    called.current = true;
    const body = { type: purpose === 'unlock' ? ('unlock' as const) : ('auth' as const), key: link.key };
    answerOf(client.POST('/auth', { body })).then(
      ({ objects }) => setState(mailLinkResult(objects.result)),
      () => setState('fail'),
    );
  }, [client, purpose, link.key]);

  return <VerificationState purpose={purpose} state={state} homeHref={homeHref} />;
}
