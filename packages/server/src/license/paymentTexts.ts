import { textsInEveryLanguage, type TextsByLanguage } from '@remote-console/texts/server';

/** The texts of the payment pages, by language. */
export const PAYMENT_TEXTS: TextsByLanguage<'payment'> = await textsInEveryLanguage('payment');
