import type { OperationId } from '@remote-console/api-client/contract';
import { accountsExamples } from './accounts.ts';
import { agentsExamples } from './agents.ts';
import { approvalsExamples } from './approvals.ts';
import { devicesExamples } from './devices.ts';
import { downloadsExamples } from './downloads.ts';
import { eventsExamples } from './events.ts';
import type { Example } from './example.ts';
import { groupsExamples } from './groups.ts';
import { historyExamples } from './history.ts';
import { inboxExamples } from './inbox.ts';
import { usersExamples } from './users.ts';
import { licenseExamples } from './license.ts';
import { noticesExamples } from './notices.ts';
import { operatorExamples } from './operator.ts';
import { overviewExamples } from './overview.ts';
import { policiesExamples } from './policies.ts';
import { partnersExamples } from './partners.ts';
import { remoteExamples } from './remote.ts';
import { savedViewsExamples } from './savedViews.ts';
import { tagsExamples } from './tags.ts';
import { ticketsExamples } from './tickets.ts';

/** Examples of every operation of the contract; one without an example does not compile. */
export const EXAMPLES: Readonly<Record<OperationId, readonly Example[]>> = {
  ...accountsExamples,
  ...agentsExamples,
  ...approvalsExamples,
  ...devicesExamples,
  ...downloadsExamples,
  ...eventsExamples,
  ...groupsExamples,
  ...historyExamples,
  ...inboxExamples,
  ...usersExamples,
  ...licenseExamples,
  ...noticesExamples,
  ...operatorExamples,
  ...overviewExamples,
  ...policiesExamples,
  ...partnersExamples,
  ...remoteExamples,
  ...savedViewsExamples,
  ...tagsExamples,
  ...ticketsExamples,
};
