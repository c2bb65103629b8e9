import type { Rollout } from '@remote-console/api-client';
import { useRolloutWrites } from '@remote-console/api-client/react';
import type { RolloutAct } from '@remote-console/domain';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';

/** Starts a rollout, and performs its actions, some after a confirmation. A hook. */
export function useRolloutActs() {
  const text = useText('downloads');
  const { confirm } = useDialogs();
  const { start, change } = useRolloutWrites();
  const { subject: busy, run, save } = useAction<RolloutAct | 'start'>();

  return {
    /** The action in progress. */
    busy,
    /** Starts one for a group, or for all devices; resolves to the text of a refusal, or null once started. */
    onStart: async (version: string, { groupId }: { readonly groupId: number | null }): Promise<string | null> => {
      const outcome = await save(() => start(groupId), { of: 'start', done: text('rolloutStarted', { version }) });
      return outcome.kind === 'refused' ? outcome.error : null;
    },
    /** Performs an action; a failure is shown as a toast. */
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
