import { done, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Takes a notice back and tells every open screen. */
export const deleteNotice = forPerson<'deleteNotice'>(async ({ path }, { transact }) =>
  transact(async ({ notices, audit, events }) => {
    const texts = await notices.texts(path.noticePk);
    if (!texts || !(await notices.remove(path.noticePk))) return problem(404, 'not_found');
    await audit.writeAdministration([{ act: 'noticeDeleted', subject: texts.texts.ko.title }]);
    await events.tellNotices();
    return done();
  }),
);
