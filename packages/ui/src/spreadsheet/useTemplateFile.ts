import { useCallback } from 'react';
import { useMessage } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';
import { saveSpreadsheet } from './saveSpreadsheet.ts';

/** Gives the person a file to fill in; a toast says when that was not possible. */
export function useTemplateFile(): (template: Parameters<typeof saveSpreadsheet>[0]) => Promise<void> {
  const message = useMessage();
  const toast = useToast();
  return useCallback(
    async (template) => {
      try {
        await saveSpreadsheet(template);
      } catch {
        toast.show({ tone: 'error', text: message('file_download_error') });
      }
    },
    [message, toast],
  );
}
