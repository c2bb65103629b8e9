/** Texts that keep a word or a quotation which the check rejects elsewhere, and why. */
import type { Language } from '@remote-console/domain';

/** The key with its area, without a plural ending; `area.*` is every text of an area. */
export type WordException = readonly [key: string, found: readonly string[], reason: string];

const QUOTED_BY_DOCUMENTS = 'The documents quote this sentence.';

export const WORD_EXCEPTIONS: Readonly<Record<Language, readonly WordException[]>> = {
  ko: [],
  en: [
    ['deviceFilter.helpJoin', ['and', 'or', '-', 'not'], 'What people type into a filter.'],
    ['messages.invalid_id', ['please'], QUOTED_BY_DOCUMENTS],
  ],
  ja: [],
};
