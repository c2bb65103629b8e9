import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { noticeEditor } from './noticeEditor.ts';

/** A notice with its texts in every language. */
export const getNoticeTexts = forPerson({ notices: noticeEditor })<'getNoticeTexts'>(async ({ path }, { stores }) => {
  const texts = await stores.notices.texts(path.noticePk);
  return texts ? found([texts]) : problem(404, 'not_found');
});
