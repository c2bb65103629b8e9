import { tooManyRequests } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import type { LeftOff } from './eventFeed.ts';
import { eventStream } from './eventStream.ts';
import { heardEvents } from './heardEvents.ts';
import { keptEvents } from './keptEvents.ts';
import { openStreams } from './openStreams.ts';

/** When to retry when a session has reached its stream limit, in seconds. */
const FULL_SECONDS = 30;

/** Where a client says it left off; null when it says nothing. */
function leftOff(lastEventId: string | undefined, readingFor: string | undefined): LeftOff | null {
  if (lastEventId !== undefined) return { afterEvent: Number(lastEventId) };
  return readingFor === undefined ? null : { readingForMs: Number(readingFor) };
}

/** Changes that concern the caller, as server-sent events. */
export const streamEvents = forPerson({ heard: heardEvents, kept: keptEvents, openStreams })<'streamEvents'>(async (
  { header },
  context,
) => {
  const { session, stores, bus, address, signal } = context;
  const release = stores.openStreams.take({ sessionId: session.pk, memberId: session.member.pk });
  if (release === null) return tooManyRequests(FULL_SECONDS);
  const stream = eventStream({
    stores,
    bus,
    address,
    signal,
    onEnd: release,
    leftOff: leftOff(header['last-event-id'], header['reading-for']),
  });
  return { status: 200, stream };
});
