import type { RuleMessage } from '../messages/index.ts';

/** An export's state: not requested, being created, or ready to download (B-EXCEL-01 to B-EXCEL-03). */
export type ExportButton =
  | { readonly kind: 'not_ready' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly downloadUrl: string; readonly fileName: string };

/** An export's initial state. */
export const EXPORT_NOT_READY: ExportButton = { kind: 'not_ready' };

/** Whether the button is enabled: not while an export is being created (B-EXCEL-02). */
export function canExport({ kind }: ExportButton): boolean {
  return kind !== 'loading';
}

/** The outcome of requesting an export: an answer, or a failure of any kind. */
export type ExportAnswer = { readonly kind: 'answer'; readonly body: unknown } | { readonly kind: 'failure' };

function textOf(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : '';
}

/**
 * The button after an answer, and the message to show with it. The link is taken from `objects` or from the answer
 * itself. An empty list means that there was nothing to export; a failure, that it takes too long (B-EXCEL-06,
 * B-EXCEL-07).
 */
export function afterExport(answer: ExportAnswer): {
  readonly button: ExportButton;
  readonly message: Extract<RuleMessage, 'device_excel_fail' | 'excel_processing_delayed'> | null;
} {
  if (answer.kind === 'failure') return { button: EXPORT_NOT_READY, message: 'excel_processing_delayed' };
  const { body } = answer;
  const objects: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'objects') : null;
  for (const place of [objects, body]) {
    const downloadUrl = textOf(place, 'downloadUrl');
    if (downloadUrl !== '') {
      return { button: { kind: 'ready', downloadUrl, fileName: textOf(place, 'fileName') }, message: null };
    }
  }
  return { button: EXPORT_NOT_READY, message: 'device_excel_fail' };
}

/** The outcome of requesting a history export. */
export type HistoryExportAnswer =
  | { readonly kind: 'answer'; readonly body: unknown }
  /** The server refused; `error` is its message key. */
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'unreachable' };

/**
 * The same for a history: an answer without a link and no answer at all mean that it takes too long, an error means
 * that it has failed (C-HISTORY-27, C-HISTORY-28). An empty history has nothing to export.
 */
export function afterHistoryExport(answer: HistoryExportAnswer): ReturnType<typeof afterExport> {
  const delayed = { button: EXPORT_NOT_READY, message: 'excel_processing_delayed' } as const;
  switch (answer.kind) {
    case 'unreachable':
      return delayed;
    case 'refused':
      return answer.error === 'excel_processing_delayed'
        ? delayed
        : { button: EXPORT_NOT_READY, message: 'device_excel_fail' };
    case 'answer': {
      const found = afterExport(answer);
      return found.button.kind === 'ready' ? found : delayed;
    }
  }
}

/** The dates of a device export: wide enough to include every device (B-EXCEL-09). */
export const DEVICE_EXPORT_RANGE = { startDate: '2000-01-01 00:00:00', endDate: '2099-12-31 23:59:59' } as const;

/** The export's name for each table (C-HISTORY-24). */
export const EXPORT_IDS = {
  devices: 'deviceTable',
  remote: 'remoteHistoryTable',
  alert: 'alertHistoryTable',
  access: 'accessHistoryTable',
  transfer: 'transferHistoryTable',
  deleted: 'deletedDeviceTable',
  administration: 'administrationHistoryTable',
  approvals: 'approvalHistoryTable',
} as const;
