import { formatInstant, type Language } from '@remote-console/domain';
import type { NewMail } from '../mail/index.ts';
import type { TicketRow } from './ticketRows.ts';

/** What became of a ticket. */
export type TicketNews = 'approved' | 'rejected' | 'ended' | 'void';

interface Facts {
  readonly company: string;
  readonly from: string;
  readonly to: string;
  /** Address of the partner login; null in mails that do not lead there. */
  readonly page: string | null;
  /** What the approver wrote; empty for nothing. */
  readonly extra: string;
}

type Words = Readonly<
  Record<TicketNews, (facts: Facts) => { readonly subject: string; readonly lines: readonly string[] }>
> & { readonly message: (extra: string) => string };

const WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    approved: ({ company, from, to, page }) => ({
      subject: `${company}에서 임시 사용 신청을 승인했어요`,
      lines: [
        `${company}에서 임시 사용 신청을 승인했어요.`,
        '',
        `사용 기간: ${from} ~ ${to}`,
        '파트너 로그인에서 이 이메일 주소와 신청할 때 정한 비밀번호로 로그인해 주세요. 예전에 쓰던 계정이 있으면 그 비밀번호를 그대로 쓰면 돼요.',
        ...(page === null ? [] : [page]),
      ],
    }),
    rejected: ({ company }) => ({
      subject: `${company}에서 임시 사용 신청을 거절했어요`,
      lines: [`${company}에서 임시 사용 신청을 거절했어요.`],
    }),
    ended: ({ company }) => ({
      subject: `${company}의 임시 사용이 종료되었어요`,
      lines: [`${company}에서 임시 사용을 종료했어요. 이제 장치에 접속할 수 없어요.`],
    }),
    void: ({ company }) => ({
      subject: `${company} 임시 사용 신청이 만료되었어요`,
      lines: [`${company}에서 7일 안에 승인하지 않아 신청이 효력을 잃었어요. 필요하면 다시 신청해 주세요.`],
    }),
    message: (extra) => `메시지: ${extra}`,
  },
  en: {
    approved: ({ company, from, to, page }) => ({
      subject: `${company} approved your application`,
      lines: [
        `${company} approved your application for temporary access.`,
        '',
        `You have access from ${from} to ${to}.`,
        'Log in on the partner login page with this email address and the password you chose. If you had an account before, its password still applies.',
        ...(page === null ? [] : [page]),
      ],
    }),
    rejected: ({ company }) => ({
      subject: `${company} rejected your application`,
      lines: [`${company} rejected your application for temporary access.`],
    }),
    ended: ({ company }) => ({
      subject: `Your temporary access at ${company} has ended`,
      lines: [`${company} ended your temporary access. You can no longer reach its devices.`],
    }),
    void: ({ company }) => ({
      subject: `Your application at ${company} has lapsed`,
      lines: [`${company} did not approve your application within 7 days, so it is void. You may apply again.`],
    }),
    message: (extra) => `Message: ${extra}`,
  },
  ja: {
    approved: ({ company, from, to, page }) => ({
      subject: `${company}が一時利用の申請を承認しました`,
      lines: [
        `${company}が一時利用の申請を承認しました。`,
        '',
        `利用期間：${from} ～ ${to}`,
        'パートナーログインから、このメールアドレスと申請時に決めたパスワードでログインしてください。以前のアカウントがある場合は、そのパスワードをそのままお使いください。',
        ...(page === null ? [] : [page]),
      ],
    }),
    rejected: ({ company }) => ({
      subject: `${company}が一時利用の申請を却下しました`,
      lines: [`${company}が一時利用の申請を却下しました。`],
    }),
    ended: ({ company }) => ({
      subject: `${company}での一時利用が終了しました`,
      lines: [`${company}が一時利用を終了しました。今後デバイスには接続できません。`],
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

/** What a mail about a ticket tells beside the ticket. */
export interface TicketMailFacts {
  readonly companyName: string;
  /** What the approver wrote; empty for nothing. */
  readonly extra: string;
  /** Address of the partner login; null in mails that do not lead there. */
  readonly page: string | null;
}

/** The mail to the requester of a ticket, in the language in which it was applied for. */
export function ticketMail(
  news: TicketNews,
  ticket: Pick<TicketRow, 'mail' | 'lang_code' | 'work_start_at' | 'work_end_at'>,
  { companyName, extra, page }: TicketMailFacts,
): NewMail {
  const words = WORDS[ticket.lang_code];
  const timeOf = (at: number) => `${formatInstant(new Date(at).toISOString(), { timeZoneId: 15 }, 'minute')} UTC`;
  const { subject, lines } = words[news]({
    company: companyName,
    from: timeOf(ticket.work_start_at),
    to: timeOf(ticket.work_end_at),
    page,
    extra,
  });
  const all = extra === '' ? lines : [...lines, '', words.message(extra)];
  return { recipient: ticket.mail, subject, body: `${all.join('\n')}\n` };
}
