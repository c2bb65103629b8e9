import {
  dateFormatById,
  formatInstant,
  type Language,
  operatingSystemOf,
  spreadsheetDate,
} from '@remote-console/domain';
import type { Member } from '../../members/index.ts';
import { EXPORT_WORDS, type ExportTexts } from './exportTexts.ts';
import type { DateCell } from './workbook.ts';

/** How a reader wants a table written: words, times and systems. */
export interface ExportStyle {
  readonly language: Language;
  readonly words: ExportTexts;
  /** The reader's date format, such as `YYYY/MM/DD`. */
  readonly dateFormat: string;
  /** An instant in the reader's zone; empty for none. */
  readonly time: (at: number | null) => DateCell | '';
  /** The same inside other text. */
  readonly timeText: (instant: string) => string;
  readonly system: (code: number) => string;
  readonly yesOrNo: (flag: number) => string;
}

/** How one person reads a table in a language. */
export function exportStyle(member: Pick<Member, 'time_zone_id' | 'date_fmt_id'>, language: Language): ExportStyle {
  const words = EXPORT_WORDS[language];
  return {
    language,
    words,
    dateFormat: dateFormatById(member.date_fmt_id).pattern,
    time: (at) => (at === null || at === 0 ? '' : { date: spreadsheetDate(at, member.time_zone_id) }),
    timeText: (instant) =>
      formatInstant(instant, { timeZoneId: member.time_zone_id, dateFormatId: member.date_fmt_id }, 'second'),
    system: (code) => operatingSystemOf(code).name ?? words.unknown,
    yesOrNo: (flag) => (flag === 1 ? words.yes : words.no),
  };
}
