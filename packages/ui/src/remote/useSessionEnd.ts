import type { RunningSession } from '@remote-console/api-client';
import { useEndRunningSession } from '@remote-console/api-client/react';
import { useState } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useFailureWords, useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';

/** Asks whether a session is really to be ended, and ends it. A hook. */
export function useSessionEnd() {
  const text = useText('remote');
  const failureWords = useFailureWords();
  const toast = useToast();
  const { confirm } = useDialogs();
  const endSession = useEndRunningSession();
  const [ending, setEnding] = useState<number | null>(null);
  const onEnd = async (session: RunningSession) => {
    const { own, person, device_name: device } = session;
    const agreed = await confirm({
      title: own ? text('endOwnTitle', { device }) : text('endOtherTitle', { person: person.name, device }),
      body: text(own ? 'endOwnNote' : 'endOtherNote'),
      confirmLabel: text('endSession'),
      tone: 'destructive',
    });
    if (!agreed) return;
    setEnding(session.pk);
    try {
      await endSession(session);
      toast.show({ tone: 'success', text: text('sessionEnded') });
    } catch (thrown) {
      toast.show({ tone: 'error', text: failureWords(thrown) });
    } finally {
      setEnding(null);
    }
  };
  return { ending, onEnd };
}
