import { formatZonedPeriod, type Language } from '@remote-console/domain';
import { instantText } from '../database/index.ts';
import { composeMail, type MailText, type NewMail } from '../mail/index.ts';
import type { TicketRow } from './ticketRows.ts';

/** What happened to a ticket. */
export type TicketNews = 'approved' | 'rejected' | 'ended' | 'void';

interface Facts {
  readonly company: string;
  readonly from: string;
  readonly to: string;
  /** Address of the partner login; null in emails that do not link there. */
  readonly page: string | null;
  /** What the approver wrote; empty for nothing. */
  readonly extra: string;
}

type Words = Readonly<Record<TicketNews, (facts: Facts) => MailText>> & {
  readonly message: (extra: string) => string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    approved: ({ company, from, to, page }) => ({
      subject: `${company}에서 임시 접속 신청을 승인했습니다`,
      lines: [
        `${company}에서 임시 접속 신청을 승인했습니다.`,
        '',
        `접속할 수 있는 기간: ${from} ~ ${to}`,
        '파트너 로그인에서 이 이메일 주소와 신청할 때 정한 비밀번호로 로그인해 주세요. 예전에 쓰던 계정이 있으면 그 비밀번호를 그대로 쓰면 됩니다.',
        ...(page === null ? [] : [page]),
      ],
    }),
    rejected: ({ company }) => ({
      subject: `${company}에서 임시 접속 신청을 거절했습니다`,
      lines: [`${company}에서 임시 접속 신청을 거절했습니다.`],
    }),
    ended: ({ company }) => ({
      subject: `${company}의 임시 접속이 종료되었습니다`,
      lines: [`${company}에서 임시 접속을 종료했습니다. 이제 장치에 접속할 수 없습니다.`],
    }),
    void: ({ company }) => ({
      subject: `${company} 임시 접속 신청이 만료되었습니다`,
      lines: [`${company}에서 7일 안에 승인하지 않아 신청이 만료되었습니다. 필요하면 다시 신청해 주세요.`],
    }),
    message: (extra) => `메시지: ${extra}`,
  },
  en: {
    approved: ({ company, from, to, page }) => ({
      subject: `${company} approved your request`,
      lines: [
        `${company} approved your request for temporary access.`,
        '',
        `You have access from ${from} to ${to}.`,
        'Log in on the partner login page with this email address and the password you chose. If you already have an account, use its password.',
        ...(page === null ? [] : [page]),
      ],
    }),
    rejected: ({ company }) => ({
      subject: `${company} rejected your request`,
      lines: [`${company} rejected your request for temporary access.`],
    }),
    ended: ({ company }) => ({
      subject: `Your temporary access at ${company} has ended`,
      lines: [`${company} ended your temporary access. You can no longer connect to its devices.`],
    }),
    void: ({ company }) => ({
      subject: `Your request to ${company} has expired`,
      lines: [`${company} didn’t approve your request within 7 days, so it has expired. You can apply again.`],
    }),
    message: (extra) => `Message: ${extra}`,
  },
  ja: {
    approved: ({ company, from, to, page }) => ({
      subject: `${company}が一時アクセスの申請を承認しました`,
      lines: [
        `${company}が一時アクセスの申請を承認しました。`,
        '',
        `アクセスできる期間：${from}～${to}`,
        'パートナーログインから、このメールアドレスと申請時に決めたパスワードでログインしてください。以前のアカウントがある場合は、そのパスワードをそのままお使いください。',
        ...(page === null ? [] : [page]),
      ],
    }),
    rejected: ({ company }) => ({
      subject: `${company}が一時アクセスの申請を却下しました`,
      lines: [`${company}が一時アクセスの申請を却下しました。`],
    }),
    ended: ({ company }) => ({
      subject: `${company}での一時アクセスが終了しました`,
      lines: [`${company}が一時アクセスを終了しました。今後デバイスには接続できません。`],
    }),
    void: ({ company }) => ({
      subject: `${company}への申請が無効になりました`,
      lines: [
        `7日以内に承認されなかったため、${company}への申請は無効になりました。必要な場合はもう一度申請してください。`,
      ],
    }),
    message: (extra) => `メッセージ：${extra}`,
  },
};

/** What an email about a ticket says besides the ticket. */
export interface TicketMailFacts {
  readonly companyName: string;
  /** What the approver wrote; empty for nothing. */
  readonly extra: string;
  /** Address of the partner login; null in emails that do not link there. */
  readonly page: string | null;
  /** The time zone of the approver, because the requester has stated none; null in emails without times. */
  readonly timeZoneId: number | null;
}

/**
 * The email to the requester of a ticket, in the language of the application. Its times are on the approver's clock,
 * with the name of that zone.
 */
export function ticketMail(
  news: TicketNews,
  ticket: Pick<TicketRow, 'mail' | 'lang_code' | 'work_start_at' | 'work_end_at'>,
  { companyName, extra, page, timeZoneId }: TicketMailFacts,
): NewMail {
  const language = ticket.lang_code;
  const words = WORDS[language];
  const period = { from: instantText(ticket.work_start_at), to: instantText(ticket.work_end_at) };
  const { subject, lines } = words[news]({
    company: companyName,
    ...formatZonedPeriod(period, { timeZoneId }, language),
    page,
    extra,
  });
  const all = extra === '' ? lines : [...lines, '', words.message(extra)];
  return composeMail(ticket.mail, language, { subject, lines: all });
}
