import { forPerson } from '../http/operation.ts';
import { eventStream, type LeftOff } from './eventStream.ts';

/** Where a client says it left off; null when it says nothing. */
function leftOff(lastEventId: string | undefined, readingFor: string | undefined): LeftOff | null {
  if (lastEventId !== undefined) return { afterEvent: Number(lastEventId) };
  return readingFor === undefined ? null : { readingForMs: Number(readingFor) };
}

/** Changes that concern the caller, as server-sent events. */
export const streamEvents = forPerson<'streamEvents'>(async ({ header }, { stores, bus, address, signal }) => {
  const stream = eventStream({
    stores,
    bus,
    address,
    signal,
    leftOff: leftOff(header['last-event-id'], header['reading-for']),
  });
  return { status: 200, stream };
});
