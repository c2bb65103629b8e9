import { deviceStore } from '../devices/index.ts';
import { personEventStore } from '../events/index.ts';
import type { RequestOf } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { approvalStore } from './approvalStore.ts';
import { askForApproval } from './askForApproval.ts';
import { decideOnApproval } from './decideOnApproval.ts';

type Body = RequestOf<'sendApproval'>['body'];
type Decision = Extract<Body, { isAccepted: unknown }>;

const isDecision = (body: Body): body is Decision => 'isAccepted' in body;

/** Requests access to a device for a period, or decides on such a request. */
export const sendApproval = forPerson({
  approvals: approvalStore,
  devices: deviceStore,
  events: personEventStore,
})<'sendApproval'>(async ({ body }, context) =>
  isDecision(body) ? decideOnApproval(body, context) : askForApproval(body, context),
);
