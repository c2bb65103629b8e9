import { homedir } from 'node:os';
import { join } from 'node:path';
import { type AgentAnswer, askAgent, type ControlRequest, type DeviceSession, shownName } from '../remote/index.ts';
import type { Computer } from './computer.ts';
import { findInstallation } from './findInstallation.ts';
import { SERVICE } from './layout.ts';
import { readRunning } from './runningState.ts';

/** What the person at a computer wants to do with its sessions. */
export interface SessionsWish {
  readonly request: ControlRequest;
  /** The data folder of the agent; null to look for the installation. */
  readonly dataFolder: string | null;
}

/** The sentence for a computer with no current sessions. */
const NOBODY_SENTENCE = 'Nobody is connected to this computer from a browser.';

const ABSENT_SENTENCE =
  'You have no agent running on this computer, so there are no sessions; for the system-wide agent, use sudo.';

/** The number of sessions, as the beginning of a sentence. */
function countText(count: number): string {
  return count === 1 ? '1 session' : `${count} sessions`;
}

/** Who is on the computer, in one sentence. */
export function presenceSentence(sessions: readonly DeviceSession[]): string {
  if (sessions.length === 0) return NOBODY_SENTENCE;
  const byPerson = Map.groupBy(sessions, ({ person }) => shownName(person));
  const people = [...byPerson].map(
    ([person, theirs]) => `${person} (${[...new Set(theirs.map(({ kind }) => kind))].join(', ')})`,
  );
  return `${countText(sessions.length)} on this computer: ${people.join(', ')}.`;
}

function listLines(sessions: readonly DeviceSession[]): readonly string[] {
  const numbers = sessions.map(({ number }) => String(number));
  const width = Math.max(...numbers.map(({ length }) => length));
  return sessions.map(({ number, person, kind, since, isAway }) => {
    const away = isAway ? ' (connection lost; it may come back within a minute)' : '';
    return `  ${String(number).padStart(width)}  ${kind.padEnd(8)}  since ${since}  ${shownName(person)}${away}`;
  });
}

/** The sessions on the computer, one per line, and how to end them. */
function listText(sessions: readonly DeviceSession[]): string {
  if (sessions.length === 0) return NOBODY_SENTENCE;
  return [
    `${countText(sessions.length)} on this computer. To end them, use \`sessions end NUMBER\` or \`sessions end all\`.`,
    ...listLines(sessions),
  ].join('\n');
}

/** What was ended, one per line. */
function endText(ended: readonly DeviceSession[], number: number | null): string {
  if (ended.length > 0)
    return ended
      .map((session) => `Session ${session.number} ended: ${shownName(session.person)} (${session.kind}).`)
      .join('\n');
  return number === null ? NOBODY_SENTENCE : `There is no session ${number}; \`sessions\` lists the running ones.`;
}

async function dataFolderOf({ dataFolder }: SessionsWish, computer: Computer): Promise<string> {
  if (dataFolder !== null) return dataFolder;
  const found = await findInstallation(computer);
  // Where an agent that was started by hand keeps its data.
  return found?.layout.dataFolder ?? join(homedir(), `.${SERVICE}`);
}

/** Why an agent that may be running did not answer. */
function failureSentence(answer: Exclude<AgentAnswer, { kind: 'answered' | 'absent' }>): string {
  return answer.kind === 'forbidden'
    ? 'Only the user that this agent runs as and the administrator (sudo) can see its sessions.'
    : `Could not contact the agent. ${answer.reason}`;
}

/**
 * Lists the sessions on this computer, or ends some.
 *
 * @param say Reports what was found or done.
 * @returns Whether it succeeded.
 */
export async function tellSessions(
  computer: Computer,
  wish: SessionsWish,
  say: (text: string) => void,
): Promise<boolean> {
  const dataFolder = await dataFolderOf(wish, computer);
  const answer = await askAgent(dataFolder, wish.request);
  if (answer.kind === 'absent') {
    const isRunning = (await readRunning(dataFolder)) !== null;
    say(
      isRunning
        ? 'The agent is running but cannot be contacted: it may be an older version, or its log says why. Restart it, or install it again.'
        : ABSENT_SENTENCE,
    );
    return false;
  }
  if (answer.kind !== 'answered') {
    say(failureSentence(answer));
    return false;
  }
  const { sessions } = answer;
  if (wish.request.type === 'list') {
    say(listText(sessions));
    return true;
  }
  const { number } = wish.request;
  say(endText(sessions, number));
  return sessions.length > 0 || number === null;
}
