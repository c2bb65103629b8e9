import { problem, sentFile } from '../../http/index.ts';
import { forAnyone } from '../../members/index.ts';
import { fetchExport } from './exportStore.ts';

/** The media type of an .xlsx file. */
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Sends a file to anybody with its key (B-EXCEL-03). A browser fetches it with a link, which has no token. */
export const downloadExport = forAnyone<'downloadExport'>(async ({ path }, { connection }) => {
  const file = await fetchExport(connection, path.key);
  if (!file) return problem(404, 'not_found');
  return sentFile({ content: file.content, type: SPREADSHEET, saveAs: file.fileName });
});
