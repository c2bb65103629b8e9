import type { ViewerObstacle } from '@remote-console/domain';
import { useCallback } from 'react';
import { useMessage, useText, type TextKey } from '../i18n/index.ts';
import type { DrawnAction } from './actions.ts';
import styles from './stuckButton.module.css';

const OBSTACLES = {
  other_system: 'viewerOtherSystem',
  not_offered: 'viewerNotOffered',
  app_needed: 'viewerAppNeeded',
} as const satisfies Record<ViewerObstacle, TextKey<'devices'>>;

/** Whether an action gets somewhere when it is chosen, if that is known: only then may it be a filled button. */
export const leadsSomewhere = ({ refusal, obstacle }: DrawnAction): boolean => refusal === null && obstacle === null;

/** The class of a button by where its action leads: one that has no effect is dimmed. */
export const reachClass = (drawn: DrawnAction): string => (leadsSomewhere(drawn) ? '' : styles.stuck);

/** Why an action will not get anywhere, and who can change that, before it is chosen; `null` where nothing is known. */
export function useActionHint(): (drawn: DrawnAction) => string | null {
  const text = useText('devices');
  const message = useMessage();
  return useCallback(
    ({ refusal, obstacle }: DrawnAction) => {
      if (refusal !== null) return message(refusal.because);
      return obstacle === null ? null : text(OBSTACLES[obstacle]);
    },
    [message, text],
  );
}
