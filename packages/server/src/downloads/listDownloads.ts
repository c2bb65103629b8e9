import { forPerson } from '../members/index.ts';
import { readAgents } from './agentPrograms.ts';
import { readDownloads } from './downloadFolder.ts';
import { readReleases } from './releaseNotes.ts';

/** The programs and documents that this server currently offers. */
export const listDownloads = forPerson({})<'listDownloads'>(async (_request, { settings }) => {
  // The operator's own files come before the built ones.
  const folders = [settings.downloadsFolder, settings.agentFolder];
  const [objects, agents, releases] = await Promise.all([
    readDownloads(settings.downloadsFolder),
    readAgents(folders),
    readReleases(folders),
  ]);
  return { status: 200, body: { status: 200, meta: {}, objects, agents, releases } };
});
