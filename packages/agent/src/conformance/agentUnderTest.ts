import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Where an agent is started: the values of `{server}`, `{data}` and `{token-file}` in its command. */
export interface Surroundings {
  /** Origin of the server. */
  readonly server: string;
  /** The folder where the agent keeps its data; it does not exist before the first start. */
  readonly data: string;
  /** A file containing the enrollment token. */
  readonly tokenFile: string;
}

/** How an agent exited. */
export interface AgentExit {
  /** Null when it was killed. */
  readonly code: number | null;
}

/** A running agent. */
export interface RunningAgent {
  /** What it has printed. */
  readonly output: () => string;
  readonly exited: Promise<AgentExit>;
  /** Whether it is still running. */
  readonly isRunning: () => boolean;
  /** Asks it to stop, as a service manager would. */
  readonly terminate: () => void;
  readonly kill: () => Promise<void>;
}

/**
 * Starts an agent with the command of the person testing it. The values of the placeholders are also set in the
 * environment, under the names that the reference agent reads.
 *
 * @param command A program and its parameters.
 */
export function startAgent(command: readonly string[], { server, data, tokenFile }: Surroundings): RunningAgent {
  const [program = '', ...parameters] = command.map((word) =>
    word.replaceAll('{server}', server).replaceAll('{data}', data).replaceAll('{token-file}', tokenFile),
  );
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      REMOTE_CONSOLE_SERVER: server,
      REMOTE_CONSOLE_AGENT_DATA: data,
      REMOTE_CONSOLE_ENROLMENT_TOKEN_FILE: tokenFile,
    },
  });
  let output = '';
  let isRunning = true;
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (output += String(part)));
  const exited = once(child, 'close').then(([code]: unknown[]): AgentExit => {
    isRunning = false;
    return { code: typeof code === 'number' ? code : null };
  });
  return {
    output: () => output,
    exited,
    isRunning: () => isRunning,
    terminate: () => void child.kill('SIGTERM'),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
