import { type AgentReasonCode, readAgentReason } from '@remote-console/domain';

/** The sentences of the log; the console has its own, in the reader's language. */
const SENTENCES: Readonly<Record<AgentReasonCode, string>> = {
  unknown_command: 'This agent does not know the command.',
  power_off: 'Power commands are not allowed on this machine (--allow-power).',
  no_screen: 'No screenshot can be taken here.',
  bad_mac: 'This is not a hardware address.',
  no_network: 'This machine is not in any IPv4 network.',
  wake_failed: 'The packet could not be sent.',
  update_not_supported: 'This agent cannot update itself; install the version on the machine.',
  update_not_newer: 'The agent has a newer version, and never goes back.',
  update_unclear_version: 'The requested version cannot be compared with that of the agent.',
  update_no_program: 'There is no agent program of this version for this system.',
  update_no_key: 'The agent was enrolled before updates were signed: install it again with a new token.',
  update_running: 'The agent is already updating.',
  update_not_offered: 'The server is not offering the update right now.',
  update_no_connection: 'The update could not be downloaded.',
  update_not_written: 'The update could not be stored.',
  update_too_slow: 'The download of the update took too long.',
  update_stopped: 'The agent was stopped while downloading the update.',
  update_not_signed: "The update is not signed with the server's key; it was not installed.",
  update_wrong_program: 'The update is not the requested one; it was not installed.',
  update_rolled_back: 'The new version did not work; the previous version is running again.',
  update_interrupted: 'The computer or the agent stopped while the new version was being tried.',
  update_failed: 'The update failed.',
};

/** What an agent answered, as a line of its log. */
export function reasonSentence(reason: string): string {
  const { code, detail } = readAgentReason(reason);
  return code === null ? detail : [SENTENCES[code], detail].filter((part) => part !== '').join(' ');
}
