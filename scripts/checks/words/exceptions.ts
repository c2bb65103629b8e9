/** Texts that keep a word or a quotation which the check rejects elsewhere, and why. */
import type { Language } from '@remote-console/domain';

/** The key with its area; `area.*` is every text of an area. */
export type WordException = readonly [key: string, found: readonly string[], reason: string];

const QUOTED_BY_DOCUMENTS = 'The documents quote this sentence.';

const WORD_EXCEPTIONS: Readonly<Partial<Record<Language, readonly WordException[]>>> = {
  en: [
    ['accountPages.phoneHint', ['please'], QUOTED_BY_DOCUMENTS],
    ['deviceFilter.fault_keyUnknown', ['state'], 'What people type into the filter.'],
    ['deviceFilter.helpJoin', ['and', 'or', '-', 'not'], 'What people type into the filter.'],
    ['dialogs.pledgeOne', ['could not'], 'A pledge is written without contractions.'],
    ['downloads.passwordDiffers', ['could not'], QUOTED_BY_DOCUMENTS],
    ['legal.*', ['cannot', 'could not'], 'Legal texts are written without contractions.'],
    ['messages.check_current_password', ['please'], QUOTED_BY_DOCUMENTS],
    ['messages.company_name_requirement', ['please'], QUOTED_BY_DOCUMENTS],
    ['messages.date_validate_error', ['please'], QUOTED_BY_DOCUMENTS],
    ['messages.email-invalid', ['please'], QUOTED_BY_DOCUMENTS],
    ['messages.invalid_id', ['please'], QUOTED_BY_DOCUMENTS],
    ['messages.invalid_id_and_pw', ['please'], QUOTED_BY_DOCUMENTS],
    ['messages.login_failed_cause_inactive', ['please'], QUOTED_BY_DOCUMENTS],
    ['messages.name_requirement', ['please'], QUOTED_BY_DOCUMENTS],
    ['messages.password_confirm', ['could not'], QUOTED_BY_DOCUMENTS],
    ['messages.search_manager_405', ['please'], QUOTED_BY_DOCUMENTS],
  ],
};

/** The exceptions of a language. */
export const exceptionsIn = (language: Language): readonly WordException[] => WORD_EXCEPTIONS[language] ?? [];
