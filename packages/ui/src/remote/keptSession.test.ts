import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { keepSession, takeKeptSession, type KeptSession } from './keptSession.ts';

const OWNER = { person: 4, deviceId: 12 };
const KEY = 'remote-console.session:4:12';
const KEPT: KeptSession = {
  session: 31,
  tabs: [
    { kind: 'terminal', terminal: { terminal: 'one', received: 6 } },
    { kind: 'files', terminal: null },
  ],
};

afterEach(() => window.sessionStorage.removeItem(KEY));

describe('a session that outlasts one load of the page', () => {
  it('is there once', () => {
    keepSession(OWNER, KEPT);
    expect(takeKeptSession(OWNER)).toEqual(KEPT);
    expect(takeKeptSession(OWNER)).toBeNull();
    expect(window.sessionStorage.getItem(KEY)).toBeNull();
  });

  it('is for its person and its device only', () => {
    keepSession(OWNER, KEPT);
    expect(takeKeptSession({ ...OWNER, person: 5 })).toBeNull();
    expect(takeKeptSession({ ...OWNER, deviceId: 13 })).toBeNull();
    expect(takeKeptSession(OWNER)).toEqual(KEPT);
  });

  it('is forgotten', () => {
    keepSession(OWNER, KEPT);
    keepSession(OWNER, null);
    expect(takeKeptSession(OWNER)).toBeNull();
  });

  it.each([
    '',
    'null',
    '[]',
    '{"session":31}',
    '{"session":-1,"tabs":[{"kind":"screen"}]}',
    '{"session":31,"tabs":[{"kind":"telephone"}]}',
    '{"session":31,"tabs":[null,7]}',
  ])('is not read from %s', (text) => {
    window.sessionStorage.setItem(KEY, text);
    expect(takeKeptSession(OWNER)).toBeNull();
  });

  it('is read from nothing that would not be written', () => {
    const tab = fc.record({
      kind: fc.oneof(fc.constantFrom('screen', 'terminal', 'files'), fc.string()),
      terminal: fc.oneof(fc.jsonValue(), fc.record({ terminal: fc.string(), received: fc.nat() })),
    });
    const written = fc.record({ session: fc.oneof(fc.nat(), fc.jsonValue()), tabs: fc.array(tab) });
    fc.assert(
      fc.property(written, (value) => {
        window.sessionStorage.setItem(KEY, JSON.stringify(value));
        const taken = takeKeptSession(OWNER);
        if (!taken) return;
        keepSession(OWNER, taken);
        expect(takeKeptSession(OWNER)).toEqual(taken);
      }),
    );
  });
});
