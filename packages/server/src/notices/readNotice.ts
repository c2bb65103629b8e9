import type { NoticeText, NoticeTexts, ProblemKey } from '@remote-console/api-client/contract';
import { type Language, LANGUAGES } from '@remote-console/domain';
import { sanitizeNotice, isBlankHtml } from './sanitizeNotice.ts';
import type { WrittenNotice } from './noticeEditor.ts';

/** What is wrong with a notice, and where. */
export interface NoticeFault {
  readonly fault: Extract<ProblemKey, 'no_input_data' | 'invalid_data'>;
  readonly field: string;
}

/** Makes a notice from what was sent: titles trimmed, HTML sanitized, nothing blank. */
export function readNotice(body: {
  readonly noticeDate: string;
  readonly texts: NoticeTexts['texts'];
}): { readonly notice: WrittenNotice } | NoticeFault {
  const date = Date.parse(body.noticeDate);
  if (Number.isNaN(date)) return { fault: 'invalid_data', field: 'noticeDate' };
  const clean: Partial<Record<Language, NoticeText>> = {};
  for (const language of LANGUAGES) {
    const text = body.texts[language];
    if (!text) continue;
    const title = text.title.trim();
    const content = sanitizeNotice(text.content);
    if (title === '') return { fault: 'no_input_data', field: `texts.${language}.title` };
    if (isBlankHtml(content)) return { fault: 'no_input_data', field: `texts.${language}.content` };
    clean[language] = { title, content };
  }
  const { ko } = clean;
  if (!ko) return { fault: 'no_input_data', field: 'texts.ko' };
  return { notice: { date, texts: { ...clean, ko } } };
}
