import { asReadIn, inEveryLanguage, type Language, LANGUAGES } from '../languages/index.ts';
import { compareAgentVersions, isAgentVersion } from './agentUpdate.ts';

/** What is new in a version of the agent. */
export interface AgentRelease {
  readonly version: string;
  /** The release date, `YYYY-MM-DD`. */
  readonly date: string;
  /** At least one note for the readers of every language, as plain text. */
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

/** The notes in the languages in which they are written; null if those of one are malformed. */
function writtenNotes(value: object): Partial<AgentRelease['notes']> | null {
  const lists = new Map<string, unknown>(Object.entries(value));
  const written: Partial<Record<Language, readonly string[]>> = {};
  for (const language of LANGUAGES) {
    const notes = lists.get(language);
    if (notes === undefined) continue;
    if (!isListOfNotes(notes)) return null;
    written[language] = notes;
  }
  return written;
}

/**
 * The notes as readers of each language get them: a release may be older than a language, and an operator may not speak it.
 * Null if there are none for some of them, as there are neither English nor Korean ones.
 */
function readNotes(value: unknown): AgentRelease['notes'] | null {
  const written = typeof value === 'object' && value !== null ? writtenNotes(value) : null;
  if (written === null) return null;
  const notesFor = (language: Language) => asReadIn(language, written) ?? [];
  return LANGUAGES.every((language) => notesFor(language).length > 0) ? inEveryLanguage(notesFor) : null;
}

function readRelease(value: unknown): AgentRelease | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('version' in value && 'date' in value && 'notes' in value)) return null;
  const { version, date } = value;
  if (typeof version !== 'string' || !isAgentVersion(version) || !isDay(date)) return null;
  const notes = readNotes(value.notes);
  return notes && { version, date, notes };
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
