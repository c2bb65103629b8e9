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

/** Whether an action will work if chosen, if known: only then may it be a filled button. */
export const leadsSomewhere = ({ refusal, obstacle }: DrawnAction): boolean => refusal === null && obstacle === null;

/** The class of a button by the effect of its action: one without effect is dimmed. */
export const reachClass = (drawn: DrawnAction): string => (leadsSomewhere(drawn) ? '' : styles.stuck);

/** Why an action will not work, and who can change that, before it is chosen; `null` if unknown. */
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
