import { textsInEveryLanguage, type TextsByLanguage } from '@remote-console/texts/server';

/** The texts of the emails, by language. */
export const PARTNER_MAILS: TextsByLanguage<'partnerMails'> = await textsInEveryLanguage('partnerMails');
