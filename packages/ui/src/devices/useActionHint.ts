import type { ViewerObstacle } from '@remote-console/domain';
import { useCallback } from 'react';
import { useMessage, useText, type TextKey } from '../i18n/index.ts';
import type { DrawnAction } from './actions.ts';

const OBSTACLES = {
  other_system: 'viewerOtherSystem',
  not_offered: 'viewerNotOffered',
  app_needed: 'viewerAppNeeded',
} as const satisfies Record<ViewerObstacle, TextKey<'devices'>>;

/** Whether an action gets somewhere when it is chosen, if that is known: only then may it be a filled button. */
export const leadsSomewhere = ({ refusal, obstacle }: DrawnAction): boolean => refusal === null && obstacle === null;

/** The look of a button whose action has no effect: it is dimmed, and a press still says why. */
export const STUCK_LOOK = { borderColor: 'tone.line', bgcolor: 'transparent', color: 'tone.textSecondary' } as const;

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
