import { randomUUID } from 'node:crypto';
import type { RemoteChannel, TerminalSize } from '@remote-console/domain';
import { createOutputReader, type OutputReader, type ShellOutput } from './outputReader.ts';
import { sayToBrowser } from './sayToBrowser.ts';

/** Somebody who joined another person's terminal. */
export interface TerminalGuest {
  readonly write: (bytes: Uint8Array) => void;
  /** Whether the terminal has ended for them, and their browser knows. */
  readonly knowsEnd: () => boolean;
  readonly leave: () => void;
}

/** Everybody who joined one terminal. */
export interface TerminalGuests {
  readonly add: (channel: RemoteChannel) => TerminalGuest;
  /** Sends them new output. */
  readonly sendOn: () => void;
  /** Records that the terminal has another size. */
  readonly resize: (size: TerminalSize) => void;
  /** Turns all of them away, because the terminal ends before its shell does. */
  readonly dismiss: () => void;
}

/** What guests need from a terminal. */
export interface TerminalGuestsOptions {
  readonly output: ShellOutput;
  /** The current state of the terminal. */
  readonly about: () => { readonly shell: string; readonly simulated: boolean; readonly size: TerminalSize };
  readonly write: (bytes: Uint8Array) => void;
}

/** No guests yet. */
export function createTerminalGuests({ output, about, write }: TerminalGuestsOptions): TerminalGuests {
  const readers = new Set<OutputReader>();

  function remove(reader: OutputReader): void {
    reader.stop();
    readers.delete(reader);
  }

  return {
    add(channel) {
      // Knowing the terminal's own name would be enough to take it over.
      const terminal = randomUUID();
      const reader = createOutputReader({
        channel,
        output,
        from: output.ring.start(),
        opened: (offset) => ({ type: 'opened', terminal, offset, ...about() }),
      });
      readers.add(reader);
      reader.sendOn();
      return {
        write(bytes) {
          if (readers.has(reader)) write(bytes);
        },
        knowsEnd: () => reader.knowsEnd() || !readers.has(reader),
        leave: () => remove(reader),
      };
    },
    sendOn() {
      for (const reader of readers) reader.sendOn();
    },
    resize({ columns, rows }) {
      for (const { channel } of readers) sayToBrowser(channel, { type: 'resized', columns, rows });
    },
    dismiss() {
      for (const reader of readers) {
        remove(reader);
        sayToBrowser(reader.channel, { type: 'refused', because: 'gone', detail: '' });
      }
    },
  };
}
