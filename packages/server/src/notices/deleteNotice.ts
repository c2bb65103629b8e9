import { done, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Takes a notice back and tells every open screen. */
export const deleteNotice = forPerson<'deleteNotice'>(async ({ path }, { transact }) =>
  transact(async ({ notices, events }) => {
    if (!(await notices.remove(path.noticePk))) return problem(404, 'not_found');
    await events.tellNotices();
    return done();
  }),
);
