import { describe, expect, it } from 'vitest';
import {
  afterHistoryExport,
  changeHistoryView,
  chartAddress,
  chartQuery,
  chartYears,
  defaultHistoryDays,
  EXPORT_IDS,
  EXPORT_NOT_READY,
  formatHistoryView,
  HISTORY_SEARCH_KEYS,
  type HistoryView,
  historyQuery,
  parseChartView,
  parseHistoryDays,
  parseHistoryView,
} from './index.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const SEOUL = 32;
const initial = { start: '2026-10-22', end: '2026-11-22' };
const KEYS = HISTORY_SEARCH_KEYS.remote;
const first = { ...initial, key: 'reg_mail', value: '', page: 1, size: 10 } as const;

describe('the address of a history', () => {
  it('begins with about a month up to today on the clock of the person [C-HISTORY-01]', () => {
    expect(defaultHistoryDays(NOW, SEOUL)).toEqual(initial);
    expect(defaultHistoryDays(NOW, 15)).toEqual({ start: '2026-10-21', end: '2026-11-21' });
  });

  it('says nothing of what is as it begins', () => {
    expect(parseHistoryView({}, KEYS, initial)).toEqual(first);
    expect(formatHistoryView(first, 'reg_mail', initial)).toEqual({});
  });

  it('tells everything else, and is read as it was written', () => {
    const view = { start: '2026-11-01', end: '2026-11-02', key: 'ip', value: '10.0', page: 3, size: 20 } as const;
    const query = formatHistoryView(view, 'reg_mail', initial);
    expect(query).toEqual({ ...view, page: '3', size: '20' });
    expect(parseHistoryView(query, KEYS, initial)).toEqual(view);
  });

  it('shows 10 rows at first, and 5, 10, 15 or 20 on request [B-CONST-08]', () => {
    const sizeFor = (size: string) => parseHistoryView({ size }, KEYS, initial).size;
    const wanted = Array.from({ length: 101 }, (_, size) => String(size));
    expect(wanted.filter((size) => String(sizeFor(size)) === size)).toEqual(['5', '10', '15', '20']);
    for (const size of ['', '0', '6', '12', '24', '100', 'all']) expect(sizeFor(size)).toBe(10);
    expect(historyQuery(parseHistoryView({ page: '2' }, KEYS, initial))).toMatchObject({ limit: 10, offset: 10 });
  });

  it.each([
    [{ page: '0', size: '7', key: 'password' }],
    [{ page: '-1', size: 'all' }],
    [{ page: 'x', start: '2026-02-30', end: 'tomorrow' }],
    [{ start: '2026-11-30', end: '2026-11-01' }],
  ])('takes %j for an address that says nothing [C-STATS-16]', (query) => {
    expect(parseHistoryView(query, KEYS, initial)).toEqual(first);
  });

  it('of statistics never ends before it starts [C-STATS-16]', () => {
    expect(parseHistoryDays({ start: '2026-11-02', end: '2026-11-01' }, initial)).toEqual(initial);
    expect(parseHistoryDays({ start: '2026-11-23' }, initial)).toEqual(initial);
  });

  it('leads to the first page when the choice changes, and stays narrow when only the page does', () => {
    const third = { ...first, page: 3 };
    expect(changeHistoryView<HistoryView>(third, { value: 'x' }).page).toBe(1);
    expect(changeHistoryView(third, { page: 4 })).toEqual({ ...first, page: 4 });
  });
});

describe('the call of a history', () => {
  it('sends days, page and order, the end day completely [C-HISTORY-06] [C-HISTORY-31]', () => {
    expect(historyQuery({ ...first, page: 3, size: 20 })).toEqual({
      order: 'desc',
      startDate: '2026-10-22 00:00:00',
      endDate: '2026-11-22 23:59:59',
      limit: 20,
      offset: 40,
    });
  });

  it('sends a search only when there is one [C-HISTORY-03]', () => {
    expect(historyQuery({ ...first, value: ' ' })).not.toHaveProperty('searchKey');
    expect(historyQuery({ ...first, key: 'ip', value: ' 10.0 ' })).toMatchObject({
      searchKey: 'ip',
      searchValue: '10.0',
    });
  });

  it('names its table to the export [C-HISTORY-24] [C-HISTORY-25]', () => {
    expect(EXPORT_IDS).toMatchObject({
      remote: 'remoteHistoryTable',
      alert: 'alertHistoryTable',
      access: 'accessHistoryTable',
      transfer: 'transferHistoryTable',
      deleted: 'deletedDeviceTable',
    });
  });
});

describe('what came of an export of a history', () => {
  const link = { downloadUrl: '/lmm/api/v1.0/exports/key', fileName: 'Remote.xlsx' };

  it('is ready with a link [C-HISTORY-22]', () => {
    expect(afterHistoryExport({ kind: 'answer', body: { objects: link } })).toEqual({
      button: { kind: 'ready', downloadUrl: link.downloadUrl, fileName: link.fileName },
      message: null,
    });
  });

  it('warns of a delay where no link came, or no answer [C-HISTORY-27] [C-HISTORY-29]', () => {
    for (const answer of [{ kind: 'answer', body: { objects: [] } }, { kind: 'unreachable' }] as const) {
      expect(afterHistoryExport(answer)).toEqual({ button: EXPORT_NOT_READY, message: 'excel_processing_delayed' });
    }
    expect(afterHistoryExport({ kind: 'refused', error: 'excel_processing_delayed' }).message).toBe(
      'excel_processing_delayed',
    );
  });

  it('has failed where the answer is an error [C-HISTORY-28]', () => {
    expect(afterHistoryExport({ kind: 'refused', error: 'server_error' })).toEqual({
      button: EXPORT_NOT_READY,
      message: 'device_excel_fail',
    });
  });
});

describe('the address of a chart', () => {
  it('begins with the months of this year, and falls back to it', () => {
    const months = { unit: 'month', year: 2026, month: 11 };
    expect(parseChartView({}, NOW, SEOUL)).toEqual(months);
    expect(parseChartView({ type: 'week', year: '1999', month: '13' }, NOW, SEOUL)).toEqual(months);
    expect(parseChartView({ type: 'day', year: '2025', month: '2' }, NOW, SEOUL)).toEqual({
      unit: 'day',
      year: 2025,
      month: 2,
    });
  });

  it('is read as it was written', () => {
    for (const unit of ['day', 'month', 'year'] as const) {
      const view = { unit, year: 2024, month: 2 };
      expect(parseChartView(chartAddress(view), NOW, SEOUL)).toEqual(view);
    }
  });

  it('sends type and year, and a month with its days only [C-STATS-06] [C-STATS-11]', () => {
    expect(chartQuery({ unit: 'month', year: 2026, month: 11 })).toEqual({ type: 'month', year: 2026 });
    expect(chartQuery({ unit: 'day', year: 2026, month: 2 })).toEqual({ type: 'day', year: 2026, month: 2 });
  });

  it('offers this year and the ten before', () => {
    const years = chartYears(Date.parse('2026-12-31T16:00:00Z'), SEOUL);
    expect([years[0], years.at(-1), years.length]).toEqual([2027, 2017, 11]);
  });
});
