import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { managesTags } from './tagAccess.ts';
import { tagStore } from './tagStore.ts';

/** Deletes a tag, and removes it from every device. */
export const deleteTag = forPerson({ audit: auditOfCall, events: personEventStore, tags: tagStore })<'deleteTag'>(
  async ({ path }, { session, transact }) => {
    if (!managesTags(session)) return problem(403, 'no_permission');
    return transact(async ({ tags, audit, events }) => {
      await tags.lock();
      const tag = await tags.find(path.tagPk);
      if (!tag) return problem(404, 'not_found');
      await tags.remove(tag.id);
      await audit.writeAdministration([{ act: 'tagDeleted', subject: tag.name }]);
      await events.tellTags();
      return done();
    });
  },
);
