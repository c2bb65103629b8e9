import { join } from 'node:path';
import { compareAgentVersions, isDownloadName, writeAgentReason } from '@remote-console/domain';
import type { CommandOutcome } from '../protocol/index.ts';
import { DamagedFileError, readJsonFile, writePrivateJson } from '../storage/index.ts';

/** A program in the folder of updates. */
export interface StoredProgram {
  readonly version: string;
  /** Its name in the folder. */
  readonly file: string;
  /** Of its content, in hexadecimal digits. */
  readonly sha256: string;
}

/** A program that has not reported yet. `begun` is written before its first start. */
export interface Trial extends StoredProgram {
  readonly phase: 'staged' | 'begun';
  /** The command that requested it. */
  readonly commandPk: number;
}

/** The outcome of a command to update. */
export interface FinishedUpdate extends CommandOutcome {
  readonly commandPk: number;
  readonly version: string;
  /** Whether it was sent to the server. */
  readonly isAnswered: boolean;
}

/**
 * The state of an installed agent's updates. The installed program reads it at every start, and stays in use until
 * somebody installs another: later versions keep this format.
 */
export interface UpdateState {
  /** The current program; null for the installed one. */
  readonly confirmed: StoredProgram | null;
  /** The previous program, in case the file of the current one is damaged; null for the installed one. */
  readonly previous: StoredProgram | null;
  readonly trial: Trial | null;
  readonly last: FinishedUpdate | null;
}

/** An agent that never updated itself. */
export const NO_UPDATES: UpdateState = { confirmed: null, previous: null, trial: null, last: null };

/** Records a program to be tried. */
export function stage(state: UpdateState, program: StoredProgram, commandPk: number): UpdateState {
  return { ...state, trial: { ...program, phase: 'staged', commandPk } };
}

/** Records that the trial starts, so that a computer that does not survive it does not try again. */
export function begin(state: UpdateState): UpdateState {
  return state.trial === null ? state : { ...state, trial: { ...state.trial, phase: 'begun' } };
}

/** Reverts that, for a trial that was stopped from outside. */
export function postpone(state: UpdateState): UpdateState {
  return state.trial === null ? state : { ...state, trial: { ...state.trial, phase: 'staged' } };
}

/** The program has reported: it becomes the current one. */
export function confirm(state: UpdateState): UpdateState {
  const { trial, confirmed } = state;
  if (trial === null) return state;
  const { version, file, sha256, commandPk } = trial;
  const reason = `The agent now has version ${version}.`;
  return {
    confirmed: { version, file, sha256 },
    previous: confirmed,
    trial: null,
    last: { commandPk, version, outcome: 'done', reason, isAnswered: false },
  };
}

/** The program is not used, for a reason in the form of an answer; the previous one runs again. */
export function fail(state: UpdateState, reason: string): UpdateState {
  const { trial } = state;
  if (trial === null) return state;
  const { commandPk, version } = trial;
  return { ...state, trial: null, last: { commandPk, version, outcome: 'failed', reason, isAnswered: false } };
}

/** The file of the verified program has changed: the previous one runs. */
export function fallBack(state: UpdateState): UpdateState {
  return { ...state, confirmed: state.previous, previous: null };
}

/** Records that the outcome of the last command was sent to the server. */
export function markAnswered(state: UpdateState): UpdateState {
  return state.last === null ? state : { ...state, last: { ...state.last, isAnswered: true } };
}

/**
 * The state after a start, whatever happened before: a trial that was started and not finished has failed, and a
 * program that is not newer than the installed one is not needed.
 */
export function settle(state: UpdateState, ownVersion: string): UpdateState {
  const { trial } = state;
  const settled = trial?.phase === 'begun' ? fail(state, writeAgentReason('update_interrupted')) : state;
  const isNewer = (program: StoredProgram | null) =>
    program !== null && (compareAgentVersions(program.version, ownVersion) ?? 0) > 0;
  return {
    ...settled,
    confirmed: isNewer(settled.confirmed) ? settled.confirmed : null,
    previous: isNewer(settled.previous) ? settled.previous : null,
    trial: isNewer(settled.trial) ? settled.trial : null,
  };
}

/** The files that are still needed. */
export function neededFiles({ confirmed, previous, trial }: UpdateState): readonly string[] {
  return [confirmed, previous, trial].flatMap((program) => (program === null ? [] : [program.file]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isProgram(value: unknown): value is StoredProgram {
  if (!isObject(value) || !('version' in value && 'file' in value && 'sha256' in value)) return false;
  const { version, file, sha256 } = value;
  return typeof version === 'string' && typeof file === 'string' && isDownloadName(file) && typeof sha256 === 'string';
}

function isTrial(value: unknown): value is Trial {
  if (!isProgram(value) || !('phase' in value && 'commandPk' in value)) return false;
  return (value.phase === 'staged' || value.phase === 'begun') && typeof value.commandPk === 'number';
}

function isFinished(value: unknown): value is FinishedUpdate {
  if (!isObject(value) || !('commandPk' in value && 'version' in value && 'outcome' in value)) return false;
  if (!('reason' in value && 'isAnswered' in value)) return false;
  const { commandPk, version, outcome, reason, isAnswered } = value;
  return (
    typeof commandPk === 'number' &&
    typeof version === 'string' &&
    (outcome === 'done' || outcome === 'failed') &&
    typeof reason === 'string' &&
    typeof isAnswered === 'boolean'
  );
}

const fileOf = (dataFolder: string) => join(dataFolder, 'update.json');

/** The state of updates; empty where the file is damaged, because the installed program always runs. */
export async function readUpdateState(dataFolder: string): Promise<UpdateState> {
  const stored = await readJsonFile(fileOf(dataFolder)).catch((thrown: unknown) => {
    if (thrown instanceof DamagedFileError) return null;
    throw thrown;
  });
  if (!isObject(stored)) return NO_UPDATES;
  const read = <Value>(name: string, isOne: (value: unknown) => value is Value): Value | null => {
    const value: unknown = Reflect.get(stored, name);
    return isOne(value) ? value : null;
  };
  return {
    confirmed: read('confirmed', isProgram),
    previous: read('previous', isProgram),
    trial: read('trial', isTrial),
    last: read('last', isFinished),
  };
}

/** Saves it, completely or not at all. */
export function writeUpdateState(dataFolder: string, state: UpdateState): Promise<void> {
  return writePrivateJson(fileOf(dataFolder), state);
}
