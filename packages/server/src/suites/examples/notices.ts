import { EVERYBODY, type Examples } from './example.ts';

/** Announcements. */
export const noticesExamples = {
  listNotices: [{ expected: EVERYBODY, call: () => ({}) }],
  getNotice: [{ expected: EVERYBODY, call: ({ notice }) => ({ path: { noticePk: notice } }) }],
} satisfies Examples;
