import {
  applicantText,
  formatZonedPeriod,
  listText,
  ticketHref,
  type Language,
  type PartnerForm,
  type Period,
  type TimePreferences,
} from '@remote-console/domain';
import type { MailReader } from '../approvals/index.ts';
import { instantText } from '../database/index.ts';
import { composeMail, type MailText, type NewMail } from '../mail/index.ts';

interface Application {
  readonly name: string;
  /** Empty where it was not stated. */
  readonly company: string;
  readonly mail: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** Address of the page where the ticket opens. */
  readonly page: string;
}

interface Invited {
  readonly company: string;
  readonly inviter: string;
  readonly code: string;
  /** Address of the page that accepts the code. */
  readonly page: string;
  readonly from: string;
  readonly to: string;
  readonly devices: string;
  readonly reason: string;
}

const line = (label: string, text: string) => (text === '' ? [] : [`${label}${text}`]);

const APPLICATION: Readonly<Record<Language, (facts: Application) => MailText>> = {
  ko: ({ name, company, mail, from, to, reason, page }) => ({
    subject: `${name}님이 임시 접속을 신청했습니다`,
    lines: [
      `${company && `${company}의 `}${name}님(${mail})이 임시 접속을 신청했습니다.`,
      '',
      `기간: ${from} ~ ${to}`,
      ...line('사유: ', reason),
      '',
      '7일 안에 승인하지 않으면 신청이 만료됩니다. 아래 주소에서 확인해 주세요.',
      page,
    ],
  }),
  en: ({ name, company, mail, from, to, reason, page }) => ({
    subject: `${name} has requested temporary access`,
    lines: [
      `${name}${company && ` of ${company}`} (${mail}) has requested temporary access.`,
      '',
      `Period: ${from} to ${to}`,
      ...line('Reason: ', reason),
      '',
      'The request expires if it isn’t approved within 7 days. Review it here:',
      page,
    ],
  }),
  ja: ({ name, company, mail, from, to, reason, page }) => ({
    subject: `${name}さんから一時アクセスの申請が届きました`,
    lines: [
      `${company && `${company}の`}${name}さん（${mail}）が一時アクセスを申請しました。`,
      '',
      `期間：${from}～${to}`,
      ...line('理由：', reason),
      '',
      '7日以内に承認しないと、申請は無効になります。次のページで確認してください。',
      page,
    ],
  }),
};

const INVITATION: Readonly<Record<Language, (facts: Invited) => MailText>> = {
  ko: ({ company, inviter, code, page, from, to, devices, reason }) => ({
    subject: `${company} 원격 작업 초대`,
    lines: [
      `${company}의 ${inviter}님이 원격 작업에 초대했습니다.`,
      '',
      `원격 코드: ${code}`,
      `접속할 수 있는 기간: ${from} ~ ${to}`,
      `장치: ${devices}`,
      ...line('내용: ', reason),
      '',
      '아래 주소를 열어 코드를 입력해 주세요. 코드는 기간 안에 한 번만 사용할 수 있습니다.',
      page,
    ],
  }),
  en: ({ company, inviter, code, page, from, to, devices, reason }) => ({
    subject: `${company} has invited you to a remote session`,
    lines: [
      `${inviter} of ${company} has invited you to work on devices remotely.`,
      '',
      `Remote code: ${code}`,
      `Period: ${from} to ${to}`,
      `Devices: ${devices}`,
      ...line('About: ', reason),
      '',
      'Open this link and enter the code. It works once, within this period.',
      page,
    ],
  }),
  ja: ({ company, inviter, code, page, from, to, devices, reason }) => ({
    subject: `${company}からリモート作業への招待が届きました`,
    lines: [
      `${company}の${inviter}さんから、リモート作業への招待が届きました。`,
      '',
      `リモートコード：${code}`,
      `アクセスできる期間：${from}～${to}`,
      `デバイス：${devices}`,
      ...line('内容：', reason),
      '',
      '次のページを開き、コードを入力してください。コードは期間内に一度だけ使えます。',
      page,
    ],
  }),
};

/** A period on somebody's clock, with the name of their zone. */
function shownPeriod({ start, end }: Period, preferences: TimePreferences, language: Language) {
  return formatZonedPeriod({ from: instantText(start), to: instantText(end) }, preferences, language);
}

/** What an email about an application says besides its form. */
export interface ApplicationMailFacts {
  readonly period: Period;
  readonly reason: string;
  /** Of its ticket. */
  readonly pk: number;
  readonly publicUrl: string;
}

/** The email to the approver named by an application, in that person's language, with times on that person's clock. */
export function applicationMail(
  manager: MailReader,
  form: Pick<PartnerForm, 'applicantName' | 'partnerCompanyName' | 'applicantEmail'>,
  { period, reason, pk, publicUrl }: ApplicationMailFacts,
): NewMail {
  const preferences = { timeZoneId: manager.time_zone_id, dateFormatId: manager.date_fmt_id };
  const language = manager.lang_code;
  const text = APPLICATION[language]({
    name: form.applicantName,
    company: applicantText(form.partnerCompanyName),
    mail: form.applicantEmail,
    ...shownPeriod(period, preferences, language),
    reason,
    page: `${publicUrl}${ticketHref(language, pk)}`,
  });
  return composeMail(manager.mail, language, text);
}

/**
 * The email with an invitation code. The guest has stated no zone, so its times are in the inviter's, which it names.
 */
export function invitationMail(
  recipient: string,
  language: Language,
  { devices, ...invitation }: Omit<Invited, 'from' | 'to' | 'devices'> & { readonly devices: readonly string[] },
  period: Period,
  timeZoneId: number,
): NewMail {
  const text = INVITATION[language]({
    ...invitation,
    devices: listText(devices, language),
    ...shownPeriod(period, { timeZoneId }, language),
  });
  return composeMail(recipient, language, text);
}
