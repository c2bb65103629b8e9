import { approvalHref, approvalSentence, formatMoment, type Language, weeklyText } from '@remote-console/domain';
import type { NewMail } from '../mail/index.ts';
import type { FoundApproval } from './approvalWriter.ts';

/** What a mail of a request tells. */
export type ApprovalNews = 'asked' | 'approved' | 'rejected';

/** Who reads a mail, and how that person reads times. */
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
  /** Whether the approval began after the time that was asked for. */
  readonly late: boolean;
  /** The weekly window in words; empty for one period from beginning to end. */
  readonly weekly: string;
  /** Address of the page on which the request opens. */
  readonly page: string;
}

type Words = Readonly<Record<ApprovalNews, (facts: Facts) => { readonly subject: string; readonly lines: string[] }>>;

const WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    asked: ({ device, requester, from, to, weekly, reason, page }) => ({
      subject: `${requester}님이 ${device} 사용 승인을 요청했어요`,
      lines: [
        `${requester}님이 장치 ${device} 사용 승인을 요청했어요.`,
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
      subject: `${device} 사용이 승인되었어요`,
      lines: [
        `${approver}님이 장치 ${device} 사용을 승인했어요.`,
        '',
        `사용할 수 있는 기간: ${from} ~ ${to}`,
        ...(weekly === '' ? [] : [`매주: ${weekly}`]),
        ...(late ? ['승인이 요청한 시작 시각보다 늦어, 위 시각부터 사용할 수 있어요.'] : []),
        '',
        '아래 주소에서 요청을 볼 수 있어요.',
        page,
      ],
    }),
    rejected: ({ device, approver, answer, page }) => ({
      subject: `${device} 사용 요청이 거절되었어요`,
      lines: [
        `${approver}님이 장치 ${device} 사용 요청을 거절했어요.`,
        '',
        `사유: ${answer}`,
        '',
        '사유를 확인하고 아래 주소에서 다시 요청할 수 있어요.',
        page,
      ],
    }),
  },
  en: {
    asked: ({ device, requester, from, to, weekly, reason, page }) => ({
      subject: `${requester} asks for access to ${device}`,
      lines: [
        `${requester} asks for access to the device ${device}.`,
        '',
        `Period: ${from} to ${to}`,
        ...(weekly === '' ? [] : [`Every week: ${weekly}`]),
        `Reason: ${reason}`,
        '',
        'Please review the request and approve or reject it here:',
        page,
      ],
    }),
    approved: ({ device, approver, from, to, weekly, late, page }) => ({
      subject: `Your access to ${device} is approved`,
      lines: [
        `${approver} approved your access to the device ${device}.`,
        '',
        `You have access from ${from} to ${to}.`,
        ...(weekly === '' ? [] : [`Every week: ${weekly}`]),
        ...(late ? ['The approval came after the start you asked for, so access begins at the time above.'] : []),
        '',
        'See the request here:',
        page,
      ],
    }),
    rejected: ({ device, approver, answer, page }) => ({
      subject: `Your request for ${device} was rejected`,
      lines: [
        `${approver} rejected your request for the device ${device}.`,
        '',
        `Reason: ${answer}`,
        '',
        'You can ask again here:',
        page,
      ],
    }),
  },
  ja: {
    asked: ({ device, requester, from, to, weekly, reason, page }) => ({
      subject: `${requester}さんから「${device}」の利用申請が届きました`,
      lines: [
        `${requester}さんがデバイス「${device}」の利用承認を申請しました。`,
        '',
        `期間：${from} ～ ${to}`,
        ...(weekly === '' ? [] : [`毎週：${weekly}`]),
        `理由：${reason}`,
        '',
        '次のページで申請内容を確認し、承認または却下してください。',
        page,
      ],
    }),
    approved: ({ device, approver, from, to, weekly, late, page }) => ({
      subject: `「${device}」の利用が承認されました`,
      lines: [
        `${approver}さんがデバイス「${device}」の利用を承認しました。`,
        '',
        `利用できる期間：${from} ～ ${to}`,
        ...(weekly === '' ? [] : [`毎週：${weekly}`]),
        ...(late ? ['承認が申請の開始時刻より後になったため、上記の時刻から利用できます。'] : []),
        '',
        '申請は次のページで確認できます。',
        page,
      ],
    }),
    rejected: ({ device, approver, answer, page }) => ({
      subject: `「${device}」の利用申請が却下されました`,
      lines: [
        `${approver}さんがデバイス「${device}」の利用申請を却下しました。`,
        '',
        `理由：${answer}`,
        '',
        '次のページから申請し直せます。',
        page,
      ],
    }),
  },
};

/**
 * The mail about a request, in the reader's language and with times on the reader's clock; they are those enforced. Its
 * link opens the request.
 */
export function approvalMail(
  news: ApprovalNews,
  reader: MailReader,
  { record }: FoundApproval,
  publicUrl: string,
): NewMail {
  // The whole period, also of a weekly window, whose times are said besides.
  const { window: _window, ...whole } = record;
  const sentence = approvalSentence(whole, record.startTime);
  const times = sentence.kind === 'deviceDeleted' ? { from: record.startTime, to: record.endTime } : sentence;
  const preferences = { timeZoneId: reader.time_zone_id, dateFormatId: reader.date_fmt_id };
  const { subject, lines } = WORDS[reader.lang_code][news]({
    device: record.deviceAlias,
    requester: record.requesterName,
    approver: record.approverName,
    from: formatMoment(times.from, preferences),
    to: formatMoment(times.to, preferences),
    reason: record.reason,
    answer: record.decisionReason,
    weekly: record.recurrence ? weeklyText(record.recurrence, reader.lang_code) : '',
    late: 'late' in sentence && sentence.late,
    page: `${publicUrl}${approvalHref(reader.lang_code, news === 'asked' ? 'decider' : 'requester', record.id)}`,
  });
  return { recipient: reader.mail, subject, body: `${lines.join('\n')}\n` };
}
