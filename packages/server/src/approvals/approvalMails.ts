import { approvalHref, approvalSentence, formatZonedPeriod, type Language, weeklyText } from '@remote-console/domain';
import { textsInEveryLanguage } from '@remote-console/texts/server';
import { composeMail, type NewMail } from '../mail/index.ts';
import type { FoundApproval } from './approvalWriter.ts';

/** What an email about a request is about. */
export type ApprovalNews = 'asked' | 'approved' | 'rejected';

/** Who reads an email, and how that person reads times. */
export interface MailReader {
  readonly mail: string;
  readonly lang_code: Language;
  readonly time_zone_id: number;
  readonly date_fmt_id: number;
}

const APPROVAL_MAILS = await textsInEveryLanguage('approvalMails');

/** The times of a request on its reader's clock, whose zone they name. They are those enforced. */
function timesOf({ record }: FoundApproval, reader: MailReader) {
  // The whole period, also of a weekly window, whose times are given separately.
  const { window: _window, ...whole } = record;
  const sentence = approvalSentence(whole, record.startTime);
  const times = sentence.kind === 'deviceDeleted' ? { from: record.startTime, to: record.endTime } : sentence;
  const preferences = { timeZoneId: reader.time_zone_id, dateFormatId: reader.date_fmt_id };
  return {
    period: formatZonedPeriod(times, preferences, reader.lang_code),
    /** Whether the approval began after the requested time. */
    isLate: 'late' in sentence && sentence.late,
  };
}

/** What an email says about its request below what happened. */
function detailsOf(news: ApprovalNews, approval: FoundApproval, reader: MailReader): readonly string[] {
  const text = APPROVAL_MAILS[reader.lang_code];
  const { recurrence, reason, decisionReason } = approval.record;
  const { period, isLate } = timesOf(approval, reader);
  const weekly = recurrence ? [text('weekly', { times: weeklyText(recurrence, reader.lang_code) })] : [];
  switch (news) {
    case 'asked':
      return [text('period', period), ...weekly, text('reason', { reason })];
    case 'approved':
      return [text('access', period), ...weekly, ...(isLate ? [text('late')] : [])];
    case 'rejected':
      return [text('reason', { reason: decisionReason })];
  }
}

/** The email about a request, in the language of its reader, with times on that person's clock. Its link opens it. */
export function approvalMail(
  news: ApprovalNews,
  reader: MailReader,
  approval: FoundApproval,
  publicUrl: string,
): NewMail {
  const language = reader.lang_code;
  const text = APPROVAL_MAILS[language];
  const { id, deviceAlias: device, requesterName: requester, approverName: approver } = approval.record;
  const names = { device, requester, approver };
  const lines = [
    text(`happened_${news}`, names),
    '',
    ...detailsOf(news, approval, reader),
    '',
    text(`open_${news}`),
    `${publicUrl}${approvalHref(language, news === 'asked' ? 'decider' : 'requester', id)}`,
  ];
  return composeMail(reader.mail, language, { subject: text(`subject_${news}`, names), lines });
}
