import type { Language } from '@remote-console/domain';
import { composeMail, type MailText, type NewMail } from '../mail/index.ts';

interface Facts {
  readonly company: string;
  /** Address of the page that confirms the email address. */
  readonly link: string;
}

const TEXTS: Readonly<Record<Language, (facts: Facts) => MailText>> = {
  ko: ({ company, link }) => ({
    subject: '임시 접속 신청: 이메일 주소를 확인해 주세요',
    lines: [
      `이 이메일 주소로 ${company}에 임시 접속 신청이 접수되었습니다.`,
      '직접 신청하셨다면 아래 주소를 열어 이메일 주소를 확인해 주세요. 이메일 주소를 확인해야 신청이 승인될 수 있습니다.',
      link,
      '',
      '신청한 적이 없다면 이 메일을 무시해 주세요. 신청은 7일 뒤에 만료됩니다.',
    ],
  }),
  en: ({ company, link }) => ({
    subject: 'Confirm your email address for temporary access',
    lines: [
      `Someone requested temporary access to ${company} with this email address.`,
      'If it was you, open this link to confirm your email address. Until then, the request can’t be approved.',
      link,
      '',
      'If it wasn’t you, ignore this email. The request expires after 7 days.',
    ],
  }),
  ja: ({ company, link }) => ({
    subject: '一時アクセスの申請：メールアドレスを確認してください',
    lines: [
      `このメールアドレスで、${company}への一時アクセスが申請されました。`,
      'ご本人の場合は、次のリンクを開いてメールアドレスを確認してください。確認が済むまで申請は承認されません。',
      link,
      '',
      'お心当たりがない場合は、このメールを破棄してください。申請は7日後に無効になります。',
    ],
  }),
};

/** The content of a confirmation email, and its recipient. */
export interface ConfirmationMailFacts {
  readonly recipient: string;
  readonly language: Language;
  readonly company: string;
  readonly key: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/**
 * The email by which an applicant confirms the address. It repeats nothing that was typed into the form: somebody
 * applying with another person's address cannot use the server to send them messages.
 */
export function confirmationMail({ recipient, language, company, key, publicUrl }: ConfirmationMailFacts): NewMail {
  const link = `${publicUrl}/${language}/access/auth?type=application&key=${key}`;
  return composeMail(recipient, language, TEXTS[language]({ company, link }));
}
