import type { AgentCommand } from '../contract/index.ts';
import { compareAgentVersions, UPDATE_SYSTEMS, type UpdateSystem } from '@remote-console/domain';
import { connectionSentence, diskSentence } from '../sentences/index.ts';
import {
  type AgentSession,
  type Answer,
  type CommandOutcome,
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

const failed = (reason: string): CommandOutcome => ({ outcome: 'failed', reason });

function refusal(answer: Exclude<Answer<SignedManifest>, { kind: 'done' }>, server: string, wanted: string): string {
  if (answer.kind === 'unreachable') return connectionSentence(answer.reason, server, new Date());
  return answer.status === 404
    ? `The server has no version ${wanted} for this system.`
    : `The server is not offering the update right now (${answer.status} ${answer.error}).`;
}

/** Why an update was not downloaded, in one sentence. */
function downloadSentence(
  thrown: unknown,
  { dataFolder }: UpdaterOptions,
  { server, signal }: UpdateConnection,
): string {
  if (signal.aborted) return 'The agent was stopped while downloading the update.';
  if (thrown instanceof WrongProgramError) return thrown.message;
  if (thrown instanceof Error && thrown.name === 'TimeoutError') return 'The download of the update took too long.';
  return diskSentence(thrown, dataFolder) ?? connectionSentence(reasonOf(thrown), server, new Date());
}

/** An answer that needs no download; null when there is something to download. */
function answerAtOnce(options: UpdaterOptions, { updateKey }: UpdateConnection, wanted: string): CommandOutcome | null {
  const { version, system } = options;
  if (wanted === version) return { outcome: 'done', reason: `The agent already has version ${version}.` };
  const order = compareAgentVersions(wanted, version);
  if (order === null) return failed(`${wanted} cannot be compared with version ${version}.`);
  if (order <= 0) return failed(`The agent has version ${version}, and never goes back to ${wanted}.`);
  if (system === null) return failed('There is no agent program for this system; install this version on the machine.');
  if (updateKey === null)
    return failed('The agent was enrolled before updates were signed: install it again with a new token.');
  return null;
}

/** Downloads what a command names, and records it to be tried. */
async function fetchUpdate(options: UpdaterOptions, connection: UpdateConnection, pk: number, wanted: string) {
  const { dataFolder, version: running, system, openFile } = options;
  const { server, session, updateKey } = connection;
  if (system === null || updateKey === null) return failed('This agent does not update itself.');
  const signal = AbortSignal.any([connection.signal, AbortSignal.timeout(DOWNLOAD_MS)]);
  const answer = await session.takeUpdate(system, signal);
  if (answer.kind !== 'done') return failed(refusal(answer, server, wanted));
  const verdict = verifyManifest(answer.value, updateKey, { system, running, wanted });
  if (verdict.kind === 'refused') return failed(verdict.sentence);
  try {
    await removeOthers(dataFolder, neededFiles(await readUpdateState(dataFolder)));
    const { manifest } = verdict;
    const program = await downloadProgram({ server, manifest, dataFolder, signal, ...(openFile ? { openFile } : {}) });
    await writeUpdateState(dataFolder, stage(await readUpdateState(dataFolder), program, pk));
    return { outcome: 'staged' } as const;
  } catch (thrown) {
    await removeOthers(dataFolder, neededFiles(await readUpdateState(dataFolder)));
    return failed(downloadSentence(thrown, options, connection));
  }
}

/** Creates the updater of a running agent. */
export function createUpdater(options: UpdaterOptions): Updater {
  const { dataFolder } = options;
  let underWay: string | null = null;
  return {
    async run({ pk, value: wanted }, connection) {
      const { last, trial } = await readUpdateState(dataFolder);
      // Handed out again because its answer was lost, or has not arrived yet.
      if (last?.commandPk === pk) return { outcome: last.outcome, reason: last.reason };
      if (trial?.commandPk === pk) return { outcome: 'later' };
      const known = answerAtOnce(options, connection, wanted);
      if (known !== null) return known;
      if (underWay !== null) return failed(`The agent is already updating to version ${underWay}.`);
      underWay = wanted;
      try {
        return await fetchUpdate(options, connection, pk, wanted);
      } finally {
        underWay = null;
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
