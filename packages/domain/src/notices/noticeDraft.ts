import { inEveryLanguage, LANGUAGES, type Language } from '../languages/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { DAY_MS, dayInZone, endOfDay, epochOf } from '../time/index.ts';

/** Maximum lengths of title and content, in characters. */
export const NOTICE_LIMITS = { title: 200, content: 50_000 } as const;

/** A notice's texts in one language. */
export interface NoticeBody {
  readonly title: string;
  /** HTML. */
  readonly content: string;
}

/** A notice being written: there are fields for every language, and those of a language may stay empty. */
export interface NoticeDraft {
  /** The last day on which the notice pops up, `YYYY-MM-DD`; empty while none is selected. */
  readonly lastDay: string;
  readonly texts: Readonly<Record<Language, NoticeBody>>;
}

/** What is wrong with a draft, by field. */
export interface NoticeFaults {
  readonly lastDay?: Extract<RuleMessage, 'no_input_data'>;
  readonly texts: Readonly<Partial<Record<Language, Readonly<Partial<Record<keyof NoticeBody, NoticeFault>>>>>>;
}

type NoticeFault = Extract<RuleMessage, 'no_input_data' | 'over_character_limit'>;

const NO_WORDS: NoticeBody = { title: '', content: '' };

/** An empty draft that pops up for a week. `now` is epoch milliseconds. */
export function emptyNotice(now: number, timeZoneId: number | null | undefined): NoticeDraft {
  return { lastDay: dayInZone(now + 7 * DAY_MS, timeZoneId), texts: inEveryLanguage(() => NO_WORDS) };
}

/** A draft for editing an existing notice. */
export function draftOfNotice(
  notice: {
    readonly noticeDate: string;
    readonly texts: Readonly<Partial<Record<Language, NoticeBody | undefined>>>;
  },
  timeZoneId: number | null | undefined,
): NoticeDraft {
  const texts = inEveryLanguage((language) => notice.texts[language] ?? NO_WORDS);
  return { lastDay: dayInZone(epochOf(notice.noticeDate), timeZoneId), texts };
}

/** Whether HTML displays only whitespace. */
const isBlank = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === '';

function faultOf(value: string, limit: number): NoticeFault | null {
  if (isBlank(value)) return 'no_input_data';
  return value.length > limit ? 'over_character_limit' : null;
}

/** Whether there is a title or content in a language; otherwise its readers see the English or the Korean ones. */
export function isNoticeWritten({ title, content }: NoticeBody): boolean {
  return title.trim() !== '' || !isBlank(content);
}

/** Checks a draft: Korean is required, and a language must be complete or empty. Null if nothing is wrong. */
export function checkNotice({ lastDay, texts }: NoticeDraft): NoticeFaults | null {
  const found: Partial<Record<Language, Partial<Record<keyof NoticeBody, NoticeFault>>>> = {};
  for (const language of LANGUAGES) {
    const words = texts[language];
    if (language !== 'ko' && !isNoticeWritten(words)) continue;
    const title = faultOf(words.title, NOTICE_LIMITS.title);
    const content = faultOf(words.content, NOTICE_LIMITS.content);
    if (title || content) found[language] = { ...(title ? { title } : {}), ...(content ? { content } : {}) };
  }
  if (lastDay !== '' && Object.keys(found).length === 0) return null;
  return { ...(lastDay === '' ? { lastDay: 'no_input_data' as const } : {}), texts: found };
}

/** A draft as it is sent: the popup ends with the last second of its day, and empty languages are omitted. */
export function noticeOfDraft({ lastDay, texts }: NoticeDraft, timeZoneId: number | null | undefined) {
  const lastSecond = endOfDay(lastDay, timeZoneId) - 1000;
  const written: Partial<Record<Language, NoticeBody>> = {};
  for (const language of LANGUAGES) {
    if (isNoticeWritten(texts[language])) written[language] = texts[language];
  }
  return { noticeDate: new Date(lastSecond).toISOString(), texts: { ...written, ko: texts.ko } };
}
