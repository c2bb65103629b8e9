// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSpreadsheet } from './readSpreadsheet.ts';
import type { SpreadsheetAnswer } from './types.ts';

const LIMITS = { bytes: 10, rows: 5, cellLength: 5, milliseconds: 20 };
const ANSWERS: readonly SpreadsheetAnswer[] = [
  { kind: 'rows', rows: [['a'], []] },
  { kind: 'rows', rows: [['b']] },
  { kind: 'end', reading: { ok: true, rows: [], total: 3, truncated: false } },
];

const tell = (worker: EventTarget, answers: readonly SpreadsheetAnswer[]) => {
  for (const data of answers) worker.dispatchEvent(new MessageEvent('message', { data }));
};

const terminate = vi.fn();
const started = vi.fn();

/** A worker that returns fixed answers instead of parsing. */
function stubWorker(behaviour: (worker: EventTarget) => void) {
  class StubWorker extends EventTarget {
    terminate = terminate;
    constructor() {
      super();
      started();
    }
    postMessage() {
      behaviour(this);
    }
  }
  vi.stubGlobal('Worker', StubWorker);
}

afterEach(() => {
  vi.unstubAllGlobals();
  terminate.mockClear();
  started.mockClear();
});

describe('readSpreadsheet', () => {
  it('passes on what the worker read, slice by slice, and ends the worker', async () => {
    stubWorker((worker) => tell(worker, ANSWERS));
    await expect(readSpreadsheet(new File(['abc'], 'a.xlsx'), LIMITS)).resolves.toEqual({
      ok: true,
      rows: [['a'], [], ['b']],
      total: 3,
      truncated: false,
    });
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('passes on why the worker could not read', async () => {
    const reading = { ok: false, because: 'not_a_spreadsheet' } as const;
    stubWorker((worker) => tell(worker, [{ kind: 'end', reading }]));
    await expect(readSpreadsheet(new File(['abc'], 'a.xlsx'), LIMITS)).resolves.toEqual(reading);
  });

  it('refuses a file over the limit without starting a worker', async () => {
    stubWorker(() => undefined);
    const reading = await readSpreadsheet(new File(['abcdefghijk'], 'a.xlsx'), LIMITS);
    expect(reading).toEqual({ ok: false, because: 'too_large' });
    expect(started).not.toHaveBeenCalled();
  });

  it('ends a worker that takes too long', async () => {
    stubWorker(() => undefined);
    const reading = await readSpreadsheet(new File(['abc'], 'a.xlsx'), LIMITS);
    expect(reading).toEqual({ ok: false, because: 'took_too_long' });
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('ends the worker when the file is no longer wanted, and starts none after that', async () => {
    const unwanted = new AbortController();
    stubWorker(() => queueMicrotask(() => unwanted.abort()));
    const file = new File(['abc'], 'a.xlsx');
    const patient = { ...LIMITS, milliseconds: 10_000 };
    await expect(readSpreadsheet(file, patient, unwanted.signal)).rejects.toThrow('no longer wanted');
    expect(terminate).toHaveBeenCalledOnce();
    await expect(readSpreadsheet(file, patient, unwanted.signal)).rejects.toThrow('aborted');
    expect(started).toHaveBeenCalledOnce();
  });

  it('rejects when the worker cannot run, and ends it', async () => {
    stubWorker((worker) => worker.dispatchEvent(Object.assign(new Event('error'), { message: 'no script' })));
    await expect(readSpreadsheet(new File(['abc'], 'a.xlsx'), LIMITS)).rejects.toThrow('no script');
    expect(terminate).toHaveBeenCalledOnce();
  });
});
