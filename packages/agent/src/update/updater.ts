import type { AgentCommand } from '../contract/index.ts';
import { compareAgentVersions, UPDATE_SYSTEMS, type UpdateSystem } from '@remote-console/domain';
import { connectionSentence, diskSentence } from '../sentences/index.ts';
import {
  type AgentSession,
  type Answer,
  type CommandOutcome,
  failedBecause,
  reasonOf,
  type SignedManifest,
} from '../protocol/index.ts';
import { downloadProgram, type OpenFile, WrongProgramError } from './downloadProgram.ts';
import { removeOthers } from './programs.ts';
import { markAnswered, neededFiles, readUpdateState, stage, writeUpdateState } from './updateState.ts';
import { verifyManifest } from './verifyManifest.ts';

/** The longest that a download may take, in milliseconds: the server gives up on the command after ten minutes. */
const DOWNLOAD_MS = 8 * 60_000;

/** What an update needs from the running agent. */
export interface UpdateConnection {
  /** Origin of the server. */
  readonly server: string;
  readonly session: Pick<AgentSession, 'takeUpdate' | 'answerCommand'>;
  /** The key that the server named when the agent enrolled; null when it named none. */
  readonly updateKey: string | null;
  /** Ends what is in progress. */
  readonly signal: AbortSignal;
}

/** The result of a command to update: an answer now, or another version that answers once it has reported. */
export type UpdateResult = CommandOutcome | { readonly outcome: 'staged' } | { readonly outcome: 'later' };

/** The part of a running agent that replaces it. */
export interface Updater {
  /**
   * Fetches the version named by a command. `staged` means that it is ready to be tried: the agent ends now. `later`
   * means that the command is answered elsewhere.
   */
  readonly run: (command: Pick<AgentCommand, 'pk' | 'value'>, connection: UpdateConnection) => Promise<UpdateResult>;
  /** Called after the first report that the server accepted: reports the outcome of the last update, if nobody did. */
  readonly reported: (connection: UpdateConnection) => Promise<void>;
}

/** Options of an updater. */
export interface UpdaterOptions {
  readonly dataFolder: string;
  /** The current version. */
  readonly version: string;
  /** Null where no program is built for this system. */
  readonly system: UpdateSystem | null;
  /** Tells the launcher that this version has reported, and waits until that was recorded. */
  readonly noteReport: () => Promise<void>;
  readonly openFile?: OpenFile;
}

const PLATFORMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'macos', win32: 'windows' };

/** The program names for a system; null where there are none. */
export function updateSystemOf(platform: string, architecture: string): UpdateSystem | null {
  const name = `${PLATFORMS[platform] ?? ''}-${architecture}`;
  return UPDATE_SYSTEMS.find((system) => system === name) ?? null;
}

const unreachable = (reason: string, server: string): CommandOutcome =>
  failedBecause('update_no_connection', connectionSentence(reason, server, new Date()));

function refusal(answer: Exclude<Answer<SignedManifest>, { kind: 'done' }>, server: string): CommandOutcome {
  if (answer.kind === 'unreachable') return unreachable(answer.reason, server);
  return answer.status === 404
    ? failedBecause('update_no_program')
    : failedBecause('update_not_offered', `${answer.status} ${answer.error}`);
}

/** Why an update was not downloaded. */
function downloadFailure(
  thrown: unknown,
  { dataFolder }: UpdaterOptions,
  { server, signal }: UpdateConnection,
): CommandOutcome {
  if (signal.aborted) return failedBecause('update_stopped');
  if (thrown instanceof WrongProgramError) return failedBecause('update_wrong_program', thrown.message);
  if (thrown instanceof Error && thrown.name === 'TimeoutError') return failedBecause('update_too_slow');
  const ofDisk = diskSentence(thrown, dataFolder);
  return ofDisk === null ? unreachable(reasonOf(thrown), server) : failedBecause('update_not_written', ofDisk);
}

/** An answer that needs no download; null when there is something to download. */
function answerAtOnce(options: UpdaterOptions, { updateKey }: UpdateConnection, wanted: string): CommandOutcome | null {
  const { version, system } = options;
  if (wanted === version) return { outcome: 'done', reason: `The agent already has version ${version}.` };
  const order = compareAgentVersions(wanted, version);
  if (order === null) return failedBecause('update_unclear_version');
  if (order <= 0) return failedBecause('update_not_newer');
  if (system === null) return failedBecause('update_no_program');
  if (updateKey === null) return failedBecause('update_no_key');
  return null;
}

/** Downloads what a command names, and records it to be tried. */
async function fetchUpdate(options: UpdaterOptions, connection: UpdateConnection, pk: number, wanted: string) {
  const { dataFolder, version: running, system, openFile } = options;
  const { server, session, updateKey } = connection;
  if (system === null || updateKey === null) return failedBecause('update_not_supported');
  const signal = AbortSignal.any([connection.signal, AbortSignal.timeout(DOWNLOAD_MS)]);
  const answer = await session.takeUpdate(system, signal);
  if (answer.kind !== 'done') return refusal(answer, server);
  const verdict = verifyManifest(answer.value, updateKey, { system, running, wanted });
  if (verdict.kind === 'refused') return failedBecause(verdict.code, verdict.detail);
  try {
    await removeOthers(dataFolder, neededFiles(await readUpdateState(dataFolder)));
    const { manifest } = verdict;
    const program = await downloadProgram({ server, manifest, dataFolder, signal, ...(openFile ? { openFile } : {}) });
    await writeUpdateState(dataFolder, stage(await readUpdateState(dataFolder), program, pk));
    return { outcome: 'staged' } as const;
  } catch (thrown) {
    await removeOthers(dataFolder, neededFiles(await readUpdateState(dataFolder)));
    return downloadFailure(thrown, options, connection);
  }
}

/** Creates the updater of a running agent. */
export function createUpdater(options: UpdaterOptions): Updater {
  const { dataFolder } = options;
  let isUnderWay = false;
  return {
    async run({ pk, value: wanted }, connection) {
      const { last, trial } = await readUpdateState(dataFolder);
      // Handed out again because its answer was lost, or has not arrived yet.
      if (last?.commandPk === pk) return { outcome: last.outcome, reason: last.reason };
      if (trial?.commandPk === pk) return { outcome: 'later' };
      const known = answerAtOnce(options, connection, wanted);
      if (known !== null) return known;
      if (isUnderWay) return failedBecause('update_running');
      isUnderWay = true;
      try {
        return await fetchUpdate(options, connection, pk, wanted);
      } finally {
        isUnderWay = false;
      }
    },
    async reported({ session }) {
      await options.noteReport();
      const state = await readUpdateState(dataFolder);
      const { last } = state;
      if (last === null || last.isAnswered) return;
      // Once is enough: if it does not get through, the server hands the command out again.
      await session.answerCommand(last.commandPk, { outcome: last.outcome, reason: last.reason });
      await writeUpdateState(dataFolder, markAnswered(await readUpdateState(dataFolder)));
    },
  };
}
