import type { Notice } from '@remote-console/api-client/contract';
import { DEFAULT_LANGUAGE, type Language, SUBSTITUTE_LANGUAGE } from '@remote-console/domain';
import { type Connection, instantText } from '../database/index.ts';

/** A notice in a language; where that has no text, in English, and in Korean where that has none either. */
function notices({ query }: Connection, language: Language) {
  return query
    .selectFrom('notices')
    .innerJoin('notice_texts as standard', (join) =>
      join.onRef('standard.notice_fk', '=', 'notices.pk').on('standard.lang_code', '=', DEFAULT_LANGUAGE),
    )
    .leftJoin('notice_texts as wanted', (join) =>
      join.onRef('wanted.notice_fk', '=', 'notices.pk').on('wanted.lang_code', '=', language),
    )
    .leftJoin('notice_texts as substitute', (join) =>
      join.onRef('substitute.notice_fk', '=', 'notices.pk').on('substitute.lang_code', '=', SUBSTITUTE_LANGUAGE),
    )
    .select((eb) => [
      'notices.pk',
      'notices.notice_date',
      'notices.created_at',
      eb.fn.coalesce('wanted.title', 'substitute.title', 'standard.title').as('title'),
      eb.fn.coalesce('wanted.content', 'substitute.content', 'standard.content').as('content'),
    ]);
}

interface NoticeRow {
  readonly pk: number;
  readonly notice_date: number;
  readonly created_at: number;
  readonly title: string;
  readonly content: string;
}

function noticeRecord(row: NoticeRow): Notice {
  return {
    id: row.pk,
    noticeTitle: row.title,
    noticeContent: row.content,
    noticeDate: instantText(row.notice_date),
    createTime: instantText(row.created_at),
  };
}

/** A page of notices by date. */
export async function pageOfNotices(
  connection: Connection,
  language: Language,
  cut: { readonly order: 'asc' | 'desc'; readonly limit: number; readonly offset: number },
): Promise<Notice[]> {
  const rows = await notices(connection, language)
    .orderBy('notices.notice_date', cut.order)
    .orderBy('notices.pk', cut.order)
    .limit(cut.limit)
    .offset(cut.offset)
    .execute();
  return rows.map(noticeRecord);
}

/** One notice, or null. */
export async function findNotice(connection: Connection, language: Language, pk: number): Promise<Notice | null> {
  const row = await notices(connection, language).where('notices.pk', '=', pk).executeTakeFirst();
  return row ? noticeRecord(row) : null;
}

/** How many notices there are. */
export async function countNotices(connection: Connection): Promise<number> {
  const { total } = await notices(connection, DEFAULT_LANGUAGE)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
