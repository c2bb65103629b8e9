import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BrowserToTerminal,
  readBrowserToTerminal,
  readTerminalToBrowser,
  TERMINAL_LIMITS,
  TERMINAL_REFUSALS,
  type TerminalToBrowser,
  withinTerminalLimits,
} from './terminal.ts';

const columns = fc.integer({ min: TERMINAL_LIMITS.columns.least, max: TERMINAL_LIMITS.columns.most });
const rows = fc.integer({ min: TERMINAL_LIMITS.rows.least, max: TERMINAL_LIMITS.rows.most });
const offset = fc.maxSafeNat();
const terminal = fc.string({ minLength: 1, maxLength: 64 });
const text = fc.string({ maxLength: 200 });

const fromBrowser: fc.Arbitrary<BrowserToTerminal> = fc.oneof(
  fc.record({ type: fc.constant('open' as const), columns, rows }),
  fc.record({ type: fc.constant('open' as const), columns, rows, terminal, received: offset }),
  fc.record({ type: fc.constant('resize' as const), columns, rows }),
  fc.record({ type: fc.constant('received' as const), offset }),
);

const fromTerminal: fc.Arbitrary<TerminalToBrowser> = fc.oneof(
  fc.record({ type: fc.constant('opened' as const), terminal, offset, shell: text, simulated: fc.boolean() }),
  fc.record({ type: fc.constant('refused' as const), because: fc.constantFrom(...TERMINAL_REFUSALS), detail: text }),
  fc.record({ type: fc.constant('exit' as const), code: fc.maxSafeInteger() }),
);

/** A message with the protocol's fields, each any JSON value. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.record(
    Object.fromEntries(
      ['columns', 'rows', 'terminal', 'received', 'offset', 'shell', 'because', 'code']
        .map((field): [string, fc.Arbitrary<unknown>] => [field, fc.oneof(fc.jsonValue(), fc.double(), columns)])
        .concat([['type', fc.constantFrom('open', 'resize', 'received', 'opened', 'refused', 'exit', 'other', 1)]]),
    ),
    { requiredKeys: ['type'] },
  ),
);

const overTheWire = (message: object): unknown => JSON.parse(JSON.stringify(message));

describe('the protocol of terminals', () => {
  it('reads what either end says as it was said', () => {
    fc.assert(
      fc.property(fromBrowser, fromTerminal, (request, answer) => {
        expect(readBrowserToTerminal(overTheWire(request))).toEqual(request);
        expect(readTerminalToBrowser(overTheWire(answer))).toEqual(answer);
      }),
    );
  });

  it('lets nothing through that is outside its limits, whatever is said', () => {
    fc.assert(
      fc.property(anything, (message) => {
        const read = readBrowserToTerminal(message);
        if (read?.type === 'open' || read?.type === 'resize') {
          expect({ columns: read.columns, rows: read.rows }).toEqual(withinTerminalLimits(read));
        }
        if (read?.type === 'received') expect(read.offset).toBeGreaterThanOrEqual(0);
        const answer = readTerminalToBrowser(message);
        if (answer?.type === 'opened') expect(Number.isSafeInteger(answer.offset)).toBe(true);
      }),
    );
  });

  it.each([
    [{ type: 'open', columns: 1, rows: 24 }],
    [{ type: 'open', columns: 1001, rows: 24 }],
    [{ type: 'open', columns: 80, rows: 1 }],
    [{ type: 'resize', columns: 80, rows: 501 }],
    [{ type: 'resize', columns: 80.5, rows: 24 }],
    [{ type: 'resize', columns: '80', rows: 24 }],
    [{ type: 'received', offset: -1 }],
    [{ type: 'received', offset: 2 ** 53 }],
    [{ type: 'received' }],
    [null],
    ['open'],
    [[]],
  ])('does not take %o from a browser', (message) => {
    expect(readBrowserToTerminal(message)).toBeNull();
  });

  it('opens a new shell for a browser that names none that could be', () => {
    const opened = { type: 'open', columns: 80, rows: 24 };
    expect(readBrowserToTerminal({ ...opened, terminal: '' })).toEqual(opened);
    expect(readBrowserToTerminal({ ...opened, terminal: 'x'.repeat(65), received: 3 })).toEqual(opened);
    expect(readBrowserToTerminal({ ...opened, terminal: 'one', received: -3 })).toEqual({
      ...opened,
      terminal: 'one',
      received: 0,
    });
  });

  it('has the size that somebody else gave it, where it has one', () => {
    const opened = { type: 'opened', terminal: 'one', offset: 0, shell: 'bash', simulated: false };
    const size = { columns: 132, rows: 50 };
    expect(readTerminalToBrowser({ ...opened, size })).toEqual({ ...opened, size });
    for (const wrong of [null, {}, { columns: 1, rows: 50 }, '132x50']) {
      expect(readTerminalToBrowser({ ...opened, size: wrong })).toEqual(opened);
    }
    expect(readTerminalToBrowser({ type: 'resized', ...size })).toEqual({ type: 'resized', ...size });
    expect(readTerminalToBrowser({ type: 'resized', columns: 0, rows: 50 })).toBeNull();
  });

  it('has a size for every box', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (width, height) => {
        const size = withinTerminalLimits({ columns: width, rows: height });
        expect(readBrowserToTerminal({ type: 'resize', ...size })).toEqual({ type: 'resize', ...size });
      }),
    );
    expect(withinTerminalLimits({ columns: 80.9, rows: 24.2 })).toEqual({ columns: 80, rows: 24 });
  });
});
