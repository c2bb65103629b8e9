import { found } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';
import { readDownloads } from './downloadFolder.ts';

/** The programs and documents that this server hands out, as they are there now. */
export const listDownloads = forPerson<'listDownloads'>(async (_request, { settings }) =>
  found(await readDownloads(settings.downloadsFolder)),
);
