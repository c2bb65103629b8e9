import { originOf } from '@remote-console/api-client';
import { useApi } from '@remote-console/api-client/react';
import { launcherFileAddress } from '@remote-console/domain';
import { useState } from 'react';
import { useHiddenFrame } from '../dialogs/index.ts';
import { useMessage } from '../i18n/index.ts';
import { logLauncherFailure } from './logLauncherFailure.ts';

/** Where the viewer's installer is. */
const DOWNLOAD_BASE = '/download';

/** Downloads the viewer's installer. */
export interface ViewerDownload {
  readonly fetchInstaller: () => Promise<void>;
  /** Why the download failed. */
  readonly error: string | undefined;
  /** Clears the error. */
  readonly clear: () => void;
}

/** Downloads the installer of the viewer, and reports a failure. */
export function useViewerDownload(): ViewerDownload {
  const message = useMessage();
  const { open: openAddress } = useHiddenFrame();
  const { client } = useApi();
  const [error, setError] = useState<string | undefined>(undefined);

  /** Checks that the installer exists before downloading it: a missing file would be saved as an error page. */
  const fetchInstaller = async () => {
    const address = launcherFileAddress(`${originOf(client)}${DOWNLOAD_BASE}`, Date.now());
    setError(undefined);
    try {
      const answer = await fetch(address, { method: 'HEAD' });
      if (!answer.ok) throw new Error(`The installer answers ${answer.status}.`);
      openAddress(address);
    } catch (thrown) {
      logLauncherFailure(thrown);
      setError(message('file_download_error'));
    }
  };
  return { fetchInstaller, error, clear: () => setError(undefined) };
}
