import { found } from '../http/answers.ts';
import { forAnyone } from '../http/operation.ts';

/** The file under the download base that installs the viewer, as the specification names it. */
const VIEWER_FILE = 'ManualLauncher.exe';

/** The newest version of the viewer (B-REMOTE-16). */
export const getViewerVersion = forAnyone<'getViewerVersion'>(async (_request, { settings }) =>
  found([{ version: settings.remote.viewerVersion, file_name: VIEWER_FILE }]),
);
