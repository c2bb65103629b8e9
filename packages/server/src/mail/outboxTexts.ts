import { textsInEveryLanguage } from '@remote-console/texts/server';

/** The texts of the outbox page, by language. */
export const OUTBOX_TEXTS = await textsInEveryLanguage('outbox');

/** The texts of the outbox page. */
export type OutboxTexts = (typeof OUTBOX_TEXTS)['ko'];
