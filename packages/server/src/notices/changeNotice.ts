import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { noticeEditor } from './noticeEditor.ts';
import { readNotice } from './readNotice.ts';

/** Rewrites a notice and notifies every open screen; the second of two editors is informed about the first. */
export const changeNotice = forPerson({
  audit: auditOfCall,
  events: personEventStore,
  notices: noticeEditor,
})<'changeNotice'>(async ({ path, body }, { transact, language }) => {
  const read = readNotice(body);
  if ('fault' in read) return problem(400, read.fault, read.field);
  return transact(async ({ notices, audit, events }) => {
    const isThere = (await notices.find(language, path.noticePk)) !== null;
    if (!isThere) return problem(404, 'not_found');
    if (!(await notices.rewrite(path.noticePk, body.version, read.notice))) return problem(409, 'changed_meanwhile');
    await audit.writeAdministration([{ act: 'noticeChanged', subject: read.notice.texts.ko.title }]);
    await events.tellNotices();
    const notice = await notices.find(language, path.noticePk);
    return notice ? found([notice]) : problem(404, 'not_found');
  });
});
