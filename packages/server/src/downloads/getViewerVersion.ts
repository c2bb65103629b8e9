import { LAUNCHER_FILE } from '@remote-console/domain';
import { found } from '../http/index.ts';
import { forAnyone } from '../members/index.ts';
import { DOWNLOAD_PATH, openDownload } from './downloadFolder.ts';

/** The newest version of the viewer, and its download address, if it is available here (B-REMOTE-16). */
export const getViewerVersion = forAnyone<'getViewerVersion'>(async (_request, { settings }) => {
  const file = await openDownload(settings.downloadsFolder, LAUNCHER_FILE);
  const address = file === null ? null : `${DOWNLOAD_PATH}/${LAUNCHER_FILE}`;
  return found([{ version: settings.remote.viewerVersion, fileName: LAUNCHER_FILE, address }]);
});
