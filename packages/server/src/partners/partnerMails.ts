import {
  formatInstant,
  applicantText,
  ticketHref,
  type Language,
  type PartnerForm,
  type Period,
} from '@remote-console/domain';
import type { MailReader } from '../approvals/index.ts';
import type { NewMail } from '../mail/index.ts';

interface Application {
  readonly name: string;
  /** Empty where it was not stated. */
  readonly company: string;
  readonly mail: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** Address of the page on which the ticket opens. */
  readonly page: string;
}

interface Invited {
  readonly company: string;
  readonly inviter: string;
  readonly code: string;
  /** Address of the page that takes the code. */
  readonly page: string;
  readonly from: string;
  readonly to: string;
  readonly devices: string;
  readonly reason: string;
}

type Text = { readonly subject: string; readonly lines: readonly string[] };

const line = (label: string, text: string) => (text === '' ? [] : [`${label}${text}`]);

const APPLICATION: Readonly<Record<Language, (facts: Application) => Text>> = {
  ko: ({ name, company, mail, from, to, reason, page }) => ({
    subject: `${name}님이 임시 사용을 신청했어요`,
    lines: [
      `${company && `${company}의 `}${name}님(${mail})이 임시 사용을 신청했어요.`,
      '',
      `기간: ${from} ~ ${to}`,
      ...line('사유: ', reason),
      '',
      '7일 안에 승인하지 않으면 신청이 효력을 잃어요. 아래 주소에서 확인해 주세요.',
      page,
    ],
  }),
  en: ({ name, company, mail, from, to, reason, page }) => ({
    subject: `${name} applies for temporary access`,
    lines: [
      `${name}${company && ` of ${company}`} (${mail}) applies for temporary access.`,
      '',
      `Period: ${from} to ${to}`,
      ...line('Reason: ', reason),
      '',
      'Unless it is approved within 7 days, the application is void. Review it here:',
      page,
    ],
  }),
  ja: ({ name, company, mail, from, to, reason, page }) => ({
    subject: `${name}さんから一時利用の申請が届きました`,
    lines: [
      `${company && `${company}の`}${name}さん（${mail}）が一時利用を申請しました。`,
      '',
      `期間：${from} ～ ${to}`,
      ...line('理由：', reason),
      '',
      '7日以内に承認しないと、申請は無効になります。次のページで確認してください。',
      page,
    ],
  }),
};

const INVITATION: Readonly<Record<Language, (facts: Invited) => Text>> = {
  ko: ({ company, inviter, code, page, from, to, devices, reason }) => ({
    subject: `${company} 원격 작업 초대`,
    lines: [
      `${company}의 ${inviter}님이 원격 작업에 초대했어요.`,
      '',
      `원격 코드: ${code}`,
      `사용 기간: ${from} ~ ${to}`,
      `장치: ${devices}`,
      ...line('내용: ', reason),
      '',
      '이메일 초대 화면에 코드를 입력해 주세요. 코드는 기간 안에 한 번만 쓸 수 있어요.',
      page,
    ],
  }),
  en: ({ company, inviter, code, page, from, to, devices, reason }) => ({
    subject: `${company} invites you to a remote session`,
    lines: [
      `${inviter} of ${company} invites you to work on devices remotely.`,
      '',
      `Remote code: ${code}`,
      `Period: ${from} to ${to}`,
      `Devices: ${devices}`,
      ...line('About: ', reason),
      '',
      'Please enter the code on the email invitation page. It works once, within this period.',
      page,
    ],
  }),
  ja: ({ company, inviter, code, page, from, to, devices, reason }) => ({
    subject: `${company}からリモート作業への招待`,
    lines: [
      `${company}の${inviter}さんがリモート作業に招待しました。`,
      '',
      `リモートコード：${code}`,
      `利用期間：${from} ～ ${to}`,
      `デバイス：${devices}`,
      ...line('内容：', reason),
      '',
      'メール招待の画面でコードを入力してください。コードは期間内に一度だけ使えます。',
      page,
    ],
  }),
};

function written(recipient: string, { subject, lines }: Text): NewMail {
  return { recipient, subject, body: `${lines.join('\n')}\n` };
}

/** What a mail about an application tells beside its form. */
export interface ApplicationMailFacts {
  readonly period: Period;
  readonly reason: string;
  /** Of its ticket. */
  readonly pk: number;
  readonly publicUrl: string;
}

/** The mail to the manager whom an application names, in that person's language and time. */
export function applicationMail(
  manager: MailReader,
  form: Pick<PartnerForm, 'applicantName' | 'partnerCompanyName' | 'applicantEmail'>,
  { period, reason, pk, publicUrl }: ApplicationMailFacts,
): NewMail {
  const preferences = { timeZoneId: manager.time_zone_id, dateFormatId: manager.date_fmt_id };
  const timeOf = (at: number) => formatInstant(new Date(at).toISOString(), preferences, 'minute');
  const text = APPLICATION[manager.lang_code]({
    name: form.applicantName,
    company: applicantText(form.partnerCompanyName),
    mail: form.applicantEmail,
    from: timeOf(period.start),
    to: timeOf(period.end),
    reason,
    page: `${publicUrl}${ticketHref(manager.lang_code, pk)}`,
  });
  return written(manager.mail, text);
}

/**
 * The mail with an invitation code. The guest has stated no zone, so its times are the inviter's, with the zone's name.
 */
export function invitationMail(
  recipient: string,
  language: Language,
  invitation: Omit<Invited, 'from' | 'to'>,
  period: Period,
  zone: { readonly id: number; readonly name: string },
): NewMail {
  const timeOf = (at: number) => formatInstant(new Date(at).toISOString(), { timeZoneId: zone.id }, 'minute');
  const text = INVITATION[language]({
    ...invitation,
    from: timeOf(period.start),
    to: `${timeOf(period.end)} (${zone.name})`,
  });
  return written(recipient, text);
}
