import { inEveryLanguage, type Language, LANGUAGES } from '../languages/index.ts';
import { compareAgentVersions, isAgentVersion } from './agentUpdate.ts';

/** What is new in a version of the agent. */
export interface AgentRelease {
  readonly version: string;
  /** The release date, `YYYY-MM-DD`. */
  readonly date: string;
  /** At least one note in every language, as plain text. */
  readonly notes: Readonly<Record<Language, readonly string[]>>;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const epoch = Date.parse(`${value}T00:00:00Z`);
  // A day that the month doesn't have would roll over into the next.
  return Number.isFinite(epoch) && new Date(epoch).toISOString().startsWith(value);
}

function isListOfNotes(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((note) => typeof note === 'string' && note.trim() !== '')
  );
}

function hasEveryLanguage(value: unknown): value is AgentRelease['notes'] {
  if (typeof value !== 'object' || value === null) return false;
  const lists = new Map<string, unknown>(Object.entries(value));
  return LANGUAGES.every((language) => isListOfNotes(lists.get(language)));
}

function readRelease(value: unknown): AgentRelease | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('version' in value && 'date' in value && 'notes' in value)) return null;
  const { version, date, notes } = value;
  if (typeof version !== 'string' || !isAgentVersion(version) || !isDay(date) || !hasEveryLanguage(notes)) return null;
  return { version, date, notes: inEveryLanguage((language) => notes[language]) };
}

/** Release notes as in a file, in its order; null if any of it is invalid. */
export function readReleaseNotes(text: string): readonly AgentRelease[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(value)) return null;
  const releases = value.map(readRelease).filter((release) => release !== null);
  return releases.length === value.length ? releases : null;
}

/** The releases from several files, newest first; if two have the same version, the earlier file's counts. */
export function orderReleases(files: readonly (readonly AgentRelease[])[]): readonly AgentRelease[] {
  const isSame = (one: AgentRelease, other: AgentRelease) => compareAgentVersions(one.version, other.version) === 0;
  const all = files.flat();
  return all
    .filter((release, place) => all.findIndex((other) => isSame(other, release)) === place)
    .toSorted((one, other) => compareAgentVersions(other.version, one.version) ?? 0);
}

/** A version's release, ignoring redundant zeros; null if unknown. */
export function releaseOf(releases: readonly AgentRelease[], version: string): AgentRelease | null {
  return releases.find((release) => compareAgentVersions(release.version, version) === 0) ?? null;
}
