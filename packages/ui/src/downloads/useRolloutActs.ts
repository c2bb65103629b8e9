import type { Rollout } from '@remote-console/api-client';
import { useRolloutWrites } from '@remote-console/api-client/react';
import type { RolloutAct } from '@remote-console/domain';
import { useState } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useFailureWords, useText } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';

/** Starts a rollout, and does what is decided about one, some of it after a question. A hook. */
export function useRolloutActs() {
  const text = useText('downloads');
  const failureWords = useFailureWords();
  const toast = useToast();
  const { confirm } = useDialogs();
  const { start, change } = useRolloutWrites();
  const [busy, setBusy] = useState<RolloutAct | 'start' | null>(null);

  /** The words of a failure, or null when it went well. */
  const attempt = async (what: RolloutAct | 'start', write: () => Promise<Rollout>): Promise<string | null> => {
    setBusy(what);
    try {
      await write();
      return null;
    } catch (thrown) {
      return failureWords(thrown);
    } finally {
      setBusy(null);
    }
  };

  return {
    /** What is being done just now. */
    busy,
    /** Starts one for a group, or for all devices; answers the words of a refusal, or null when it has begun. */
    onStart: async (version: string, { groupPk }: { readonly groupPk: number | null }): Promise<string | null> => {
      const refusal = await attempt('start', () => start(groupPk));
      if (refusal === null) toast.show({ tone: 'success', text: text('rolloutStarted', { version }) });
      return refusal;
    },
    /** Does what is decided about one; a failure is shown as a toast. */
    onAct: async ({ pk, version }: Rollout, act: RolloutAct): Promise<void> => {
      const agreed =
        act !== 'stop' ||
        (await confirm({
          title: text('rolloutStopQuestion', { version }),
          body: text('rolloutStopBody'),
          confirmLabel: text('rolloutStop'),
          tone: 'destructive',
        }));
      const failure = agreed ? await attempt(act, () => change(pk, act)) : null;
      if (failure !== null) toast.show({ tone: 'error', text: failure });
    },
  };
}
