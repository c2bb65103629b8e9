import type { RemoteChannel, RemoteListener } from '../../channel.ts';
import { dataFrame } from '../../frames.ts';
import type { RemoteEnd } from '../../remoteEnds.ts';

/** Both ends of a connection in one process, and a way to cut it. */
export interface JoinedChannels {
  readonly browser: RemoteChannel;
  readonly device: RemoteChannel;
  readonly cut: () => void;
  /** Every message that the device sent on the control lane. */
  readonly said: readonly unknown[];
}

type End = 'browser' | 'device';

const LOST: RemoteEnd = { reason: 'connection_lost', by: '', detail: '' };

/** A pair of channels that deliver copies of what is sent, in order, a moment later: for tests, stories, and demos. */
export function joinedChannels(): JoinedChannels {
  const said: unknown[] = [];
  const listening = {
    browser: Promise.withResolvers<RemoteListener>(),
    device: Promise.withResolvers<RemoteListener>(),
  };
  const wires = { browser: Promise.resolve(), device: Promise.resolve() };
  let isOpen = true;

  async function after(before: Promise<void>, to: End, deliver: (listener: RemoteListener) => void): Promise<void> {
    await before;
    const listener = await listening[to].promise;
    if (isOpen) deliver(listener);
  }

  function later(to: End, deliver: (listener: RemoteListener) => void): void {
    wires[to] = after(wires[to], to, deliver);
  }

  function cut(): void {
    if (!isOpen) return;
    isOpen = false;
    for (const { promise } of Object.values(listening)) void promise.then(({ end }) => end(LOST));
  }

  function end(own: End, other: End): RemoteChannel {
    return {
      sendControl: (message) => {
        const copy: unknown = JSON.parse(JSON.stringify(message));
        if (own === 'device') said.push(copy);
        later(other, ({ control }) => control(copy));
      },
      sendData: (...parts) => {
        const copy = dataFrame(...parts).subarray(1);
        later(other, ({ data }) => data(copy));
      },
      drained: () => (isOpen ? wires[other] : Promise.resolve()),
      listen: (listener) => listening[own].resolve(listener),
      close: cut,
    };
  }

  return { browser: end('browser', 'device'), device: end('device', 'browser'), cut, said };
}
