import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TERMINAL_LIMITS } from '../terminal.ts';
import { readAsciicast, type TerminalRecording } from './readAsciicast.ts';

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text);
const HEADER = '{"version":2,"width":80,"height":24,"timestamp":1795000000}';
const contentOf = (...lines: readonly string[]) => bytesOf(`${[HEADER, ...lines].join('\n')}\n`);

function recordingOf(content: Uint8Array): TerminalRecording {
  const read = readAsciicast(content);
  if (typeof read === 'string') throw new Error(read);
  return read;
}

/** A recording as a recorder writes it: the milliseconds between events, and their output. */
const printed = fc.array(fc.tuple(fc.nat(100_000), fc.string({ unit: 'binary' })), { minLength: 1, maxLength: 30 });

function written(pieces: readonly (readonly [number, string])[]) {
  let time = 0;
  const events = pieces.map(([pause, text]) => {
    time += pause;
    return { time, type: 'output' as const, text };
  });
  return { events, content: contentOf(...events.map((event) => JSON.stringify([event.time / 1000, 'o', event.text]))) };
}

describe('a recorded terminal', () => {
  it('gives back the same text at the same times', () => {
    fc.assert(
      fc.property(printed, (pieces) => {
        const { events, content } = written(pieces);
        expect(recordingOf(content)).toEqual({
          size: { columns: 80, rows: 24 },
          events,
          duration: events.at(-1)?.time,
          isCut: false,
        });
      }),
    );
  });

  it('cut anywhere plays up to the cut', () => {
    fc.assert(
      fc.property(printed, fc.nat(), (pieces, at) => {
        const { events, content } = written(pieces);
        const read = readAsciicast(content.subarray(0, at % content.length));
        if (typeof read === 'string') return;
        expect(events.slice(0, read.events.length)).toEqual(read.events);
      }),
    );
  });

  it('changes its size, and leaves out what only others understand', () => {
    const content = contentOf('[0.5,"r","100x30"]', '[0.6,"i","secret"]', '[0.7,"m","mark"]', '[1,"o","a"]');
    expect(recordingOf(content).events).toEqual([
      { time: 500, type: 'size', size: { columns: 100, rows: 30 } },
      { time: 1000, type: 'output', text: 'a' },
    ]);
  });

  it('never runs backwards', () => {
    const content = contentOf('[2,"o","a"]', '[1,"o","b"]', '[3,"o","c"]');
    expect(recordingOf(content).events.map(({ time }) => time)).toEqual([2000, 2000, 3000]);
  });

  it('has a size that a terminal may have, whatever it says', () => {
    const content = bytesOf('{"version":2,"width":1e9,"height":-3}\n[0,"r","99999x0"]\n[0,"o","a"]\n');
    const { size, events } = recordingOf(content);
    const largest = { columns: TERMINAL_LIMITS.columns.most, rows: TERMINAL_LIMITS.rows.least };
    expect(size).toEqual(largest);
    expect(events[0]).toEqual({ time: 0, type: 'size', size: largest });
  });

  it.each([
    '{"not":"an event"}',
    '[1]',
    '[1,"o"]',
    '["1","o","a"]',
    '[-1,"o","a"]',
    '[1e999,"o","a"]',
    '[1,"r","wide"]',
    '[1,"o',
    'noise',
  ])('stops before %j, and says so', (line) => {
    const { events, isCut } = recordingOf(contentOf('[0,"o","before"]', line, '[2,"o","after"]'));
    expect(events.map((event) => event.type === 'output' && event.text)).toEqual(['before']);
    expect(isCut).toBe(true);
  });

  it.each([
    ['', 'empty'],
    [`${HEADER}\n`, 'empty'],
    ['\n\n', 'unreadable'],
    ['noise', 'unreadable'],
    ['[]', 'unreadable'],
    ['{"width":80,"height":24}\n[0,"o","a"]', 'unreadable'],
    ['{"version":2,"width":"80","height":24}\n[0,"o","a"]', 'unreadable'],
    ['{"version":3,"width":80,"height":24}\n[0,"o","a"]', 'unsupported'],
    [`${HEADER}\nnoise`, 'unreadable'],
  ])('that is %j is %s', (text, fault) => expect(readAsciicast(bytesOf(text))).toBe(fault));

  it('of any bytes is read or refused, and never thrown', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        expect(() => readAsciicast(noise)).not.toThrow();
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.json(), { maxLength: 10 }), (lines) => {
        const read = readAsciicast(contentOf(...lines));
        if (typeof read !== 'string') expect(read.events.every(({ time }) => Number.isSafeInteger(time))).toBe(true);
      }),
    );
  });
});
