// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSpreadsheet } from './readSpreadsheet.ts';
import type { SpreadsheetReading } from './types.ts';

const LIMITS = { bytes: 10, rows: 5, cellLength: 5, milliseconds: 20 };
const READING: SpreadsheetReading = { ok: true, rows: [['a']], total: 1, truncated: false };

const terminate = vi.fn();
const started = vi.fn();

/** A worker that does as told instead of reading. */
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
  it('hands on what the worker read, and ends the worker', async () => {
    stubWorker((worker) => worker.dispatchEvent(new MessageEvent('message', { data: READING })));
    await expect(readSpreadsheet(new File(['abc'], 'a.xlsx'), LIMITS)).resolves.toEqual(READING);
    expect(terminate).toHaveBeenCalledOnce();
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

  it('rejects when the worker cannot run, and ends it', async () => {
    stubWorker((worker) => worker.dispatchEvent(Object.assign(new Event('error'), { message: 'no script' })));
    await expect(readSpreadsheet(new File(['abc'], 'a.xlsx'), LIMITS)).rejects.toThrow('no script');
    expect(terminate).toHaveBeenCalledOnce();
  });
});
