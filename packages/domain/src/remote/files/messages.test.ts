import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFileAnswer } from './answers.ts';
import { readFileEntry } from './entries.ts';
import { FILE_PIECE, openSendWindow, pieceHeader, piecesOf, readFilePiece } from './pieces.ts';
import { readFileMessage } from './requests.ts';
import { readTransferred } from './transferred.ts';

const SUM = 'ab'.repeat(32);
const KEY = 'cd'.repeat(16);

describe('a message of the browser', () => {
  it.each([
    { id: 1, type: 'about' },
    { id: 0, type: 'list', path: [], after: null },
    { id: 2 ** 32 - 1, type: 'list', path: ['a', 'b'], after: 'c' },
    { id: 2, type: 'stat', path: ['a'] },
    { id: 2, type: 'read', path: ['a'], from: 0, length: null, state: null },
    { id: 2, type: 'read', path: ['a'], from: 5, length: 7, state: { size: 9, modified: 1 } },
    {
      id: 2,
      type: 'read',
      path: ['a'],
      from: 0,
      length: null,
      state: null,
      stream: true,
      checkKey: KEY,
      checkBlock: 2 ** 19,
    },
    { id: 3, type: 'zip', path: [], names: ['a'] },
    { id: 3, type: 'zip', path: [], names: [], stream: true },
    { id: 4, type: 'write', path: ['a'], size: 1, resume: true, replace: false, checkKey: KEY },
    { id: 4, type: 'write', path: ['a'], size: 2 ** 40, resume: true, replace: false },
    { id: 4, type: 'acknowledge', bytes: 9 },
    { id: 4, type: 'commit', sum: SUM },
    { id: 4, type: 'cancel', keep: true },
    { id: 5, type: 'rename', path: ['a'], name: '../b' },
    { id: 6, type: 'move', path: ['a'], folder: [] },
    { id: 7, type: 'delete', path: ['a'], recursive: false },
    { id: 8, type: 'makeFolder', path: ['a'] },
  ])('is read as it was sent: %j', (message) => {
    expect(readFileMessage({ ...message, later: 1 })).toEqual(message);
  });

  it.each([
    { type: 'about' },
    { id: -1, type: 'about' },
    { id: 2 ** 32, type: 'about' },
    { id: 1, type: 'list', path: '/etc' },
    { id: 1, type: 'list', path: ['..'] },
    { id: 1, type: 'zip', path: [], names: ['a/b'] },
    { id: 1, type: 'read', path: ['a'], from: -1 },
    { id: 1, type: 'write', path: ['a'], size: 0.5 },
    { id: 1, type: 'write', path: ['a'], size: 1, checkKey: `${KEY}00` },
    { id: 1, type: 'read', path: ['a'], from: 0, checkKey: 7 },
    { id: 1, type: 'zip', path: [], checkKey: KEY.toUpperCase() },
    { id: 1, type: 'read', path: ['a'], from: 0, checkBlock: 1 },
    { id: 1, type: 'write', path: ['a'], size: 1, checkBlock: 2 ** 20 + 1 },
    { id: 1, type: 'write', path: ['a'], size: 1, checkBlock: 99_999.5 },
    { id: 1, type: 'move', path: ['a'], folder: ['..'] },
    { id: 1, type: 'commit', sum: SUM.toUpperCase() },
    { id: 1, type: 'format', path: ['a'] },
  ])('is none: %j', (message) => {
    expect(readFileMessage(message)).toBeNull();
  });
});

describe('what is received', () => {
  it('is read or refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const read of [readFileMessage, readFileAnswer, readFileEntry, readTransferred]) {
          expect(() => read(value)).not.toThrow();
        }
      }),
    );
  });

  it('names only entries that can be in a folder', () => {
    const entry = { name: 'a', kind: 'link', leadsTo: 'folder', size: 1, modified: 2.5, hidden: true };
    expect(readFileEntry(entry)).toEqual(entry);
    for (const name of ['..', '', 'a/b', 5]) expect(readFileEntry({ ...entry, name })).toBeNull();
    expect(readFileAnswer({ id: 1, type: 'entries', entries: [entry, { name: '..' }], more: true })).toEqual({
      id: 1,
      type: 'entries',
      entries: [entry],
      more: true,
    });
  });

  it('says of a shared folder whether its device takes other blocks for check sums', () => {
    const about = { id: 1, type: 'about', name: 'a', system: 'posix', free: null };
    expect(readFileAnswer({ ...about, checkBlock: true })).toEqual({ ...about, checkBlock: true });
    expect(readFileAnswer({ ...about, checkBlock: 5 })).toEqual(about);
  });

  it('says of what is sent whether it goes in a request of its own', () => {
    const state = { size: 1, modified: 2 };
    const sending = { id: 1, type: 'sending', state, stream: true };
    expect(readFileAnswer(sending)).toEqual(sending);
    expect(readFileAnswer({ ...sending, state: null })).toEqual({ ...sending, state: null });
    expect(readFileAnswer({ ...sending, stream: 'yes' })).toEqual({ id: 1, type: 'sending', state });
  });

  it('may carry a reason that this version does not know', () => {
    expect(readFileAnswer({ id: 1, type: 'error', error: 'on_fire' })).toEqual({
      id: 1,
      type: 'error',
      error: 'failed',
    });
  });
});

describe('a transferred file', () => {
  const file = { type: 'transferred', direction: 'toDevice', name: 'a', size: 1, seconds: 0.5, sum: SUM };

  it('is read as the agent tells it', () => {
    expect(readTransferred({ ...file, path: ['a'] })).toEqual(file);
  });

  it.each([
    { type: 'done' },
    { direction: 'up' },
    { name: '../a' },
    { name: 'x'.repeat(256) },
    { size: -1 },
    { seconds: Number.NaN },
    { sum: '' },
  ])('is none with %j', (part) => {
    expect(readTransferred({ ...file, ...part })).toBeNull();
  });
});

describe('a piece of a file', () => {
  it('carries its bytes and the number of its transfer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.uint8Array(), (id, bytes) => {
        const padded = new Uint8Array(bytes.length + 11);
        padded.set(pieceHeader(id), 3);
        padded.set(bytes, 7);
        const read = readFilePiece(padded.subarray(3, 3 + 4 + bytes.length));
        expect(read?.id).toBe(id);
        expect(read && [...read.bytes]).toEqual([...bytes]);
      }),
    );
    expect(readFilePiece(new Uint8Array(3))).toBeNull();
  });
});

it('a piece is cut out of what is read, without a byte lost', () => {
  const bytes = Uint8Array.from({ length: 2 * FILE_PIECE + 3 }, (_, index) => index);
  const pieces = [...piecesOf(bytes)];
  expect(pieces.map(({ length }) => length)).toEqual([FILE_PIECE, FILE_PIECE, 3]);
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
});

describe('the window of a transfer', () => {
  it('never has more on its way than it may, and lets go when that is taken', async () => {
    const window = openSendWindow(2 * FILE_PIECE);
    window.sent(FILE_PIECE);
    await window.room();
    window.sent(FILE_PIECE);
    let open = false;
    const waitForRoom = async () => {
      await window.room();
      open = true;
    };
    const room = waitForRoom();
    window.acknowledged(FILE_PIECE - 1);
    await Promise.resolve();
    expect(open).toBe(false);
    window.acknowledged(FILE_PIECE);
    await room;
    window.acknowledged(99 * FILE_PIECE);
    window.sent(3 * FILE_PIECE);
    const last = window.room();
    window.end();
    await last;
    expect(open).toBe(true);
  });
});
