import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataFrame, laneOf, messageFrame, readRemoteFrame } from './frames.ts';

const bytes = fc.uint8Array({ maxLength: 500 });

describe('a frame', () => {
  it('carries any bytes as they are', () => {
    fc.assert(
      fc.property(bytes, (content) => {
        expect(readRemoteFrame(dataFrame(content))).toEqual({ lane: 'data', bytes: content });
      }),
    );
  });

  it('carries any message as JSON does', () => {
    fc.assert(
      fc.property(fc.constantFrom('server', 'control'), fc.dictionary(fc.string(), fc.jsonValue()), (lane, message) => {
        expect(readRemoteFrame(messageFrame(lane, message))).toEqual({
          lane,
          message: JSON.parse(JSON.stringify(message)),
        });
      }),
    );
  });

  it('that is none of the protocol is null, whatever it holds', () => {
    fc.assert(
      fc.property(bytes, (content) => {
        const frame = readRemoteFrame(content);
        if (frame === null) return;
        expect(laneOf(content)).toBe(frame.lane);
      }),
    );
    expect(readRemoteFrame(new Uint8Array())).toBeNull();
    expect(readRemoteFrame(new Uint8Array([3, 1, 2]))).toBeNull();
    expect(readRemoteFrame(new Uint8Array([0, ...new TextEncoder().encode('{"type":')]))).toBeNull();
    expect(readRemoteFrame(new Uint8Array([1, 0xff, 0xfe]))).toBeNull();
  });
});
