import type { WantedRecording } from './recordingRecords.ts';
import { type Recorder, type RecorderEvents, type RecordingServices, startRecording } from './startRecording.ts';

/** The recordings that one process makes. */
export interface RecordingDesk {
  /**
   * Starts recording a connection. Closing the recorder never fails: errors are reported.
   *
   * @throws when the file or its key cannot be created, as on a full disk.
   */
  readonly start: (wanted: WantedRecording, events: RecorderEvents) => Promise<Recorder>;
  /** Resolves when every recording that was closed is complete. */
  readonly settled: () => Promise<void>;
}

/** A process without recordings so far. */
export function openRecordingDesk(services: RecordingServices): RecordingDesk {
  const closing = new Set<Promise<void>>();

  function close(recorder: Recorder): Promise<void> {
    const closed = recorder
      .close()
      .catch(services.reportError)
      .finally(() => closing.delete(closed));
    closing.add(closed);
    return closed;
  }

  return {
    async start(wanted, events) {
      const recorder = await startRecording(services, wanted, events);
      return { ...recorder, close: () => close(recorder) };
    },
    async settled() {
      await Promise.all(closing);
    },
  };
}
