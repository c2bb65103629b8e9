import type { ConnectionTap, TapOptions } from './connectionTap.ts';

const HEADER = 'FBS 001.000\n';
const WORD = 4;

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(WORD);
  bytes.writeUInt32BE(value);
  return bytes;
};

/**
 * Records a screen as an FBS file: a header, then for each piece of what the device sent over RFB its length, the bytes
 * padded to 4, and the milliseconds since the recording started. Keys, pointer and clipboard are left out.
 */
export function screenTap({ write, elapsed }: TapOptions): ConnectionTap {
  let hasBegun = false;
  return {
    output(bytes) {
      if (!hasBegun) write(Buffer.from(HEADER));
      hasBegun = true;
      const padding = Buffer.alloc((WORD - (bytes.length % WORD)) % WORD);
      write(Buffer.concat([word(bytes.length), bytes, padding, word(Math.floor(elapsed()))]));
    },
    onDeviceMessage: () => undefined,
    onBrowserMessage: () => undefined,
    terminal: () => null,
  };
}
