import { recordedChange } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { recordedView } from './savedContent.ts';
import { savedViewStore } from './savedViewStore.ts';

/** Removes a view. A shared one is recorded: others no longer see it. */
export const deleteSavedView = forPerson({ audit: auditOfCall, savedViews: savedViewStore })<'deleteSavedView'>(
  async ({ path }, { transact }) =>
    transact(async ({ savedViews, audit }) => {
      const view = await savedViews.find(path.savedViewPk);
      if (!view) return problem(404, 'not_found');
      if (!view.mayChange) return problem(403, 'no_permission');
      await savedViews.remove(view);
      if (view.sharing !== 'private') {
        const change = recordedChange(recordedView(view), { sharing: null, group: null });
        await audit.writeAdministration([{ act: 'viewUnshared', subject: view.name, change }]);
      }
      return done();
    }),
);
