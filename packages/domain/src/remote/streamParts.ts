/**
 * The parts of a stream as they arrive. Safari can't iterate over streams.
 *
 * If the consumer stops reading, the stream is canceled, and its own failure no longer matters.
 */
export async function* streamParts(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
