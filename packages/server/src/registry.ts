import { accountsOperations } from './accounts/operations.ts';
import { agentsOperations } from './agents/operations.ts';
import { devicesOperations } from './devices/operations.ts';
import { eventsOperations } from './events/operations.ts';
import { groupsOperations } from './groups/operations.ts';
import { historyOperations } from './history/operations.ts';
import { licenseOperations } from './license/operations.ts';
import { noticesOperations } from './notices/operations.ts';
import type { Registry } from './http/operation.ts';

/** Every operation of the contract; a missing one does not compile. */
export const registry: Registry = {
  ...accountsOperations,
  ...agentsOperations,
  ...devicesOperations,
  ...eventsOperations,
  ...groupsOperations,
  ...historyOperations,
  ...licenseOperations,
  ...noticesOperations,
};
