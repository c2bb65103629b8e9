import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { noticeEditor } from './noticeEditor.ts';

/** Deletes a notice and notifies every open screen. */
export const deleteNotice = forPerson({
  audit: auditOfCall,
  events: personEventStore,
  notices: noticeEditor,
})<'deleteNotice'>(async ({ path }, { transact }) =>
  transact(async ({ notices, audit, events }) => {
    const texts = await notices.texts(path.noticePk);
    if (!texts || !(await notices.remove(path.noticePk))) return problem(404, 'not_found');
    await audit.writeAdministration([{ act: 'noticeDeleted', subject: texts.texts.ko.title }]);
    await events.tellNotices();
    return done();
  }),
);
