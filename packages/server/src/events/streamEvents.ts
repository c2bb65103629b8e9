import { forPerson } from '../http/operation.ts';
import { eventStream } from './eventStream.ts';

/** Changes that concern the caller, as server-sent events. */
export const streamEvents = forPerson<'streamEvents'>(async ({ header }, { stores, bus, address, signal }) => {
  const lastEventId = header['last-event-id'];
  const stream = eventStream({
    stores,
    bus,
    address,
    signal,
    lastEventId: lastEventId === undefined ? null : Number(lastEventId),
  });
  return { status: 200, stream };
});
