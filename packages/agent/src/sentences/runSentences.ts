import { waitingSentence } from './reachability.ts';
import type { AgentEvent, FatalReason } from '../protocol/index.ts';

/** The state of a run, in one sentence. */
export function sentenceOf(event: AgentEvent, server: string): string {
  switch (event.kind) {
    case 'enrolled':
      return `Enrolled at ${server}.`;
    case 'connected':
      return `Reporting to ${server}.`;
    case 'waiting':
      return `${waitingSentence(event.reason, server, new Date())} The agent goes on trying.`;
    case 'uncontrolled':
      return `The command \`sessions\` has no way to this agent: ${event.reason}`;
    case 'commanded':
      return `${event.type} ${event.outcome}: ${event.reason}`;
  }
}

/** The sentence for a device that was deleted. */
export const REMOVED_SENTENCE = 'The device was deleted in the console; the agent ends and forgets it.';

/** Why a run could not go on, as one sentence. */
export function failureSentence(reason: FatalReason, server: string): string {
  switch (reason) {
    case 'enrolment_refused':
      return `${server} refuses the enrolment token.`;
    case 'enrolment_expired':
      return `${server} refuses the enrolment token because it has expired: get a new one.`;
    case 'enrolment_revoked':
      return `${server} refuses the enrolment token because it was revoked: get a new one.`;
    case 'enrolment_used_up':
      return `${server} refuses the enrolment token because it has enrolled as many devices as it is for: get a new one.`;
    case 'device_has_agent':
      return `${server} has another agent for this device: get an enrolment token from somebody who manages the device.`;
    case 'enrolment_token_missing':
      return `${server} does not know this agent: give an enrolment token with --token-file FILE.`;
  }
}
