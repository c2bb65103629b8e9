import { problem, type Refusal } from '../../http/index.ts';
import { joinStreams, refuseStream } from './joinStreams.ts';
import type { Exchange } from './streamDoor.ts';
import { isSameKey, newStreamKey, type StreamEnd, type StreamKey } from './streamKeys.ts';

/** Transfers of one connection whose bytes are being sent or awaited at the same time. */
const MOST_STREAMS = 32;

/** A request for the bytes of a transfer. */
export interface StreamRequest extends Exchange {
  readonly key: StreamKey;
  readonly transfer: number;
}

/** The byte streams of one connection. */
export interface LinkStreams {
  readonly keyOf: (end: StreamEnd) => string;
  /** Both ends may use their keys from now on. */
  readonly open: () => void;
  /** Accepts a request, which is answered once the other end's has arrived; returns why not otherwise. */
  readonly take: (request: StreamRequest) => Refusal | null;
  /** Aborts transfers in progress, and accepts no more. */
  readonly end: () => void;
}

interface StreamOptions {
  readonly connectionId: number;
  /** How long one end waits for the other, in milliseconds. */
  readonly patienceMs: number;
  /** Bytes have arrived from one of the ends. */
  readonly onBytes: () => void;
}

/** An accepted request. */
interface Taken extends Exchange {
  readonly patience: NodeJS.Timeout;
}

const isSender = ({ incoming }: Exchange) => incoming.method === 'POST';

/** Pairs what one end of a connection sends with what the other fetches. */
export function createLinkStreams({ connectionId, patienceMs, onBytes }: StreamOptions): LinkStreams {
  const keys = { browser: newStreamKey(connectionId, 'browser'), agent: newStreamKey(connectionId, 'agent') };
  const transfers = new Map<number, Map<StreamEnd, Taken>>();
  let isOpen = false;

  function forget(transfer: number, end: StreamEnd): void {
    const ends = transfers.get(transfer);
    clearTimeout(ends?.get(end)?.patience);
    ends?.delete(end);
    if (ends?.size === 0) transfers.delete(transfer);
  }

  function keep({ key: { end }, transfer, incoming, outgoing }: StreamRequest): Taken {
    const patience = setTimeout(() => {
      forget(transfer, end);
      refuseStream(outgoing, problem(408, 'not_found'));
    }, patienceMs);
    const taken = { incoming, outgoing, patience };
    const ends = transfers.get(transfer) ?? new Map<StreamEnd, Taken>();
    transfers.set(transfer, ends.set(end, taken));
    outgoing.once('close', () => {
      // One that waited too long has been replaced by now.
      if (transfers.get(transfer)?.get(end) === taken) forget(transfer, end);
    });
    return taken;
  }

  function join(one: Taken, other: Taken): Promise<void> {
    clearTimeout(one.patience);
    clearTimeout(other.patience);
    return isSender(one) ? joinStreams(one, other, onBytes) : joinStreams(other, one, onBytes);
  }

  return {
    keyOf: (end) => keys[end],
    open() {
      isOpen = true;
    },
    take(request) {
      const { key, transfer, outgoing } = request;
      if (!isOpen || !isSameKey(key.text, keys[key.end])) return problem(401, 'login_required');
      const ends = transfers.get(transfer);
      if (!ends && transfers.size >= MOST_STREAMS) return problem(429, 'too_many_requests');
      const other = ends?.get(key.end === 'agent' ? 'browser' : 'agent');
      const isTwice = ends?.has(key.end) === true || (other !== undefined && isSender(other) === isSender(request));
      if (isTwice) return problem(409, 'already_requested');
      // A caller that has already left would never be removed.
      if (outgoing.destroyed) return null;
      const taken = keep(request);
      if (other) void join(taken, other);
      return null;
    },
    end() {
      isOpen = false;
      for (const ends of transfers.values()) for (const { outgoing } of ends.values()) outgoing.destroy();
    },
  };
}
