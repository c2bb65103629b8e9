import { describe, expect, it } from 'vitest';
import { afterExport, canExport, EXPORT_IDS, EXPORT_NOT_READY } from './exportButton.ts';

const link = { downloadUrl: '/lmm/api/v1.0/exports/key', fileName: 'Devices.xlsx' };
const ready = { kind: 'ready', downloadUrl: link.downloadUrl, fileName: link.fileName };

describe('the export button', () => {
  it('begins without a download, is locked while an export runs, and is ready with a link [B-EXCEL-01] [B-EXCEL-02] [B-EXCEL-03] [C-HISTORY-22]', () => {
    expect(EXPORT_NOT_READY).toEqual({ kind: 'not_ready' });
    expect(canExport(EXPORT_NOT_READY)).toBe(true);
    expect(canExport({ kind: 'loading' })).toBe(false);
    const { button, message } = afterExport({ kind: 'answer', body: { status: 200, meta: {}, objects: link } });
    expect(button).toEqual(ready);
    expect(message).toBeNull();
    expect(canExport(button)).toBe(true);
  });

  it('takes the link from the answer itself as well', () => {
    expect(afterExport({ kind: 'answer', body: link }).button).toEqual(ready);
  });

  it('shows device_excel_fail and offers nothing after an empty list [B-EXCEL-06]', () => {
    for (const body of [{ status: 200, meta: {}, objects: [] }, {}, null, 'text', { objects: { downloadUrl: '' } }]) {
      expect(afterExport({ kind: 'answer', body })).toEqual({ button: EXPORT_NOT_READY, message: 'device_excel_fail' });
    }
  });

  it('warns of a delay after a failure [B-EXCEL-07]', () => {
    expect(afterExport({ kind: 'failure' })).toEqual({ button: EXPORT_NOT_READY, message: 'excel_processing_delayed' });
  });

  it('names the tables as the specification does [C-HISTORY-24]', () => {
    expect(EXPORT_IDS).toMatchObject({
      remote: 'remoteHistoryTable',
      alert: 'alertHistoryTable',
      access: 'accessHistoryTable',
    });
  });
});
