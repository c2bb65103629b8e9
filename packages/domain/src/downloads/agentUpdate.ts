import { AGENT_PROGRAMS, type AgentProgram } from './installCommand.ts';

/** The systems on which agents update themselves, each with its processor. */
export const UPDATE_SYSTEMS = ['linux-x64', 'linux-arm64', 'windows-x64', 'macos-x64'] as const;

/** One of these systems. */
export type UpdateSystem = (typeof UPDATE_SYSTEMS)[number];

/** A system's program. */
export function programOfSystem(wanted: UpdateSystem): AgentProgram | null {
  return AGENT_PROGRAMS.find(({ system, architecture }) => `${system}-${architecture}` === wanted) ?? null;
}

/** What a server signs about a system's program. */
export interface UpdateManifest {
  readonly version: string;
  readonly system: UpdateSystem;
  /** The name of the program below `/download`. */
  readonly file: string;
  /** Its length in bytes. */
  readonly size: number;
  /** Its SHA-256 in lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** The largest program that agents accept, in bytes: four times today's size. */
export const LARGEST_UPDATE = 512 * 1024 * 1024;

/** Two to four numbers separated by dots, so that any two can be compared unambiguously. */
const VERSION = /^\d{1,6}(\.\d{1,6}){1,3}$/;

/** Whether a text is a version that can be compared with others. */
export function isAgentVersion(text: string): boolean {
  return VERSION.test(text);
}

/**
 * Compares two versions number by number; a missing number counts as 0.
 *
 * @returns below 0 when the first is older, 0 when they are equal, above 0 when it is newer; null when either isn't a
 * version of this form.
 */
export function compareAgentVersions(first: string, second: string): number | null {
  if (!isAgentVersion(first) || !isAgentVersion(second)) return null;
  const [numbers, others] = [first.split('.').map(Number), second.split('.').map(Number)];
  for (let index = 0; index < Math.max(numbers.length, others.length); index += 1) {
    const difference = (numbers[index] ?? 0) - (others[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A program that a server offers to a system's agents. */
export interface OfferedVersion {
  readonly system: UpdateSystem;
  readonly version: string;
}

/**
 * The latest version of a company's agents. The console offers the update to Windows devices (B-ACTION-04), so theirs
 * counts if there is one, otherwise the newest of the others.
 *
 * @returns null when nothing comparable is offered.
 */
export function latestAgentVersion(offered: readonly OfferedVersion[]): string | null {
  const comparable = offered.filter(({ version }) => isAgentVersion(version));
  const ofWindows = comparable.find(({ system }) => system === 'windows-x64');
  if (ofWindows) return ofWindows.version;
  const [newest] = comparable.toSorted((one, other) => compareAgentVersions(other.version, one.version) ?? 0);
  return newest?.version ?? null;
}

const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/;

/** Whether a name is acceptable for a file below `/download`, or for an agent's copy of it: no path, nothing hidden. */
export function isDownloadName(name: string): boolean {
  return FILE_NAME.test(name);
}

const SHA256 = /^[0-9a-f]{64}$/;

/** The content of a signed text; null if it is not a manifest. */
export function readUpdateManifest(text: string): UpdateManifest | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (!('version' in value && 'system' in value && 'file' in value && 'size' in value && 'sha256' in value))
    return null;
  const { version, file, size, sha256 } = value;
  const system = UPDATE_SYSTEMS.find((name) => name === value.system);
  if (system === undefined || typeof version !== 'string' || !isAgentVersion(version)) return null;
  if (typeof file !== 'string' || !isDownloadName(file) || typeof sha256 !== 'string' || !SHA256.test(sha256))
    return null;
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 1) return null;
  return { version, system, file, size, sha256 };
}

/** Why an agent rejects an update. */
export type UpdateObstacle =
  /** It is for another system or processor. */
  | 'other_system'
  /** The server offers a version other than the requested one. */
  | 'other_version'
  /** It is not newer than the agent: agents never downgrade. */
  | 'not_newer'
  | 'too_large';

/** The agent, and what it was asked to install. */
export interface UpdateWish {
  readonly system: UpdateSystem;
  /** The running version. */
  readonly running: string;
  /** The version that the command names. */
  readonly wanted: string;
}

/** Why an agent rejects a manifest's program; null if it accepts it. The signature is verified beforehand. */
export function findUpdateObstacle(manifest: UpdateManifest, wish: UpdateWish): UpdateObstacle | null {
  if (manifest.system !== wish.system) return 'other_system';
  if (manifest.version !== wish.wanted) return 'other_version';
  const order = compareAgentVersions(manifest.version, wish.running);
  if (order === null || order <= 0) return 'not_newer';
  return manifest.size > LARGEST_UPDATE ? 'too_large' : null;
}
