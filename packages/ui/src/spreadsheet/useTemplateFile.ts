import { useCallback } from 'react';
import { useAction } from '../actions/index.ts';
import { useMessage } from '../i18n/index.ts';
import { saveSpreadsheet } from './saveSpreadsheet.ts';

/** Downloads a file to fill in; a toast reports a failure. */
export function useTemplateFile(): (template: Parameters<typeof saveSpreadsheet>[0]) => Promise<void> {
  const message = useMessage();
  const { run } = useAction();
  return useCallback(
    async (template) => {
      await run(() => saveSpreadsheet(template), { failed: message('file_download_error') });
    },
    [message, run],
  );
}
