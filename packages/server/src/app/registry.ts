import type { OperationId } from '@remote-console/api-client/contract';
import { accountsOperations } from '../accounts/operations.ts';
import { agentsOperations } from '../agents/operations.ts';
import { approvalsOperations } from '../approvals/operations.ts';
import { devicesOperations } from '../devices/operations.ts';
import { downloadsOperations } from '../downloads/operations.ts';
import { eventsOperations } from '../events/operations.ts';
import { groupsOperations } from '../groups/operations.ts';
import { historyOperations } from '../history/operations.ts';
import { inboxOperations } from '../inbox/operations.ts';
import { usersOperations } from '../users/operations.ts';
import { licenseOperations } from '../license/operations.ts';
import { noticesOperations } from '../notices/operations.ts';
import { operatorOperations } from '../operator/operations.ts';
import { overviewOperations } from '../overview/operations.ts';
import { policiesOperations } from '../policies/operations.ts';
import { partnersOperations } from '../partners/operations.ts';
import { remoteOperations } from '../remote/operations.ts';
import { savedViewsOperations } from '../savedViews/operations.ts';
import { tagsOperations } from '../tags/operations.ts';
import { ticketsOperations } from '../tickets/operations.ts';
import { getStart } from './getStart.ts';
import type { AgentOperation } from '../agents/forAgent.ts';
import type { VisitorOperation } from '../members/forAnyone.ts';
import type { PersonOperation } from '../members/forPerson.ts';

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
