import { DEFAULT_TAG_COLOR } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { managesTags, nameFor } from './tagAccess.ts';
import { tagStore } from './tagStore.ts';

/** Creates a tag. */
export const createTag = forPerson({ audit: auditOfCall, events: personEventStore, tags: tagStore })<'createTag'>(
  async ({ body }, { session, transact }) => {
    if (!managesTags(session)) return problem(403, 'no_permission');
    return transact(async (stores) => {
      const { tags, audit, events } = stores;
      await tags.lock();
      const named = await nameFor(stores, body.name, null);
      if (!named.ok) return named.refusal;
      if (await tags.isFull()) return problem(409, 'company_tag_limit');
      const { name } = named;
      const color = body.color ?? DEFAULT_TAG_COLOR;
      const id = await tags.add({ name, color });
      await audit.writeAdministration([{ act: 'tagCreated', subject: name }]);
      await events.tellTags();
      return found([{ id, name, color, deviceCount: 0 }]);
    });
  },
);
