/** A load that keeps every core busy, as a full run or other work on the machine does. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Computes until it is ended, or until its parent process has gone. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';

/** Starts one busy process per core; the function ends them. */
export function keepCoresBusy(): () => void {
  const children = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', BUSY], { stdio: 'ignore' }),
  );
  return () => children.forEach((child) => void child.kill('SIGKILL'));
}
