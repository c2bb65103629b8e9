import { LAUNCHER_FILE } from '@remote-console/domain';
import { found } from '../http/answers.ts';
import { forAnyone } from '../http/operation.ts';

/** The newest version of the viewer (B-REMOTE-16). */
export const getViewerVersion = forAnyone<'getViewerVersion'>(async (_request, { settings }) =>
  found([{ version: settings.remote.viewerVersion, file_name: LAUNCHER_FILE }]),
);
