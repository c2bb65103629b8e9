import { connect } from 'node:net';
import { useControlPlace } from './controlPlace.ts';
import { type ControlRequest, readControlAnswer } from './controlMessages.ts';
import type { DeviceSession } from './deviceSessions.ts';

/** How long the agent may take to answer, in milliseconds. */
const PATIENCE_MS = 5000;
const LONGEST_ANSWER = 4 * 1024 * 1024;

/** The outcome of asking the agent of a data folder. */
export type AgentAnswer =
  | { readonly kind: 'answered'; readonly sessions: readonly DeviceSession[] }
  /** None is listening there. */
  | { readonly kind: 'absent' }
  /** It belongs to another user. */
  | { readonly kind: 'forbidden' }
  /** It did not answer, or could not be reached, for the given reason. */
  | { readonly kind: 'failed'; readonly reason: string };

function lineFrom(path: string, line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(path);
    socket.setEncoding('utf8');
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('It does not answer.')));
    socket.on('connect', () => socket.write(`${line}\n`));
    socket.on('data', (part) => {
      answer += part;
      if (answer.length > LONGEST_ANSWER) socket.destroy(new Error('Its answer is too long.'));
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

const ABSENT: readonly unknown[] = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR'];
const FORBIDDEN: readonly unknown[] = ['EACCES', 'EPERM'];

/** Asks the agent that runs with a data folder, as the same user or as the administrator. */
export async function askAgent(dataFolder: string, request: ControlRequest): Promise<AgentAnswer> {
  try {
    const answer = await useControlPlace(dataFolder, (path) => lineFrom(path, JSON.stringify(request)));
    const sessions = readControlAnswer(answer);
    return sessions === null
      ? { kind: 'failed', reason: 'Its answer could not be read.' }
      : { kind: 'answered', sessions };
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : null;
    if (ABSENT.includes(code)) return { kind: 'absent' };
    if (FORBIDDEN.includes(code)) return { kind: 'forbidden' };
    return { kind: 'failed', reason: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
