import { allowanceSentence, askAgent, type DeviceSession } from '../remote/index.ts';
import { waitingSentence } from '../sentences/index.ts';
import { readRunning, type RunningState } from './runningState.ts';
import type { Computer } from './computer.ts';
import { findInstallation, NOT_INSTALLED } from './findInstallation.ts';
import type { Installation } from './installation.ts';
import { MANAGER_NAMES } from './services.ts';
import { presenceSentence } from './sessions.ts';

/**
 * What the agent is doing, what hinders it, what it allows, and who is on the computer.
 *
 * @param sessions The current sessions; null where the agent does not say.
 */
export function statusSentence(
  { server, manager, allowPower, remote }: Installation,
  running: RunningState | null,
  sessions: readonly DeviceSession[] | null,
): string {
  const power = allowPower
    ? 'The console may reboot and shut down this computer.'
    : 'The console may not reboot or shut down this computer.';
  const allowed = `${power} ${allowanceSentence(remote)}`;
  if (running === null)
    return `The agent is installed as ${MANAGER_NAMES[manager]} but is not running, so nothing is reported to ${server}.`;
  const { reporting, version } = running;
  const present = sessions === null ? '' : ` ${presenceSentence(sessions)}`;
  const about = `${allowed}${version === null ? '' : ` The agent is version ${version}.`}${present}`;
  if (reporting === null) return `The agent has just started and is connecting to ${server}. ${about}`;
  return reporting.accepted
    ? `Reporting to ${server} since ${reporting.since}. ${about}`
    : `Not reporting to ${server} since ${reporting.since}. ${waitingSentence(reporting.reason, server, new Date())} Run \`doctor\` to find out more. ${about}`;
}

/** Says what the agent is doing. @returns Whether it reports. */
export async function tellStatus(computer: Computer, say: (sentence: string) => void): Promise<boolean> {
  const found = await findInstallation(computer);
  if (found === null) {
    say(NOT_INSTALLED);
    return false;
  }
  const { dataFolder } = found.layout;
  const running = await readRunning(dataFolder);
  const answer = running && (await askAgent(dataFolder, { type: 'list' }));
  say(statusSentence(found.installation, running, answer?.kind === 'answered' ? answer.sessions : null));
  return running?.reporting?.accepted === true;
}
