import { textsInEveryLanguage } from '@remote-console/texts/server';

/** The texts of the payment pages, by language. */
export const PAYMENT_TEXTS = await textsInEveryLanguage('payment');
