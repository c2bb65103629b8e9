import { failureOf } from '@remote-console/api-client';
import { useBlockingPolicy, useChangeBlocking } from '@remote-console/api-client/react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';

type BlockingChange = Parameters<ReturnType<typeof useChangeBlocking>>[0];

/** The result of a change: done, or not made because it would lock out the person. */
export type BlockingOutcome = 'done' | 'locksOut';

/** Changes of the address policy. Only the server knows the person's address; it reports a lockout. */
export function useBlockingChange() {
  const text = useText('policies');
  const dialogs = useDialogs();
  const message = useMessage();
  const send = useChangeBlocking();
  const { save: attempt } = useAction();
  const address = useBlockingPolicy().data?.objects.callerAddress ?? '';

  /** Makes a change unless it locks out the person; throws `ApiFailure` for all other refusals. */
  const tryChange = async (change: BlockingChange): Promise<BlockingOutcome> => {
    try {
      await send(change);
      return 'done';
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failure.kind !== 'unreachable' && failure.error === 'ip_policy_locks_out') return 'locksOut';
      throw thrown;
    }
  };
  /** Makes changes that lock out the person, after they have typed the confirmation word; throws `ApiFailure`. */
  const changeConfirmed = async (changes: readonly BlockingChange[]): Promise<BlockingOutcome> => {
    const word = text('lockOutWord');
    const typed = await dialogs.input({
      title: text('lockOutQuestion'),
      body: text('lockOutBody', { address }),
      label: text('lockOutLabel', { word }),
      word,
      confirmLabel: text('lockOutConfirm'),
    });
    if (typed === null) return 'locksOut';
    for (const change of changes) await send({ ...change, confirmedLockOut: true });
    return 'done';
  };
  /** Makes a change; one that locks out the person only after the confirmation. */
  const change = async (wanted: BlockingChange): Promise<BlockingOutcome> =>
    (await tryChange(wanted)) === 'done' ? 'done' : changeConfirmed([wanted]);
  /** Makes a change for a form, which shows refusals. */
  const save = async (wanted: BlockingChange): Promise<SaveOutcome> => {
    const outcome = await attempt(() => change(wanted));
    if (outcome.kind === 'refused' || outcome.value === 'done') return outcome;
    return { kind: 'refused', error: message('ip_policy_locks_out') };
  };
  return { tryChange, changeConfirmed, save };
}
