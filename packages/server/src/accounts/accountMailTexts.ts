import { textsInEveryLanguage } from '@remote-console/texts/server';

/** The emails that an account can get. */
export type AccountMailKind = 'verification' | 'newEmail' | 'reset' | 'unlock';

/** The texts of the emails, by language. */
export const ACCOUNT_MAILS = await textsInEveryLanguage('accountMails');
