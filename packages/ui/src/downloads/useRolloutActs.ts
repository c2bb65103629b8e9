import type { Rollout } from '@remote-console/api-client';
import { useRolloutWrites } from '@remote-console/api-client/react';
import type { RolloutAct } from '@remote-console/domain';
import { useState } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useFailureWords, useText } from '../i18n/index.ts';
import { useToast } from '../provider/index.ts';

/** What a new rollout would do. */
interface Planned {
  readonly version: string;
  /** Devices with an older version. */
  readonly count: number;
}

/** Starts a rollout after a question, and does what is decided about one; a failure is shown as a toast. A hook. */
export function useRolloutActs() {
  const text = useText('downloads');
  const failureWords = useFailureWords();
  const toast = useToast();
  const { confirm } = useDialogs();
  const { start, change } = useRolloutWrites();
  const [busy, setBusy] = useState<RolloutAct | 'start' | null>(null);

  const attempt = async (what: RolloutAct | 'start', write: () => Promise<Rollout>): Promise<Rollout | null> => {
    setBusy(what);
    try {
      return await write();
    } catch (thrown) {
      toast.show({ tone: 'error', text: failureWords(thrown) });
      return null;
    } finally {
      setBusy(null);
    }
  };

  return {
    /** What is being done just now. */
    busy,
    onStart: async ({ version, count }: Planned): Promise<void> => {
      const agreed = await confirm({
        title: text('rolloutQuestion', { version }),
        body: text('rolloutBody', { count }),
        confirmLabel: text('rolloutConfirm'),
      });
      const started = agreed ? await attempt('start', start) : null;
      if (started) toast.show({ tone: 'success', text: text('rolloutStarted', { version: started.version }) });
    },
    onAct: async ({ pk, version }: Rollout, act: RolloutAct): Promise<void> => {
      const agreed =
        act !== 'stop' ||
        (await confirm({
          title: text('rolloutStopQuestion', { version }),
          body: text('rolloutStopBody'),
          confirmLabel: text('rolloutStop'),
          tone: 'destructive',
        }));
      if (agreed) await attempt(act, () => change(pk, act));
    },
  };
}
