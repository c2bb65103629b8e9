import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeAgentReason } from '@remote-console/domain';
import { wait as waitFor } from '../protocol/index.ts';
import { type Launched, type LaunchedEnd, REPLACED_CODE } from './launched.ts';
import { isIntact, removeOthers, updatesFolder } from './programs.ts';
import {
  begin,
  confirm,
  fail,
  fallBack,
  neededFiles,
  postpone,
  readUpdateState,
  settle,
  type StoredProgram,
  type Trial,
  type UpdateState,
  writeUpdateState,
} from './updateState.ts';

/** How long a new version has until the server accepts one of its reports, in milliseconds. */
export const TRIAL_MS = 60_000;
/** How much later than the end of a program the signal that ended both may be seen, in milliseconds. */
const SAME_SIGNAL_MS = 500;

/** What a launcher works with. */
export interface LauncherOptions {
  readonly dataFolder: string;
  /** The version of the installed program. */
  readonly ownVersion: string;
  /** Runs the installed program in this process, until its exit code or until another version should replace it. */
  readonly runOwn: () => Promise<number | 'replaced'>;
  /** Starts a program from the folder of updates. */
  readonly start: (file: string) => Launched;
  /** Aborted when the launcher should stop. */
  readonly stopping: AbortSignal;
  /** Reports events, one sentence at a time. */
  readonly say: (sentence: string) => void;
  /** Waits; tests have their own clock. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

type TrialEnd =
  | { readonly kind: 'reported' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly how: string };

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}

/** Follows a program until it has reported, has failed to, or is stopped. */
async function watchTrial(program: Launched, { stopping, wait = waitFor }: LauncherOptions): Promise<TrialEnd> {
  const over = new AbortController();
  try {
    return await Promise.race([
      program.reported.then((): TrialEnd => ({ kind: 'reported' })),
      aborted(stopping).then((): TrialEnd => ({ kind: 'stopped' })),
      program.ended.then(async ({ how }): Promise<TrialEnd> => {
        // A service manager ends both at the same time, and this process may find out second.
        await waitFor(SAME_SIGNAL_MS, stopping);
        return stopping.aborted ? { kind: 'stopped' } : { kind: 'failed', how: `${how} before it reported` };
      }),
      wait(TRIAL_MS, over.signal).then((): TrialEnd => ({ kind: 'failed', how: 'did not report within a minute' })),
    ]);
  } finally {
    over.abort();
  }
}

/** Follows a program that has reported until its end, and ends it when the launcher should stop. */
async function follow(program: Launched, stopping: AbortSignal): Promise<LaunchedEnd> {
  return Promise.race([program.ended, aborted(stopping).then(() => program.stop())]);
}

/** One turn of a launcher: its result decides about the next. */
type Turn = number | 'again';

function createLauncher(options: LauncherOptions) {
  const { dataFolder, ownVersion, runOwn, start, stopping, say } = options;
  const pathOf = ({ file }: StoredProgram) => join(updatesFolder(dataFolder), file);

  /** What cannot be written is decided again at the next start, for which the state on the disk is sufficient. */
  async function save(state: UpdateState): Promise<boolean> {
    return writeUpdateState(dataFolder, state).then(
      () => true,
      () => false,
    );
  }

  /** The result of a program that has reported: another turn, or the end of the launcher. */
  async function afterwards(end: LaunchedEnd): Promise<Turn> {
    if (end.code === REPLACED_CODE && !stopping.aborted) return 'again';
    if (stopping.aborted) return 0;
    say(`The agent ${end.how}.`);
    return end.code ?? 1;
  }

  async function rollBack(state: UpdateState, { version }: Trial, how: string): Promise<Turn> {
    say(`Version ${version} ${how}; the previous version is running again.`);
    const failed = fail(state, writeAgentReason('update_rolled_back', `version ${version} ${how}`));
    await save(failed);
    await removeOthers(dataFolder, neededFiles(failed));
    return turn(failed);
  }

  async function tryOut(state: UpdateState, trial: Trial): Promise<Turn> {
    const begun = begin(state);
    if (!(await isIntact(dataFolder, trial))) return rollBack(state, trial, 'is damaged on the disk');
    if (!(await save(begun))) return rollBack(state, trial, 'was not tried because the disk cannot be written');
    say(`Trying version ${trial.version}.`);
    const program = start(pathOf(trial));
    const end = await watchTrial(program, options);
    switch (end.kind) {
      case 'stopped':
        await program.stop();
        await save(postpone(begun));
        return 0;
      case 'failed':
        await program.stop();
        return rollBack(begun, trial, end.how);
      case 'reported': {
        const confirmed = confirm(begun);
        if (!(await save(confirmed))) {
          await program.stop();
          return rollBack(begun, trial, 'was not kept because the disk cannot be written');
        }
        await removeOthers(dataFolder, neededFiles(confirmed));
        say(`Version ${trial.version} is reporting and will be kept.`);
        program.confirm();
        return afterwards(await follow(program, stopping));
      }
    }
  }

  async function runConfirmed(state: UpdateState, confirmed: StoredProgram): Promise<Turn> {
    if (!(await isIntact(dataFolder, confirmed))) {
      say(`Version ${confirmed.version} is damaged on the disk; the previous version is running.`);
      const earlier = fallBack(state);
      await save(earlier);
      return turn(earlier);
    }
    const program = start(pathOf(confirmed));
    void program.reported.then(() => program.confirm());
    const end = await follow(program, stopping);
    if (end.isStarted) return afterwards(end);
    say(`Version ${confirmed.version} ${end.how}; the previous version is running.`);
    return turn(fallBack(state));
  }

  async function turn(state: UpdateState): Promise<Turn> {
    if (stopping.aborted) return 0;
    if (state.trial !== null) return tryOut(state, state.trial);
    if (state.confirmed !== null) return runConfirmed(state, state.confirmed);
    const end = await runOwn();
    return end === 'replaced' ? 'again' : end;
  }

  return async (isReplacing: boolean): Promise<Turn> => {
    const stored = await readUpdateState(dataFolder);
    const state = settle(stored, ownVersion);
    if (!isDeepStrictEqual(state, stored)) await save(state);
    await removeOthers(dataFolder, neededFiles(state));
    // A program that asks to be replaced when there is no replacement would be restarted forever.
    return isReplacing && state.trial === null ? 1 : turn(state);
  };
}

/**
 * Runs the newest version of the agent that has proven itself: the installed program, or one that it updated itself to.
 * A new version is tried first; if the server accepts no report of it in time, the previous version is started again.
 *
 * @returns The exit code.
 */
export async function launch(options: LauncherOptions): Promise<number> {
  const takeTurn = createLauncher(options);
  for (let isReplacing = false; ; isReplacing = true) {
    const end = await takeTurn(isReplacing);
    if (end !== 'again') return end;
  }
}
