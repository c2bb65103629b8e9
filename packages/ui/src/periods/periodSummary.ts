import {
  durationText,
  effectWindow,
  formatMoment,
  formatMomentFrom,
  type Language,
  type Period,
  type TimePreferences,
} from '@remote-console/domain';
import type { TextFunction } from '../i18n/index.ts';

/** The reader: texts, language and clock. */
export interface ApprovalReader {
  readonly text: TextFunction<'approvals'>;
  readonly language: Language;
  readonly preferences: TimePreferences;
}

/** What an approval given now would cut off from the requested period; `null` if nothing. */
export function shorteningMessage(
  { start, end }: Period,
  now: number,
  { text, language, preferences }: ApprovalReader,
): string | null {
  const window = effectWindow({ start, end }, now);
  if (!window?.late) return null;
  return text('shortened', {
    asked: durationText(end - start, language),
    left: durationText(window.to - window.from, language),
    to: formatMoment(new Date(window.to).toISOString(), preferences),
  });
}

/** The validity of an approval given now; `null` if nothing of the period is left. */
function validity({ start, end }: Period, now: number, { preferences }: ApprovalReader) {
  const window = effectWindow({ start, end }, now);
  if (!window) return null;
  const shown = (at: number, from: number) => formatMomentFrom(new Date(at).toISOString(), from, preferences);
  return window.from > now
    ? ({ opens: 'later', from: shown(window.from, now), to: shown(window.to, window.from) } as const)
    : ({ opens: 'now', to: shown(window.to, now) } as const);
}

/** What an approval given now would grant, shown in advance; `null` if nothing of the period is left. */
export function approvingMessage(period: Period, now: number, reader: ApprovalReader): string | null {
  const valid = validity(period, now, reader);
  if (!valid) return null;
  const { text } = reader;
  return valid.opens === 'later' ? text('approvesFrom', valid) : text('approvesUntil', valid);
}

/** The same, after it was given at `now`. */
export function approvedMessage(period: Period, now: number, reader: ApprovalReader): string | null {
  const valid = validity(period, now, reader);
  if (!valid) return null;
  const { text } = reader;
  return valid.opens === 'later' ? text('approvedFrom', valid) : text('approvedUntil', valid);
}

/** The summary of a period being edited, once both ends are present and in order. */
export function draftMessage(
  { start, end }: { readonly start: number | null; readonly end: number | null },
  { text, language, preferences }: ApprovalReader,
): string | null {
  if (start === null || end === null || start >= end) return null;
  const shown = (at: number) => formatMoment(new Date(at).toISOString(), preferences);
  return text('draftPeriod', { from: shown(start), to: shown(end), length: durationText(end - start, language) });
}
