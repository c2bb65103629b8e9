import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AgentRelease } from '@remote-console/api-client/contract';
import { inEveryLanguage, orderReleases, readReleaseNotes } from '@remote-console/domain';
import type { AgentFolders } from './agentPrograms.ts';

/** What is new in the agents of a folder; it is next to them. */
const NOTES_FILE = 'release-notes.json';

/** The release notes of the agents on offer, newest first; none if the notes are missing or malformed. */
export async function readReleases(folders: AgentFolders): Promise<AgentRelease[]> {
  const files = await Promise.all(
    folders.map(
      async (folder) => readReleaseNotes(await readFile(join(folder, NOTES_FILE), 'utf8').catch(() => '')) ?? [],
    ),
  );
  return orderReleases(files).map(({ version, date, notes }) => ({
    version,
    date,
    notes: inEveryLanguage((language) => [...notes[language]]),
  }));
}
