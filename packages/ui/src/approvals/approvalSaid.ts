import type { Approval } from '@remote-console/api-client';
import {
  approvalSentence,
  effectWindow,
  epochOf,
  formatMoment,
  formatMomentFrom,
  periodOf,
  teamProgress,
  weeklyText,
  timeSpan,
  type Language,
  type Period,
  type TimePreferences,
} from '@remote-console/domain';
import type { TextFunction } from '../i18n/index.ts';
import { teamSaid } from './teamSaid.ts';

/** Who reads: the words, the language and the clock. */
export interface ApprovalReader {
  readonly text: TextFunction<'approvals'>;
  readonly language: Language;
  readonly preferences: TimePreferences;
}

/** A length of time in words, for example `1 day 2 hours`. */
export function spanText(milliseconds: number, language: Language): string {
  return timeSpan(milliseconds)
    .map(({ unit, value }) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
    )
    .join(' ');
}

/** What a request means at a moment, in one line: its times are those that are enforced, and what is left is counted from now. */
export function approvalSaid(
  approval: Pick<Approval, 'approve_state' | 'start_time' | 'end_time' | 'effective_from' | 'answer_by' | 'team'>,
  now: number,
  { text, language, preferences }: ApprovalReader,
): string {
  const sentence = approvalSentence(approval, now);
  if (sentence.kind === 'deviceDeleted') return text('said_deviceDeleted');
  const times = { from: formatMoment(sentence.from, preferences), to: formatMoment(sentence.to, preferences) };
  const until = (instant: string) => spanText(epochOf(instant) - now, language);
  const late = 'late' in sentence && sentence.late ? ` ${text('late')}` : '';
  switch (sentence.kind) {
    case 'waiting': {
      const { by = sentence.to } = sentence;
      const said = { to: formatMoment(by, preferences), left: until(by) };
      const { team } = approval;
      return team ? `${teamSaid(team, text, language)} ${text('said_lapses', said)}` : text('said_waiting', said);
    }
    case 'unanswered':
      return text('said_unanswered', { by: formatMoment(sentence.by, preferences) });
    case 'expired':
      return text('said_expired', { to: times.to });
    case 'rejected':
      return text('said_rejected');
    case 'starts':
      return text('said_starts', { ...times, left: until(sentence.from) });
    case 'open':
      return text('said_open', { to: times.to, left: until(sentence.to) }) + late;
    case 'over':
      return text('said_over', { to: times.to }) + late;
  }
}

/** What an approval that is given now would take away of the period that was asked for; `null` when it takes nothing. */
export function shorteningSaid(
  { start, end }: Period,
  now: number,
  { text, language, preferences }: ApprovalReader,
): string | null {
  const window = effectWindow({ start, end }, now);
  if (!window?.late) return null;
  return text('shortened', {
    asked: spanText(end - start, language),
    left: spanText(window.to - window.from, language),
    to: formatMoment(new Date(window.to).toISOString(), preferences),
  });
}

/** From when until when an approval would let in that is given now; `null` when nothing of the period is left. */
function validity({ start, end }: Period, now: number, { preferences }: ApprovalReader) {
  const window = effectWindow({ start, end }, now);
  if (!window) return null;
  const shown = (at: number, from: number) => formatMomentFrom(new Date(at).toISOString(), from, preferences);
  return window.from > now
    ? ({ opens: 'later', from: shown(window.from, now), to: shown(window.to, window.from) } as const)
    : ({ opens: 'now', to: shown(window.to, now) } as const);
}

/** What an approval would give that is given now, said before it is; `null` when nothing of the period is left. */
export function approvingSaid(period: Period, now: number, reader: ApprovalReader): string | null {
  const valid = validity(period, now, reader);
  if (!valid) return null;
  const { text } = reader;
  return valid.opens === 'later' ? text('approvesFrom', valid) : text('approvesUntil', valid);
}

/** The same, said after it was given at `now`. */
export function approvedSaid(period: Period, now: number, reader: ApprovalReader): string | null {
  const valid = validity(period, now, reader);
  if (!valid) return null;
  const { text } = reader;
  return valid.opens === 'later' ? text('approvedFrom', valid) : text('approvedUntil', valid);
}

/** What an approval of a request came to, said after it was given: until when it is valid, or that others have to approve. */
export function approvalDone(approval: Approval, now: number, reader: ApprovalReader): string | null {
  if (approval.team && !teamProgress(approval.team).isLast) return reader.text('approvedPart');
  if (approval.recurrence) return weeklyText(approval.recurrence, reader.language);
  return approvedSaid(periodOf(approval), now, reader);
}

/** What a period that is being written comes to, once both its ends are there and in order. */
export function draftSaid(
  { start, end }: { readonly start: number | null; readonly end: number | null },
  { text, language, preferences }: ApprovalReader,
): string | null {
  if (start === null || end === null || start >= end) return null;
  const shown = (at: number) => formatMoment(new Date(at).toISOString(), preferences);
  return text('draftPeriod', { from: shown(start), to: shown(end), length: spanText(end - start, language) });
}
