import type { OperationId } from '@remote-console/api-client/contract';
import { accountsExamples } from './accounts.ts';
import { agentsExamples } from './agents.ts';
import { devicesExamples } from './devices.ts';
import { eventsExamples } from './events.ts';
import type { Example } from './example.ts';
import { groupsExamples } from './groups.ts';
import { historyExamples } from './history.ts';
import { licenseExamples } from './license.ts';
import { noticesExamples } from './notices.ts';

/** Examples of every operation of the contract; one without an example does not compile. */
export const EXAMPLES: Readonly<Record<OperationId, readonly Example[]>> = {
  ...accountsExamples,
  ...agentsExamples,
  ...devicesExamples,
  ...eventsExamples,
  ...groupsExamples,
  ...historyExamples,
  ...licenseExamples,
  ...noticesExamples,
};
