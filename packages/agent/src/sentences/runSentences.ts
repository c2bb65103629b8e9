import { waitingSentence } from './reachability.ts';
import { reasonSentence } from './reasonSentence.ts';
import type { AgentEvent, FatalReason } from '../protocol/index.ts';

/** The state of a run, in one sentence. */
export function sentenceOf(event: AgentEvent, server: string): string {
  switch (event.kind) {
    case 'enrolled':
      return `Enrolled at ${server}.`;
    case 'connected':
      return `Reporting to ${server}.`;
    case 'waiting':
      return `${waitingSentence(event.reason, server, new Date())} The agent keeps trying.`;
    case 'uncontrolled':
      return `The \`sessions\` command cannot reach this agent: ${event.reason}`;
    case 'commanded':
      return `${event.type} ${event.outcome}: ${reasonSentence(event.reason)}`;
  }
}

/** The sentence for a device that was deleted. */
export const REMOVED_SENTENCE = 'The device was deleted in the console; the agent removes its data and stops.';

/** Why a run could not go on, as one sentence. */
export function failureSentence(reason: FatalReason, server: string): string {
  switch (reason) {
    case 'enrolment_refused':
      return `${server} rejected the enrollment token.`;
    case 'enrolment_expired':
      return `${server} rejected the enrollment token because it has expired: get a new one.`;
    case 'enrolment_revoked':
      return `${server} rejected the enrollment token because it was revoked: get a new one.`;
    case 'enrolment_used_up':
      return `${server} rejected the enrollment token because it has already enrolled all the devices it allows: get a new one.`;
    case 'device_has_agent':
      return `${server} already has another agent for this device: get an enrollment token from someone who manages the device.`;
    case 'enrolment_token_missing':
      return `${server} does not know this agent: pass an enrollment token with --token-file FILE.`;
  }
}
