/**
 * The parts of a stream as they come. Safari has no loop over a stream of its own.
 *
 * What reads no further has the stream cancelled, whose own failure does not matter any more then.
 */
export async function* streamParts(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
