/** Child processes that are started and ended together. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** How long a child may take to end before it is killed, in milliseconds. */
const PATIENCE_MS = 10_000;

export interface Family {
  /** Starts a child of the family. */
  start: (name: string, words: readonly string[], environment?: NodeJS.ProcessEnv) => ChildProcess;
  /** Asks every child to end, waits, and kills what does not. */
  end: () => Promise<void>;
}

/** A family whose children get SIGTERM when this process is asked to end. */
export function family(): Family {
  const children = new Set<ChildProcess>();
  const end = async () => {
    await Promise.all(
      [...children].map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGTERM');
        const killer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
        await once(child, 'exit');
        clearTimeout(killer);
      }),
    );
  };
  return {
    end,
    start(name, words, environment = {}) {
      const child = spawn(name, words, {
        // A separate process group: Ctrl-C reaches only this process, which then ends the children in order. The
        // channel closes when this process dies unexpectedly, which makes them end by themselves.
        detached: true,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        env: { ...process.env, ...environment },
      });
      children.add(child);
      child.once('exit', () => children.delete(child));
      return child;
    },
  };
}

/** How often to check whether the parent process still exists, in milliseconds. */
const PARENT_CHECK_MS = 1000;

/** Resolves when somebody asks this process to end, or when its parent process has gone. */
export function askedToEnd(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
    setInterval(() => {
      if (process.ppid !== parent) resolve();
    }, PARENT_CHECK_MS).unref();
  });
}

/** Runs a program until it ends; true when it succeeded. */
export async function run(
  name: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(name, words, { stdio: 'inherit', env: { ...process.env, ...environment } });
  const [status]: unknown[] = await once(child, 'exit');
  return status === 0;
}
