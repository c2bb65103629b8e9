import { failureOf, type ExportRequest } from '@remote-console/api-client';
import { useExportTable } from '@remote-console/api-client/react';
import {
  afterExport,
  afterHistoryExport,
  canExport,
  EXPORT_NOT_READY,
  type ExportButton,
  type HistoryExportAnswer,
} from '@remote-console/domain';
import { useState } from 'react';
import { useMessage } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';

/** The Excel file of a list with its current filters. */
export interface ExportFile {
  readonly state: ExportButton;
  readonly make: () => void;
  readonly reset: () => void;
}

/** The meaning of an answer, for a list that may be empty and for a history, which has no export then. */
const MEANINGS = {
  list: (answer: HistoryExportAnswer) => afterExport(answer.kind === 'answer' ? answer : { kind: 'failure' }),
  history: afterHistoryExport,
} as const;

/**
 * Has the server create the file. One created for another selection is no longer offered (C-HISTORY-22, C-HISTORY-23).
 *
 * @param request The query to export, same as that of the list.
 */
export function useExportFile(request: ExportRequest, kind: keyof typeof MEANINGS): ExportFile {
  const exportTable = useExportTable();
  const message = useMessage();
  const toasts = useToast();
  const asked = JSON.stringify(request);
  const [made, setMade] = useState({ asked, state: EXPORT_NOT_READY });
  const state = made.asked === asked || made.state.kind === 'loading' ? made.state : EXPORT_NOT_READY;

  const answerOfServer = async (): Promise<HistoryExportAnswer> => {
    try {
      return { kind: 'answer', body: await exportTable(request) };
    } catch (thrown) {
      return failureOf(thrown);
    }
  };
  const make = async () => {
    if (!canExport(state)) return;
    setMade({ asked, state: { kind: 'loading' } });
    const { button, message: meaning } = MEANINGS[kind](await answerOfServer());
    setMade({ asked, state: button });
    const isFault = kind === 'history' && meaning === 'device_excel_fail';
    if (meaning) toasts.show({ tone: isFault ? 'error' : 'warn', text: message(meaning) });
  };
  return { state, make: () => void make(), reset: () => setMade({ asked, state: EXPORT_NOT_READY }) };
}
