import type { Language } from '@remote-console/domain';
import { textsInEveryLanguage } from '@remote-console/texts/server';

/** What the owner of an account is notified of, in case it was somebody else. */
export type AccountNotice = 'newEmailAsked' | 'newEmailTaken' | 'passwordChanged' | 'codesBegun' | 'codesOff';

const [NOTICES, LOGIN] = await Promise.all([textsInEveryLanguage('accountNotices'), textsInEveryLanguage('accounts')]);

/** The subject and the text of a notice. */
export function noticeText(notice: AccountNotice, loginId: string, language: Language) {
  const text = NOTICES[language];
  const link = LOGIN[language]('findIdOrPassword');
  const paragraphs = [
    text('greeting'),
    text(`happened_${notice}`),
    text('account', { loginId }),
    text('advice', { link }),
  ];
  return { subject: text(`subject_${notice}`), lines: [paragraphs.join('\n\n')] };
}
