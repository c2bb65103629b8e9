import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { noticeEditor } from './noticeEditor.ts';
import { readNotice } from './readNotice.ts';

/** Publishes a notice and notifies every open screen. */
export const createNotice = forPerson({
  audit: auditOfCall,
  events: personEventStore,
  notices: noticeEditor,
})<'createNotice'>(async ({ body }, { transact, language }) => {
  const read = readNotice(body);
  if ('fault' in read) return problem(400, read.fault, read.field);
  return transact(async ({ notices, audit, events }) => {
    const pk = await notices.create(read.notice);
    await audit.writeAdministration([{ act: 'noticeCreated', subject: read.notice.texts.ko.title }]);
    await events.tellNotices();
    const notice = await notices.find(language, pk);
    if (!notice) throw new Error('The notice that was written just now is not there.');
    return found([notice]);
  });
});
