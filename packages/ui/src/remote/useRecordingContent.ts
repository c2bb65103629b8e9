import { failureOf, type Failure, type Recording } from '@remote-console/api-client';
import { useReadRecordingContent } from '@remote-console/api-client/react';
import { useCallback, useEffect, useState } from 'react';

/** The loading state of a recording's content. */
export interface RecordingContentState {
  /** The complete content; null until loaded. */
  readonly content: Uint8Array | null;
  /** How many bytes of it have arrived. */
  readonly arrived: number;
  /** Why it could not be read; null otherwise. */
  readonly failure: Failure | null;
}

const NOTHING: RecordingContentState = { content: null, arrived: 0, failure: null };

async function readAll(
  stream: ReadableStream<Uint8Array>,
  onArrived: (arrived: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let arrived = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    arrived += part.value.length;
    onArrived(arrived);
  }
  const content = new Uint8Array(arrived);
  parts.reduce((at, part) => {
    content.set(part, at);
    return at + part.length;
  }, 0);
  return content;
}

/** Reads the content of a recording for playback. Each attempt is an audit entry. */
export function useRecordingContent(recordingId: Recording['id']) {
  const read = useReadRecordingContent();
  const [state, setState] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const change = (part: Partial<RecordingContentState>) => {
      if (!signal.aborted) setState((before) => ({ ...before, ...part }));
    };
    read({ recordingId, purpose: 'play', signal })
      .then((stream) => readAll(stream, (arrived) => change({ arrived })))
      .then((content) => change({ content }))
      .catch((thrown: unknown) => change({ failure: failureOf(thrown) }));
    return () => giveUp.abort();
  }, [read, recordingId, attempt]);
  const onRetry = useCallback(() => {
    setState(NOTHING);
    setAttempt((before) => before + 1);
  }, []);
  return { ...state, onRetry };
}
