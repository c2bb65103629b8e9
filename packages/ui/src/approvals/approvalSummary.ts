import type { Approval } from '@remote-console/api-client';
import {
  approvalSentence,
  durationText,
  epochOf,
  formatMoment,
  periodOf,
  sentencesText,
  teamProgress,
  weeklyText,
} from '@remote-console/domain';
import { approvedMessage, type ApprovalReader } from '../periods/index.ts';
import { teamSummary } from './teamSummary.ts';

/** A request in one line as of a moment: with its enforced times, and the time remaining from now. */
export function approvalSummary(
  approval: Pick<Approval, 'decisionState' | 'startTime' | 'endTime' | 'effectiveFrom' | 'answerBy' | 'team'>,
  now: number,
  { text, language, preferences }: ApprovalReader,
): string {
  const sentence = approvalSentence(approval, now);
  if (sentence.kind === 'deviceDeleted') return text('said_deviceDeleted');
  const times = { from: formatMoment(sentence.from, preferences), to: formatMoment(sentence.to, preferences) };
  const until = (instant: string) => durationText(epochOf(instant) - now, language);
  const late = 'late' in sentence && sentence.late ? text('late') : '';
  const joined = (...sentences: readonly string[]) => sentencesText(sentences, language);
  switch (sentence.kind) {
    case 'waiting': {
      const { by = sentence.to } = sentence;
      const said = { to: formatMoment(by, preferences), left: until(by) };
      const { team } = approval;
      return team ? joined(teamSummary(team, text, language), text('said_lapses', said)) : text('said_waiting', said);
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
      return joined(text('said_open', { to: times.to, left: until(sentence.to) }), late);
    case 'over':
      return joined(text('said_over', { to: times.to }), late);
  }
}

/** The result of an approval: until when it is valid, or that others have to approve. */
export function approvalDone(approval: Approval, now: number, reader: ApprovalReader): string | null {
  if (approval.team && !teamProgress(approval.team).isLast) return reader.text('approvedPart');
  if (approval.recurrence) return weeklyText(approval.recurrence, reader.language);
  return approvedMessage(periodOf(approval), now, reader);
}
