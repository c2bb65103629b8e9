import { answerOf } from '@remote-console/api-client';
import { useApi } from '@remote-console/api-client/react';
import { mailLinkResult, type MailLink, type MailLinkResult } from '@remote-console/domain';
import { useEffect, useRef, useState } from 'react';
import { VerificationState, type VerificationStateProps } from './VerificationState.tsx';

export interface VerificationWidgetProps {
  /** The parameters of the emailed link. */
  readonly link: MailLink;
  /** Where people continue after verifying the address. */
  readonly homeHref: string;
}

type Purpose = VerificationStateProps['purpose'];

/** The purpose of a link; without one it verifies the address of an account. */
function purposeOf({ type }: MailLink): Purpose {
  return type === 'unlock' || type === 'application' ? type : 'verification';
}

function follow(client: ReturnType<typeof useApi>['client'], purpose: Purpose, key: string) {
  switch (purpose) {
    case 'application':
      return answerOf(client.POST('/partners/confirmation', { body: { key } }));
    case 'unlock':
      return answerOf(client.POST('/auth', { body: { type: 'unlock', key } }));
    case 'verification':
      return answerOf(client.POST('/auth', { body: { type: 'auth', key } }));
  }
}

/** Follows an emailed link once, and shows the result (A-VERIFY-03). */
export function VerificationWidget({ link, homeHref }: VerificationWidgetProps) {
  const { client } = useApi();
  const [state, setState] = useState<MailLinkResult | 'pending'>('pending');
  const purpose = purposeOf(link);
  // The call uses up the key, so it must not run twice, regardless of renders.
  const called = useRef(false);

  useEffect(() => {
    if (called.current) return;
    called.current = true;
    follow(client, purpose, link.key).then(
      ({ objects }) => setState(mailLinkResult(objects.result)),
      () => setState('fail'),
    );
  }, [client, purpose, link.key]);

  return <VerificationState purpose={purpose} state={state} homeHref={homeHref} />;
}
