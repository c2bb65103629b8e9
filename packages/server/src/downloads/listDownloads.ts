import { forPerson } from '../http/operation.ts';
import { readAgents } from './agentPrograms.ts';
import { readDownloads } from './downloadFolder.ts';

/** The programs and documents that this server hands out, as they are there now. */
export const listDownloads = forPerson<'listDownloads'>(async (_request, { settings }) => {
  const [objects, agents] = await Promise.all([
    readDownloads(settings.downloadsFolder),
    readAgents([settings.downloadsFolder, settings.agentFolder]),
  ]);
  return { status: 200, body: { status: 200, meta: {}, objects, agents } };
});
