import { EVERYBODY, type ExampleContext, type Examples, OPERATORS } from './example.ts';

const NOTICE = {
  notice_date: '2026-12-01T00:00:00.000Z',
  texts: { ko: { title: '점검', content: '<p>점검합니다.</p>' } },
};

/** A notice that exists for one call. */
async function freshNotice({ testServer }: ExampleContext): Promise<number> {
  const { pk } = await testServer.database.query
    .insertInto('notices')
    .values({ notice_date: 1, created_at: 1 })
    .returning('pk')
    .executeTakeFirstOrThrow();
  const text = { notice_fk: pk, lang_code: 'ko', title: 't', content: 'c' } as const;
  await testServer.database.query.insertInto('notice_texts').values(text).execute();
  return pk;
}

/** Announcements. */
export const noticesExamples = {
  listNotices: [{ expected: EVERYBODY, call: () => ({}) }],
  getNotice: [{ expected: EVERYBODY, call: async (context) => ({ path: { noticePk: await freshNotice(context) } }) }],
  getNoticeTexts: [
    { expected: OPERATORS, call: async (context) => ({ path: { noticePk: await freshNotice(context) } }) },
  ],
  createNotice: [{ expected: OPERATORS, call: () => ({ body: NOTICE }) }],
  changeNotice: [
    {
      expected: OPERATORS,
      call: async (context) => ({ path: { noticePk: await freshNotice(context) }, body: { ...NOTICE, version: 0 } }),
    },
  ],
  deleteNotice: [
    { expected: OPERATORS, call: async (context) => ({ path: { noticePk: await freshNotice(context) } }) },
  ],
} satisfies Examples;
