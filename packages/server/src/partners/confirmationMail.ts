import type { Language } from '@remote-console/domain';
import type { NewMail } from '../mail/index.ts';

interface Facts {
  readonly company: string;
  /** Address of the page that confirms the address of the mail. */
  readonly link: string;
}

type Text = (facts: Facts) => { readonly subject: string; readonly lines: readonly string[] };

const TEXTS: Readonly<Record<Language, Text>> = {
  ko: ({ company, link }) => ({
    subject: '임시 사용 신청: 이메일 주소를 확인해 주세요',
    lines: [
      `이 이메일 주소로 ${company}에 임시 사용 신청이 접수됐어요.`,
      '직접 신청하셨다면 아래 주소를 열어 이메일 주소를 확인해 주세요. 확인한 뒤에야 신청이 승인될 수 있어요.',
      link,
      '',
      '신청한 적이 없다면 이 메일을 무시해 주세요. 신청은 7일 뒤에 효력을 잃어요.',
    ],
  }),
  en: ({ company, link }) => ({
    subject: 'Temporary access: please confirm your email address',
    lines: [
      `Somebody applied to ${company} for temporary access with this email address.`,
      'If it was you, please confirm the address by opening this link. The application cannot be approved before that.',
      link,
      '',
      'If it was not you, please ignore this mail: the application is void after 7 days.',
    ],
  }),
  ja: ({ company, link }) => ({
    subject: '一時利用の申請：メールアドレスを確認してください',
    lines: [
      `このメールアドレスで${company}への一時利用が申請されました。`,
      'ご本人の場合は、次のリンクを開いてメールアドレスを確認してください。確認が済むまで申請は承認されません。',
      link,
      '',
      '心当たりがない場合は、このメールを無視してください。申請は7日後に無効になります。',
    ],
  }),
};

/** What a confirmation mail tells, and to whom. */
export interface ConfirmationMailFacts {
  readonly recipient: string;
  readonly language: Language;
  readonly company: string;
  readonly key: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/**
 * The mail by which an applicant confirms the address. It repeats nothing that was typed into the form: who applies with the
 * address of somebody else cannot have the server tell them anything.
 */
export function confirmationMail({ recipient, language, company, key, publicUrl }: ConfirmationMailFacts): NewMail {
  const link = `${publicUrl}/${language}/access/auth?type=application&key=${key}`;
  const { subject, lines } = TEXTS[language]({ company, link });
  return { recipient, subject, body: `${lines.join('\n')}\n` };
}
