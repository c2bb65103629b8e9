import { approvalHref, approvalSentence, formatZonedPeriod, type Language, weeklyText } from '@remote-console/domain';
import { composeMail, type MailText, type NewMail } from '../mail/index.ts';
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

interface Facts {
  readonly device: string;
  readonly requester: string;
  readonly approver: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly answer: string;
  /** Whether the approval began after the requested time. */
  readonly late: boolean;
  /** The weekly window in words; empty for one continuous period. */
  readonly weekly: string;
  /** Address of the page where the request opens. */
  readonly page: string;
}

type Words = Readonly<Record<ApprovalNews, (facts: Facts) => MailText>>;

const WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    asked: ({ device, requester, from, to, weekly, reason, page }) => ({
      subject: `${requester}님이 ${device} 접속 승인을 요청했습니다`,
      lines: [
        `${requester}님이 장치 ${device} 접속 승인을 요청했습니다.`,
        '',
        `기간: ${from} ~ ${to}`,
        ...(weekly === '' ? [] : [`매주: ${weekly}`]),
        `사유: ${reason}`,
        '',
        '아래 주소에서 요청을 확인하고 승인하거나 거절해 주세요.',
        page,
      ],
    }),
    approved: ({ device, approver, from, to, weekly, late, page }) => ({
      subject: `${device} 접속이 승인되었습니다`,
      lines: [
        `${approver}님이 장치 ${device} 접속을 승인했습니다.`,
        '',
        `접속할 수 있는 기간: ${from} ~ ${to}`,
        ...(weekly === '' ? [] : [`매주: ${weekly}`]),
        ...(late ? ['요청한 시작 시각이 지난 뒤에 승인되어 위 시각부터 접속할 수 있습니다.'] : []),
        '',
        '아래 주소에서 요청을 확인할 수 있습니다.',
        page,
      ],
    }),
    rejected: ({ device, approver, answer, page }) => ({
      subject: `${device} 접속 요청이 거절되었습니다`,
      lines: [
        `${approver}님이 장치 ${device} 접속 요청을 거절했습니다.`,
        '',
        `사유: ${answer}`,
        '',
        '사유를 확인하고 아래 주소에서 다시 요청할 수 있습니다.',
        page,
      ],
    }),
  },
  en: {
    asked: ({ device, requester, from, to, weekly, reason, page }) => ({
      subject: `${requester} is requesting access to ${device}`,
      lines: [
        `${requester} is requesting access to the device ${device}.`,
        '',
        `Period: ${from} to ${to}`,
        ...(weekly === '' ? [] : [`Every week: ${weekly}`]),
        `Reason: ${reason}`,
        '',
        'Review the request and approve or reject it here:',
        page,
      ],
    }),
    approved: ({ device, approver, from, to, weekly, late, page }) => ({
      subject: `Your access to ${device} was approved`,
      lines: [
        `${approver} approved your access to the device ${device}.`,
        '',
        `You have access from ${from} to ${to}.`,
        ...(weekly === '' ? [] : [`Every week: ${weekly}`]),
        ...(late ? ['It was approved after your requested start, so access begins at the time above.'] : []),
        '',
        'View the request here:',
        page,
      ],
    }),
    rejected: ({ device, approver, answer, page }) => ({
      subject: `Your access request for ${device} was rejected`,
      lines: [
        `${approver} rejected your access request for the device ${device}.`,
        '',
        `Reason: ${answer}`,
        '',
        'You can submit a new request here:',
        page,
      ],
    }),
  },
  ja: {
    asked: ({ device, requester, from, to, weekly, reason, page }) => ({
      subject: `${requester}さんから「${device}」へのアクセス申請が届きました`,
      lines: [
        `${requester}さんがデバイス「${device}」へのアクセスを申請しました。`,
        '',
        `期間：${from}～${to}`,
        ...(weekly === '' ? [] : [`毎週：${weekly}`]),
        `理由：${reason}`,
        '',
        '次のページで申請内容を確認し、承認または却下してください。',
        page,
      ],
    }),
    approved: ({ device, approver, from, to, weekly, late, page }) => ({
      subject: `「${device}」へのアクセスが承認されました`,
      lines: [
        `${approver}さんがデバイス「${device}」へのアクセスを承認しました。`,
        '',
        `アクセスできる期間：${from}～${to}`,
        ...(weekly === '' ? [] : [`毎週：${weekly}`]),
        ...(late ? ['申請された開始時刻より後に承認されたため、上記の時刻からアクセスできます。'] : []),
        '',
        '申請は次のページで確認できます。',
        page,
      ],
    }),
    rejected: ({ device, approver, answer, page }) => ({
      subject: `「${device}」へのアクセス申請が却下されました`,
      lines: [
        `${approver}さんがデバイス「${device}」へのアクセス申請を却下しました。`,
        '',
        `理由：${answer}`,
        '',
        '次のページから新しく申請できます。',
        page,
      ],
    }),
  },
};

/**
 * The email about a request, in the reader's language and with times on the reader's clock, whose zone it names; they
 * are those enforced. Its link opens the request.
 */
export function approvalMail(
  news: ApprovalNews,
  reader: MailReader,
  { record }: FoundApproval,
  publicUrl: string,
): NewMail {
  // The whole period, also of a weekly window, whose times are given separately.
  const { window: _window, ...whole } = record;
  const sentence = approvalSentence(whole, record.startTime);
  const times = sentence.kind === 'deviceDeleted' ? { from: record.startTime, to: record.endTime } : sentence;
  const preferences = { timeZoneId: reader.time_zone_id, dateFormatId: reader.date_fmt_id };
  const language = reader.lang_code;
  const text = WORDS[language][news]({
    device: record.deviceAlias,
    requester: record.requesterName,
    approver: record.approverName,
    ...formatZonedPeriod(times, preferences, language),
    reason: record.reason,
    answer: record.decisionReason,
    weekly: record.recurrence ? weeklyText(record.recurrence, language) : '',
    late: 'late' in sentence && sentence.late,
    page: `${publicUrl}${approvalHref(language, news === 'asked' ? 'decider' : 'requester', record.id)}`,
  });
  return composeMail(reader.mail, language, text);
}
