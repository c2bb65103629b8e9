import { recordedChange } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { managesTags, nameFor } from './tagAccess.ts';
import { tagStore } from './tagStore.ts';

/** Changes the name or the color of a tag. */
export const changeTag = forPerson({ audit: auditOfCall, events: personEventStore, tags: tagStore })<'changeTag'>(
  async ({ path, body }, { session, transact }) => {
    if (!managesTags(session)) return problem(403, 'no_permission');
    return transact(async (stores) => {
      const { tags, audit, events } = stores;
      await tags.lock();
      const tag = await tags.find(path.tagPk);
      if (!tag) return problem(404, 'not_found');
      const before = { name: tag.name, color: tag.color };
      const named =
        body.name === undefined ? ({ ok: true, name: tag.name } as const) : await nameFor(stores, body.name, tag.id);
      if (!named.ok) return named.refusal;
      const after = { name: named.name, color: body.color ?? tag.color };
      const change = recordedChange(before, after);
      if (change) {
        await tags.change(tag.id, after);
        await audit.writeAdministration([{ act: 'tagChanged', subject: tag.name, change }]);
        await events.tellTags();
      }
      return found([{ ...tag, ...after }]);
    });
  },
);
