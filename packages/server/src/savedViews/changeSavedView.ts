import type { SavedView, SavedViewChange } from '@remote-console/api-client/contract';
import { type AdministrationAct, recordedChange, type ViewSharing } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { groupStore } from '../groups/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { readContent, recordedContent, recordedView } from './savedContent.ts';
import { savedViewStore } from './savedViewStore.ts';

/** The view after a change, as a call would save it. */
function changed(view: SavedView, change: SavedViewChange) {
  // Once its group was deleted, the view is shared with nobody.
  const present = view.sharing === 'group' && view.sharedGroupId === null ? 'private' : view.sharing;
  const sharing = change.sharing ?? present;
  const sharedId = change.sharedGroupId ?? (sharing === 'group' ? view.sharedGroupId : null);
  const { name, place, parameters, columns } = { ...view, ...change };
  return { name, sharing, place, parameters, columns, ...(sharedId === null ? {} : { sharedGroupId: sharedId }) };
}

function actOf(before: ViewSharing, after: ViewSharing): AdministrationAct | null {
  if (before === 'private') return after === 'private' ? null : 'viewShared';
  return after === 'private' ? 'viewUnshared' : 'viewChanged';
}

/** Renames a view, changes its sharing, or saves another list under its name. What others notice is recorded. */
export const changeSavedView = forPerson({
  audit: auditOfCall,
  groups: groupStore,
  savedViews: savedViewStore,
})<'changeSavedView'>(async ({ path, body }, { session, transact }) =>
  transact(async (stores) => {
    const { groups, savedViews, audit } = stores;
    await groups.lock();
    const view = await savedViews.find(path.savedViewPk);
    if (!view) return problem(404, 'not_found');
    if (!view.mayChange) return problem(403, 'no_permission');
    const read = await readContent(changed(view, body), { session, stores }, view);
    if (!read.ok) return read.refusal;
    const { content } = read;
    const obstacle = await savedViews.obstacle(content.name, view);
    if (obstacle !== null) return problem(409, obstacle, 'name');
    await savedViews.change(view, content);
    const act = actOf(view.sharing, content.sharing);
    if (act) {
      const change = recordedChange(recordedView(view), recordedContent(content));
      await audit.writeAdministration([{ act, subject: content.name.trim(), change }]);
    }
    const after = await savedViews.find(view.id);
    // An administrator who makes somebody's view private no longer sees it.
    return found([after ?? view]);
  }),
);
