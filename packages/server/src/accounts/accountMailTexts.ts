import { textsInEveryLanguage } from '@remote-console/texts/server';

/** The mails that an account can get. */
export type AccountMailKind = 'verification' | 'newEmail' | 'reset' | 'unlock';

/** The texts of the mails, by language. */
export const ACCOUNT_MAILS = await textsInEveryLanguage('accountMails');
