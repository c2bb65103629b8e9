import type { NoticeTexts } from '@remote-console/api-client/contract';
import { type Language, LANGUAGES } from '@remote-console/domain';
import { instantText } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { countNotices, findNotice, pageOfNotices } from './noticeStore.ts';

/** A notice as the service operator writes it; its HTML is already sanitized. */
export interface WrittenNotice {
  /** Until when it pops up, epoch milliseconds. */
  readonly date: number;
  readonly texts: NoticeTexts['texts'];
}

/** Writes notices. Each call that writes is made inside a transaction. */
export function noticeEditor({ connection }: Pick<StoreAccess, 'connection'>) {
  const { query, now } = connection;

  async function writeTexts(pk: number, texts: NoticeTexts['texts']): Promise<void> {
    await query.deleteFrom('notice_texts').where('notice_fk', '=', pk).execute();
    const rows = LANGUAGES.flatMap((lang_code) => {
      const text = texts[lang_code];
      return text ? [{ ...text, notice_fk: pk, lang_code }] : [];
    });
    await query.insertInto('notice_texts').values(rows).execute();
  }

  return {
    /** A notice as it is shown in a language, or null. */
    find: (language: Language, pk: number) => findNotice(connection, language, pk),

    /** The newest notices in a language, and how many there are. */
    newest: async (language: Language, limit: number) => ({
      notices: await pageOfNotices(connection, language, { order: 'desc', limit, offset: 0 }),
      total: await countNotices(connection),
    }),

    /** A notice with its texts in every language, or null. */
    async texts(id: number): Promise<NoticeTexts | null> {
      const notice = await query.selectFrom('notices').selectAll().where('pk', '=', id).executeTakeFirst();
      if (!notice) return null;
      const rows = await query
        .selectFrom('notice_texts')
        .select(['lang_code', 'title', 'content'])
        .where('notice_fk', '=', id)
        .execute();
      const texts: NoticeTexts['texts'] = { ko: { title: '', content: '' } };
      for (const { lang_code, title, content } of rows) texts[lang_code] = { title, content };
      return {
        id,
        noticeDate: instantText(notice.notice_date),
        version: notice.version,
        texts,
      };
    },

    /** Publishes a notice and returns its ID. */
    async create({ date, texts }: WrittenNotice): Promise<number> {
      const { pk } = await query
        .insertInto('notices')
        .values({ notice_date: date, created_at: now() })
        .returning('pk')
        .executeTakeFirstOrThrow();
      await writeTexts(pk, texts);
      return pk;
    },

    /** Rewrites a notice that has the given version; false when it has another. */
    async rewrite(pk: number, version: number, { date, texts }: WrittenNotice): Promise<boolean> {
      const { numUpdatedRows } = await query
        .updateTable('notices')
        .set({ notice_date: date, version: version + 1 })
        .where('pk', '=', pk)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await writeTexts(pk, texts);
      return true;
    },

    /** Deletes a notice; false when there is none. */
    async remove(pk: number): Promise<boolean> {
      const { numDeletedRows } = await query.deleteFrom('notices').where('pk', '=', pk).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
