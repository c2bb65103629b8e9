import { useEffect, useRef, useState } from 'react';

/** Reads of which only the last one counts. */
interface LatestReading {
  /** Starts one, which aborts any other; the signal is aborted once its result is no longer needed. */
  readonly begin: () => AbortSignal;
  readonly stop: () => void;
}

/** For a form that reads the last chosen file: another file, or unmounting the form, aborts the read. */
export function useLatestReading(): LatestReading {
  const current = useRef<AbortController | null>(null);
  const [latest] = useState<LatestReading>(() => {
    const stop = () => current.current?.abort();
    return {
      begin: () => {
        stop();
        current.current = new AbortController();
        return current.current.signal;
      },
      stop,
    };
  });
  useEffect(() => latest.stop, [latest]);
  return latest;
}
