import { recordedChange } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { groupStore } from '../groups/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { readContent, recordedContent } from './savedContent.ts';
import { savedViewStore } from './savedViewStore.ts';

/** Saves a view of the device list. A shared one is recorded: others see it from now on. */
export const createSavedView = forPerson({
  audit: auditOfCall,
  groups: groupStore,
  savedViews: savedViewStore,
})<'createSavedView'>(async ({ body }, { session, transact }) =>
  transact(async (stores) => {
    const { groups, savedViews, audit } = stores;
    await groups.lock();
    const read = await readContent(body, { session, stores }, null);
    if (!read.ok) return read.refusal;
    const { content } = read;
    const obstacle = await savedViews.obstacle(content.name, null);
    if (obstacle !== null) return problem(409, obstacle, 'name');
    const pk = await savedViews.add(content);
    if (content.sharing !== 'private') {
      const change = recordedChange({}, recordedContent(content));
      await audit.writeAdministration([{ act: 'viewShared', subject: content.name.trim(), change }]);
    }
    const view = await savedViews.find(pk);
    return view ? found([view]) : problem(404, 'not_found');
  }),
);
