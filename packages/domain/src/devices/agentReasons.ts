/** Why an agent could not do what it was asked to: it answers with one of these, which the reading side words. */
export const AGENT_REASON_CODES = [
  'unknown_command',
  // Power, screens, wake-on-LAN
  'power_off',
  'no_screen',
  'bad_mac',
  'no_network',
  'wake_failed',
  // Updates
  'update_not_supported',
  'update_not_newer',
  'update_unclear_version',
  'update_no_program',
  'update_no_key',
  'update_running',
  'update_not_offered',
  'update_no_connection',
  'update_not_written',
  'update_too_slow',
  'update_stopped',
  'update_not_signed',
  'update_wrong_program',
  'update_rolled_back',
  'update_interrupted',
  'update_failed',
] as const;

/** An agent's reason code. */
export type AgentReasonCode = (typeof AGENT_REASON_CODES)[number];

/** An agent's answer, parsed. */
export interface AgentReason {
  /** Null for the sentence of an agent that answers without codes or with an unknown one. */
  readonly code: AgentReasonCode | null;
  /** What the agent adds in its own words, or its whole answer if there is no code; empty if it adds nothing. */
  readonly detail: string;
}

/** A code, alone or followed by a colon and the detail. */
const CODED = /^([a-z_]+)(?:: (.+))?$/su;

/** A reason as agents send it. */
export function writeAgentReason(code: AgentReasonCode, detail = ''): string {
  return detail === '' ? code : `${code}: ${detail}`;
}

/** Parses an agent's reason. Agents from before the codes sent one English sentence, which becomes the detail. */
export function readAgentReason(reason: string): AgentReason {
  const [, written, detail = ''] = CODED.exec(reason) ?? [];
  const code = AGENT_REASON_CODES.find((known) => known === written);
  return code === undefined ? { code: null, detail: reason } : { code, detail };
}
