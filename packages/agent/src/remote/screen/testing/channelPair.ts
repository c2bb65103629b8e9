import { REMOTE_PIECE, type RemoteChannel, type RemoteEnd, type RemoteListener } from '@remote-console/domain';

const CLOSED: RemoteEnd = { reason: 'closed', by: '', detail: '' };

/** Bytes in flight above which an end is not drained. */
const MOST_HELD = 256 * 1024;

type Item = (listener: RemoteListener) => void;

interface End {
  readonly channel: RemoteChannel;
  readonly deliver: (item: Item) => void;
}

/** Two ends of a connection in memory; what one sends, the other receives in a later turn. */
export function channelPair() {
  let over = false;
  /** Bytes in flight to the browser that it has not read. */
  let held = 0;
  let most = 0;
  let paused = false;
  const drain: (() => void)[] = [];

  const isFull = () => !over && (paused || held > MOST_HELD);
  const goOn = () => {
    if (isFull()) return;
    for (const each of drain.splice(0)) each();
  };
  const took = (size: number) => {
    held -= size;
    goOn();
  };

  const oneEnd = (other: () => End, isAgent: boolean): End => {
    let listener: RemoteListener | null = null;
    const waiting: Item[] = [];
    const flush = () => {
      if (!listener) return;
      for (const item of waiting.splice(0)) item(listener);
    };
    return {
      deliver: (item) => {
        waiting.push(item);
        setImmediate(flush);
      },
      channel: {
        sendControl: (message) => other().deliver(({ control }) => control(structuredClone(message))),
        sendData: (bytes) => {
          if (bytes.length > REMOTE_PIECE) throw new Error('the piece is too large');
          const copy = Uint8Array.from(bytes);
          if (isAgent) {
            held += copy.length;
            most = Math.max(most, held);
          }
          other().deliver(({ data }) => {
            data(copy);
            if (isAgent) took(copy.length);
          });
        },
        drained: () => (isAgent && isFull() ? new Promise<void>((resolve) => drain.push(resolve)) : Promise.resolve()),
        listen: (next) => {
          listener = next;
          setImmediate(flush);
        },
        close: () => {
          if (over) return;
          over = true;
          for (const end of [agent, browser]) end.deliver(({ end: hear }) => hear(CLOSED));
          resume();
        },
      },
    };
  };
  const resume = () => {
    paused = false;
    goOn();
  };
  const agent: End = oneEnd(() => browser, true);
  const browser: End = oneEnd(() => agent, false);
  return {
    agent: agent.channel,
    browser: browser.channel,
    /** From now on the browser reads nothing more: the agent's end is not drained. */
    pause: () => {
      paused = true;
    },
    resume,
    /** The most bytes that were in flight to the browser at the same time. */
    mostHeld: () => most,
  };
}
