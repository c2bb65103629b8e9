import { FileFault, FilesDisconnected, fileSizeText } from '@remote-console/domain';
import { useCallback } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { BrowserLimit, LARGEST_COLLECTED } from './saveTarget.ts';
import type { TransferFault } from './transfers.ts';

type ShownFault = TransferFault | 'disconnected';

/** The error of an operation, as text. */
export function useFaultMessage(): (fault: ShownFault) => string {
  const text = useText('remoteFiles');
  const language = useLanguage();
  return useCallback(
    (fault) => text(`fault_${fault}`, { size: fileSizeText(LARGEST_COLLECTED, language) }),
    [text, language],
  );
}

/** The error for whatever was thrown. */
export function shownFault(thrown: unknown): ShownFault {
  if (thrown instanceof FileFault) return thrown.key;
  if (thrown instanceof FilesDisconnected) return 'disconnected';
  return thrown instanceof BrowserLimit ? 'browserLimit' : 'failed';
}
