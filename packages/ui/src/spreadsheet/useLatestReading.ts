import { useEffect, useRef, useState } from 'react';

/** Readings of which the last one counts. */
interface LatestReading {
  /** Begins one, which ends any other; the signal is aborted once its result is not wanted any more. */
  readonly begin: () => AbortSignal;
  readonly stop: () => void;
}

/** For a form that reads the file that was chosen last: another file, or the end of the form, ends the reading. */
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
