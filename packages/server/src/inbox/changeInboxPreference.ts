import { isChoiceOpen, recordedChange } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { inboxStore } from './inboxStore.ts';

/**
 * Chooses where notifications of a kind are delivered. Where security notices go is recorded: otherwise somebody who
 * takes over an account could silence them without a trace.
 */
export const changeInboxPreference = forPerson({ audit: auditOfCall, inbox: inboxStore })<'changeInboxPreference'>(
  async ({ body }, { session, transact }) => {
    const { kind, choice } = body;
    if (!isChoiceOpen(kind, choice)) return problem(400, 'invalid_data', 'choice');
    return transact(async ({ inbox, audit }) => {
      const before = (await inbox.preferences()).find((preference) => preference.kind === kind);
      if (!before) return problem(400, 'invalid_data', 'kind');
      await inbox.choose(kind, choice);
      const change = recordedChange({ choice: before.choice }, { choice });
      if (kind === 'security' && change) {
        await audit.writeAdministration([{ act: 'inboxChanged', subject: session.member.mgrid, change }]);
      }
      return found([{ kind, choice }]);
    });
  },
);
