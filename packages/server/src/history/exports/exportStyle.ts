import { formatInstant, type Language, operatingSystemOf } from '@remote-console/domain';
import type { Member } from '../../accounts/memberStore.ts';
import { instantText } from '../../database/instant.ts';
import { EXPORT_WORDS, type ExportWords } from './exportWords.ts';

/** How a reader wants a table written: words, times and systems. */
export interface ExportStyle {
  readonly language: Language;
  readonly words: ExportWords;
  /** An instant in the reader's zone and date format; empty for none. */
  readonly time: (at: number | null) => string;
  readonly system: (code: number) => string;
  readonly yesOrNo: (flag: number) => string;
}

/** How one person reads a table in a language. */
export function exportStyle(member: Pick<Member, 'time_zone_id' | 'date_fmt_id'>, language: Language): ExportStyle {
  const words = EXPORT_WORDS[language];
  const preferences = { timeZoneId: member.time_zone_id, dateFormatId: member.date_fmt_id };
  return {
    language,
    words,
    time: (at) => (at === null || at === 0 ? '' : formatInstant(instantText(at), preferences, 'second')),
    system: (code) => operatingSystemOf(code).name ?? words.unknown,
    yesOrNo: (flag) => (flag === 1 ? words.yes : words.no),
  };
}
