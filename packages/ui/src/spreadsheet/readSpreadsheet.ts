import type { SpreadsheetAnswer, SpreadsheetLimits, SpreadsheetReading, SpreadsheetTask } from './types.ts';

/** Bundlers detect the worker by exactly this expression. It names the emitted file, not the source. */
const startWorker = () => new Worker(new URL('./readSpreadsheet.worker.js', import.meta.url), { type: 'module' });

/**
 * Parses the first sheet of an .xlsx file in a worker, which is terminated afterwards: the page stays usable, and a
 * slow file is abandoned. Rejects if the file cannot be opened, the worker cannot run, or `signal` aborts it.
 */
export async function readSpreadsheet(
  file: File,
  limits: SpreadsheetLimits,
  signal?: AbortSignal,
): Promise<SpreadsheetReading> {
  if (file.size > limits.bytes) return { ok: false, because: 'too_large' };
  const task: SpreadsheetTask = { bytes: await file.arrayBuffer(), limits };
  signal?.throwIfAborted();
  const worker = startWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<SpreadsheetReading>((resolve, reject) => {
      timer = setTimeout(() => resolve({ ok: false, because: 'took_too_long' }), limits.milliseconds);
      const rows: string[][] = [];
      worker.addEventListener('message', ({ data }: MessageEvent<SpreadsheetAnswer>) => {
        if (data.kind === 'rows') rows.push(...data.rows);
        else resolve(data.reading.ok ? { ...data.reading, rows } : data.reading);
      });
      signal?.addEventListener('abort', () => reject(new Error('no longer wanted')), { once: true });
      worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the worker failed')));
      worker.postMessage(task, [task.bytes]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
