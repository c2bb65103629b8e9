import type { Rollout } from '@remote-console/api-client';
import { useRolloutWrites } from '@remote-console/api-client/react';
import type { RolloutAct } from '@remote-console/domain';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';

/** Starts a rollout, and does what is decided about one, some of it after a question. A hook. */
export function useRolloutActs() {
  const text = useText('downloads');
  const { confirm } = useDialogs();
  const { start, change } = useRolloutWrites();
  const { subject: busy, run, save } = useAction<RolloutAct | 'start'>();

  return {
    /** What is being done just now. */
    busy,
    /** Starts one for a group, or for all devices; answers the words of a refusal, or null when it has begun. */
    onStart: async (version: string, { groupId }: { readonly groupId: number | null }): Promise<string | null> => {
      const outcome = await save(() => start(groupId), { of: 'start', done: text('rolloutStarted', { version }) });
      return outcome.kind === 'refused' ? outcome.error : null;
    },
    /** Does what is decided about one; a failure is shown as a toast. */
    onAct: async ({ id, version }: Rollout, act: RolloutAct): Promise<void> => {
      const agreed =
        act !== 'stop' ||
        (await confirm({
          title: text('rolloutStopQuestion', { version }),
          body: text('rolloutStopBody'),
          confirmLabel: text('rolloutStop'),
          tone: 'destructive',
        }));
      if (agreed) await run(() => change(id, act), { of: act });
    },
  };
}
