import type { RunningSession } from '@remote-console/api-client';
import { useEndRunningSession } from '@remote-console/api-client/react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';

/** Asks for confirmation, and ends a session. A hook. */
export function useSessionEnd() {
  const text = useText('remote');
  const { confirm } = useDialogs();
  const endSession = useEndRunningSession();
  const { subject: ending, run } = useAction<number>();
  const onEnd = async (session: RunningSession) => {
    const { own, person, deviceName: device } = session;
    const agreed = await confirm({
      title: own ? text('endOwnTitle', { device }) : text('endOtherTitle', { person: person.name, device }),
      body: text(own ? 'endOwnNote' : 'endOtherNote'),
      confirmLabel: text('endSession'),
      tone: 'destructive',
    });
    if (agreed) await run(() => endSession(session), { of: session.id, done: text('sessionEnded') });
  };
  return { ending, onEnd };
}
