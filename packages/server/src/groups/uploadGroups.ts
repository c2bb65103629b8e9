import { checkSheetGroups } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { groupEditor } from './groupEditor.ts';
import { groupStore } from './groupStore.ts';

/** Creates the groups of a sheet, all of them or, when it breaks a rule, none (C-GEXCEL-07, C-GEXCEL-08). */
export const uploadGroups = forPerson({
  audit: auditOfCall,
  events: personEventStore,
  groupEditor,
  groups: groupStore,
})<'uploadGroups'>(async ({ body }, { transact }) => {
  const fault = checkSheetGroups(body);
  if (fault !== null) return problem(400, fault);
  return transact(async ({ groups, groupEditor, audit, events }) => {
    await groups.lock();
    const made = await groupEditor.addSheet(body);
    await audit.writeAdministration(made.map((subject) => ({ act: 'groupCreated', subject }) as const));
    if (made.length > 0) await events.tellGroups();
    return found({ total: body.length, failure: body.length - made.length });
  });
});
