import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRemoteCall, readRemoteKinds, REMOTE_KINDS, remoteCallValue, remoteKindsText } from './kinds.ts';
import {
  readAgentToServer,
  readBrowserToServer,
  readHello,
  readServerToAgent,
  readServerToBrowser,
} from './serverMessages.ts';

const END = { reason: 'connection_lost', by: '', detail: '' };

describe('a call to an agent', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REMOTE_KINDS), fc.integer({ min: 1, max: 2 ** 31 }), (kind, connection) => {
        expect(readRemoteCall(remoteCallValue({ kind, connection }))).toEqual({ kind, connection });
      }),
    );
  });

  it.each(['', 'terminal', 'terminal 0', 'terminal 7 ', 'sound 7', 'terminal -1', '7 terminal', 'terminal 1e3'])(
    'that is "%s" is none',
    (value) => expect(readRemoteCall(value)).toBeNull(),
  );
});

describe('the kinds of an agent', () => {
  it('are read as they were written, in one order', () => {
    fc.assert(
      fc.property(fc.subarray([...REMOTE_KINDS]), (kinds) => {
        expect(readRemoteKinds(remoteKindsText(kinds.toReversed()))).toEqual(kinds);
      }),
    );
    expect(readRemoteKinds('files,sound,,terminal')).toEqual(['terminal', 'files']);
    expect(readRemoteKinds('')).toEqual([]);
  });
});

describe('the messages of the server', () => {
  it('are read by browsers', () => {
    expect(readServerToBrowser({ type: 'waiting', for: 'consent' })).toEqual({ type: 'waiting', for: 'consent' });
    expect(readServerToBrowser({ type: 'live', session: 7 })).toEqual({ type: 'live', session: 7 });
    const recorded = { type: 'live', session: 7, recording: true };
    expect(readServerToBrowser(recorded)).toEqual(recorded);
    expect(readServerToBrowser({ ...recorded, recording: 'yes' })).toEqual({ type: 'live', session: 7 });
    const streamed = { type: 'live', session: 7, streams: '7.browser.a_B-9' };
    expect(readServerToBrowser(streamed)).toEqual(streamed);
    for (const streams of ['', 'a b', 'ä', 'x'.repeat(101), true]) {
      expect(readServerToBrowser({ ...streamed, streams })).toEqual({ type: 'live', session: 7 });
    }
    const notice = { type: 'waiting', for: 'recording', days: 30 };
    expect(readServerToBrowser(notice)).toEqual(notice);
    for (const days of [0, 366, '30', undefined]) expect(readServerToBrowser({ ...notice, days })).toBeNull();
    expect(readServerToBrowser({ type: 'ended', ...END, more: 1 })).toEqual({ type: 'ended', ...END });
    expect(readServerToBrowser({ type: 'waiting', for: 'tea' })).toBeNull();
    expect(readServerToBrowser({ type: 'ended', reason: 'tea' })).toBeNull();
  });

  it('are read by agents', () => {
    const begin = { type: 'begin', kind: 'files', person: 'Mia', consent: 'ask' };
    expect(readServerToAgent(begin)).toEqual(begin);
    expect(readServerToAgent({ ...begin, recording: true })).toEqual({ ...begin, recording: true });
    expect(readServerToAgent({ ...begin, beside: 'shell-7' })).toEqual({ ...begin, beside: 'shell-7' });
    for (const beside of ['', 'x'.repeat(65), 7, null]) {
      expect(readServerToAgent({ ...begin, beside })).toEqual(begin);
    }
    expect(readServerToAgent({ ...begin, streams: '7.agent.key' })).toEqual({ ...begin, streams: '7.agent.key' });
    expect(readServerToAgent({ ...begin, streams: 'a\r\nb' })).toEqual(begin);
    expect(readServerToAgent({ ...begin, kind: 'sound' })).toBeNull();
    expect(readServerToAgent({ ...begin, consent: undefined })).toBeNull();
    expect(readServerToAgent({ type: 'ended', ...END })).toEqual({ type: 'ended', ...END });
  });
});

describe('the messages to the server', () => {
  it('are a hello with a token', () => {
    expect(readHello({ type: 'hello', token: 'abc' })).toEqual({ type: 'hello', token: 'abc' });
    for (const wrong of [
      { type: 'hello' },
      { type: 'hello', token: 7 },
      { type: 'hello', token: 'x'.repeat(201) },
      [],
    ]) {
      expect(readHello(wrong)).toBeNull();
    }
  });

  it('are, after the hello of a browser, that its person agrees to a recording', () => {
    expect(readBrowserToServer({ type: 'agreed', more: 1 })).toEqual({ type: 'agreed' });
    for (const wrong of [{ type: 'refused' }, {}, null, 'agreed', []]) expect(readBrowserToServer(wrong)).toBeNull();
  });

  it('are, of an agent, that it has begun, whether beside somebody else, and whether with streams', () => {
    expect(readAgentToServer({ type: 'ready' })).toEqual({ type: 'ready' });
    expect(readAgentToServer({ type: 'ready', beside: true })).toEqual({ type: 'ready', beside: true });
    expect(readAgentToServer({ type: 'ready', beside: 'yes' })).toEqual({ type: 'ready' });
    expect(readAgentToServer({ type: 'ready', streams: true })).toEqual({ type: 'ready', streams: true });
    expect(readAgentToServer({ type: 'ready', streams: 'yes' })).toEqual({ type: 'ready' });
  });

  it('never let an agent speak of rights, or in the name of somebody elsewhere', () => {
    expect(readAgentToServer({ type: 'end', reason: 'refused_at_device', by: '', detail: '' })).toMatchObject({
      reason: 'refused_at_device',
    });
    for (const reason of ['ended_by_person', 'approval_ended', 'signed_out', 'closed', 'tea']) {
      expect(readAgentToServer({ type: 'end', reason, by: 'The manager', detail: '' })).toBeNull();
    }
  });

  it('are cut to what is shown', () => {
    const said = readAgentToServer({ type: 'end', reason: 'failed', by: 7, detail: 'x'.repeat(1000) });
    expect(said).toEqual({ type: 'end', reason: 'failed', by: '', detail: 'x'.repeat(200) });
  });

  it('that are anything else are nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const read of [
          readHello,
          readBrowserToServer,
          readServerToBrowser,
          readServerToAgent,
          readAgentToServer,
        ]) {
          expect(() => read(value)).not.toThrow();
        }
      }),
    );
  });
});
