import {
  isScreenFailure,
  wayOnAfter,
  type RemoteEnd,
  type RemoteEndReason,
  type RemoteKind,
} from '@remote-console/domain';
import { Folder, Monitor, SquareTerminal, type LucideIcon } from 'lucide-react';
import type { TextFunction, TextKey } from '../../i18n/index.ts';

/** The icon of each kind. */
export const KIND_ICONS = {
  screen: Monitor,
  terminal: SquareTerminal,
  files: Folder,
} as const satisfies Record<RemoteKind, LucideIcon>;

/** Advice after an end, if there is more than its next step says. */
const HINTS: Readonly<Partial<Record<RemoteEndReason, Extract<TextKey<'remote'>, `hint_${string}`>>>> = {
  refused_at_device: 'hint_askFirst',
  unanswered: 'hint_askFirst',
  screen_taken: 'hint_afterOthers',
  agent_silent: 'hint_checkDevice',
  agent_left: 'hint_checkDevice',
  connection_lost: 'hint_checkNetwork',
  not_offered: 'hint_owner',
  token_refused: 'hint_elsewhere',
  protocol_error: 'hint_update',
};

/** The texts about an end. */
interface EndText {
  /** What ended the connection and by whom, as a sentence. */
  readonly what: string;
  /** The advice; null if the sentence includes it. */
  readonly hint: string | null;
  /** The device's own message; null if there was none, or if it is known and translated. */
  readonly detail: string | null;
}

function whatEnded({ reason, by }: RemoteEnd, text: TextFunction<'remote'>): string {
  switch (reason) {
    case 'ended_by_person':
      return by === '' ? text('end_ended_by_someone') : text('end_ended_by_person', { by });
    case 'screen_taken':
      return by === '' ? text('end_screen_taken_unnamed') : text('end_screen_taken', { by });
    default:
      return text(`end_${reason}`);
  }
}

/** What ended a connection and by whom, and the advice. */
export function endWords(end: RemoteEnd, text: TextFunction<'remote'>): EndText {
  const { reason, detail } = end;
  if (reason === 'failed' && isScreenFailure(detail)) {
    return { what: text(`failed_${detail}`), hint: null, detail: null };
  }
  return {
    what: whatEnded(end, text),
    hint: text(HINTS[reason] ?? `hint_${wayOnAfter(reason)}`),
    detail: detail === '' ? null : text('deviceMessage', { detail }),
  };
}
