import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AgentDownload } from '@remote-console/api-client/contract';
import {
  AGENT_PROGRAMS,
  type AgentProgram,
  isAgentVersion,
  programOfSystem,
  type UpdateManifest,
  type UpdateSystem,
} from '@remote-console/domain';
import { DOWNLOAD_PATH, readVersions } from './downloadFolder.ts';

/** Digests by file state, so that a large file is read once and not for every listing. */
const digests = new Map<string, Promise<string>>();
/** More file states than a server ever sees between two starts, unless somebody keeps replacing files. */
const MOST_DIGESTS = 100;

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function rememberedDigest(file: string, state: string): Promise<string> {
  const key = `${file} ${state}`;
  const known = digests.get(key);
  if (known !== undefined) return known;
  if (digests.size >= MOST_DIGESTS) digests.clear();
  const digest = digestOf(file);
  digests.set(key, digest);
  // What could not be read is read again at the next listing.
  digest.catch(() => digests.delete(key));
  return digest;
}

/** Where the agents may be: the first folder that has a file counts, so an operator's own precedes the built one. */
export type AgentFolders = readonly string[];

interface FoundFile {
  readonly folder: string;
  readonly bytes: number;
  readonly sha256: string;
}

async function find(folders: AgentFolders, file: string): Promise<FoundFile | null> {
  for (const folder of folders) {
    const path = join(folder, file);
    const status = await stat(path).catch(() => null);
    if (status?.isFile() !== true) continue;
    const sha256 = await rememberedDigest(path, `${status.size} ${status.mtimeMs}`).catch(() => null);
    if (sha256 !== null) return { folder, bytes: status.size, sha256 };
  }
  return null;
}

async function readAgent(folders: AgentFolders, { system, architecture, file }: AgentProgram): Promise<AgentDownload> {
  const found = await find(folders, file);
  if (found === null) return { system, architecture, file, address: null, bytes: null, version: null, sha256: null };
  const { folder, bytes, sha256 } = found;
  const version = (await readVersions(folder))(file);
  return { system, architecture, file, address: `${DOWNLOAD_PATH}/${file}`, bytes, version, sha256 };
}

/** The agents as executables, for every supported system, with details of the available ones. */
export async function readAgents(folders: AgentFolders): Promise<AgentDownload[]> {
  return Promise.all(AGENT_PROGRAMS.map((program) => readAgent(folders, program)));
}

/** What agents of a system may update themselves to; null without a program, or without a known version. */
export async function readUpdate(folders: AgentFolders, system: UpdateSystem): Promise<UpdateManifest | null> {
  const program = programOfSystem(system);
  if (program === null) return null;
  const { file, version, bytes, sha256 } = await readAgent(folders, program);
  if (version === null || !isAgentVersion(version) || bytes === null || sha256 === null) return null;
  return { version, system, file, size: bytes, sha256 };
}

/** The agent as one file that Node.js runs, for a computer without an executable. */
export const AGENT_BUNDLE = 'remote-console-agent.mjs';

/** What an installer may fetch: files and their SHA-256. */
export interface AgentFiles {
  readonly executables: readonly (AgentProgram & { readonly sha256: string })[];
  /** The digest of the bundle; null if it does not exist. */
  readonly bundle: string | null;
}

/** Every available agent file. */
export async function readAgentFiles(folders: AgentFolders): Promise<AgentFiles> {
  const [agents, bundle] = await Promise.all([readAgents(folders), find(folders, AGENT_BUNDLE)]);
  return {
    executables: agents.flatMap(({ system, architecture, file, sha256 }) =>
      sha256 === null ? [] : [{ system, architecture, file, sha256 }],
    ),
    bundle: bundle?.sha256 ?? null,
  };
}
