import type { OperationId } from '@remote-console/api-client/contract';
import { accountsOperations } from '../accounts/index.ts';
import { type AgentOperation, agentsOperations } from '../agents/index.ts';
import { approvalsOperations } from '../approvals/index.ts';
import { devicesOperations } from '../devices/index.ts';
import { downloadsOperations } from '../downloads/index.ts';
import { eventsOperations } from '../events/index.ts';
import { groupsOperations } from '../groups/index.ts';
import { historyOperations } from '../history/index.ts';
import { inboxOperations } from '../inbox/index.ts';
import { licenseOperations } from '../license/index.ts';
import type { PersonOperation, VisitorOperation } from '../members/index.ts';
import { noticesOperations } from '../notices/index.ts';
import { operatorOperations } from '../operator/index.ts';
import { overviewOperations } from '../overview/index.ts';
import { partnersOperations } from '../partners/index.ts';
import { policiesOperations } from '../policies/index.ts';
import { remoteOperations } from '../remote/index.ts';
import { savedViewsOperations } from '../savedViews/index.ts';
import { tagsOperations } from '../tags/index.ts';
import { ticketsOperations } from '../tickets/index.ts';
import { usersOperations } from '../users/index.ts';
import { getStart } from './getStart.ts';

/** An operation with the kind of caller that it is for. */
export type AnyOperation<Id extends OperationId> = VisitorOperation<Id> | PersonOperation<Id> | AgentOperation<Id>;

/** Every operation of the contract; a missing one does not compile. */
export const registry: { readonly [Id in OperationId]: AnyOperation<Id> } = {
  ...accountsOperations,
  ...agentsOperations,
  ...approvalsOperations,
  ...devicesOperations,
  ...downloadsOperations,
  ...eventsOperations,
  ...groupsOperations,
  ...historyOperations,
  ...inboxOperations,
  ...usersOperations,
  ...licenseOperations,
  ...noticesOperations,
  ...operatorOperations,
  ...overviewOperations,
  ...policiesOperations,
  ...partnersOperations,
  ...remoteOperations,
  ...savedViewsOperations,
  ...tagsOperations,
  ...ticketsOperations,
  getStart,
};
