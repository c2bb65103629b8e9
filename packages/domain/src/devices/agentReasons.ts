/** Why an agent could not do what it was asked to: it answers one of these, and whoever shows it words it. */
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

/** One reason of an agent. */
export type AgentReasonCode = (typeof AGENT_REASON_CODES)[number];

/** What an agent answered, taken apart. */
export interface AgentReason {
  /** Null for the sentence of an agent that answers without codes, or with one that is not known here. */
  readonly code: AgentReasonCode | null;
  /** What the agent adds in its own words, or all that it said where there is no code; empty where it adds nothing. */
  readonly detail: string;
}

/** A code, alone or followed by a colon and the detail. */
const CODED = /^([a-z_]+)(?:: (.+))?$/su;

/** A reason as an agent sends it. */
export function writeAgentReason(code: AgentReasonCode, detail = ''): string {
  return detail === '' ? code : `${code}: ${detail}`;
}

/** A reason that an agent sent. Agents before the codes answered one English sentence, which is all detail. */
export function readAgentReason(reason: string): AgentReason {
  const [, written, detail = ''] = CODED.exec(reason) ?? [];
  const code = AGENT_REASON_CODES.find((known) => known === written);
  return code === undefined ? { code: null, detail: reason } : { code, detail };
}
