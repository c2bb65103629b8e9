import { randomBytes } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { REMOTE_PIECE } from '@remote-console/domain';
import { describe, expect, it, vi } from 'vitest';
import { succeed } from '../testing/exchange.ts';
import { beginSession } from '../testing/examples/seeds.ts';
import { eventsOf, openRecordedDevice, textOf } from '../testing/recordedDevice.ts';
import { addRecording } from '../testing/recordingFixture.ts';
import { openBrowser } from '../testing/relayFixture.ts';
import { only } from '../testing/testServer.ts';
import { pruneRecordings } from './recordings/pruneRecordings.ts';
import { createSealedFile } from './recordings/sealedFile.ts';

describe('a connection that is recorded', () => {
  it('begins once the person at the browser has agreed, and the device is notified', async () => {
    const { token, url, permit, testServer, openPair } = await openRecordedDevice();
    const browser = await openBrowser(url, await permit(token));
    expect(await browser.hears('waiting')).toEqual({ type: 'waiting', for: 'recording', days: 7 });
    const called = () =>
      testServer.database.query.selectFrom('agent_commands').select('pk').where('type', '=', 'remote').execute();
    expect(await called()).toEqual([]);
    browser.socket.close(1000);
    const { begin, live } = await openPair('screen');
    expect(begin).toMatchObject({ recording: true });
    expect(live).toMatchObject({ recording: true });
    expect(await called()).toHaveLength(1);
  });

  it('ends when the browser speaks with the device before', async () => {
    const { token, url, permit } = await openRecordedDevice();
    const browser = await openBrowser(url, await permit(token));
    await browser.hears('waiting');
    browser.data(Buffer.from('ls\n'));
    expect(await browser.endReason()).toBe('protocol_error');
  });

  it.each(['files', 'screen'] as const)('is none of the kind %s, where terminals alone are', async (kind) => {
    const { app, token, group, url, permit } = await openRecordedDevice();
    const body = { remote_recording: 'terminal' };
    await succeed(app, 'changeGroup', { token, path: { groupPk: group }, body });
    const browser = await openBrowser(url, await permit(token, kind));
    expect(await browser.hears('waiting')).toEqual({ type: 'waiting', for: 'agent' });
  });
});

describe('the recording of a terminal', () => {
  it('has the same text at the same times, and the sizes, but not what was typed', async () => {
    const { openTerminal, print, complete, testServer } = await openRecordedDevice();
    const pair = await openTerminal('t', 0);
    const sent: { readonly from: number; readonly to: number }[] = [];
    const texts = ['$ ', 'ls\r\n', '\u001b[1m한글\u001b[0m "quoted"\r\n', '$ '];
    for (const text of texts) {
      pair.browser.data(Buffer.from('secret'));
      const from = performance.now();
      await print(pair, text);
      sent.push({ from, to: performance.now() });
    }
    pair.browser.control({ type: 'resize', columns: 100, rows: 30 });
    await vi.waitFor(() => expect(pair.agent.heard).toContainEqual({ type: 'resize', columns: 100, rows: 30 }));
    pair.browser.socket.close(1000);
    const [content = Buffer.alloc(0)] = await complete(1);
    expect(content.toString()).not.toContain('secret');
    expect(JSON.parse(content.toString().split('\n')[0] ?? '')).toEqual({
      version: 2,
      width: 80,
      height: 24,
      timestamp: Math.floor(testServer.clock.now / 1000),
    });
    const events = eventsOf(content);
    expect(events.map(([, code, text]) => [code, text])).toEqual([
      ...texts.map((text) => ['o', text]),
      ['r', '100x30'],
    ]);
    // Each event is between the time it was sent and the one it was received, relative to any other event.
    for (const [first, { from, to }] of sent.entries()) {
      for (const [second, later] of sent.entries()) {
        const apart = ((events[second]?.[0] ?? 0) - (events[first]?.[0] ?? 0)) * 1000;
        expect(apart).toBeGreaterThanOrEqual(later.from - to - 1);
        expect(apart).toBeLessThanOrEqual(later.to - from + 1);
      }
    }
  });

  it('is encrypted on the disk', async () => {
    const { openTerminal, print, complete, files } = await openRecordedDevice();
    const pair = await openTerminal('t', 0);
    await print(pair, 'the plain text of the terminal '.repeat(100));
    pair.browser.socket.close(1000);
    const [content] = await complete(1);
    expect(content?.toString()).toContain('the plain text of the terminal');
    const [file = ''] = await files();
    const stored = await readFile(file);
    expect(stored.length).toBeGreaterThan(3000);
    for (const plain of ['plain', 'version', '"o"']) expect(stored.includes(plain)).toBe(false);
  });

  it('joins a letter that was cut, and has what is sent again after a loss only once', async () => {
    const { openTerminal, print, complete } = await openRecordedDevice();
    const output = Buffer.from('one 가 two 나 three');
    const first = await openTerminal('t', 0);
    await print(first, output.subarray(0, 5));
    await print(first, output.subarray(5, 14));
    first.browser.socket.terminate();
    await complete(1);
    // The browser had 8 bytes when its connection was lost.
    const second = await openTerminal('t', 8, first.sessionId);
    expect(second.sessionId).toBe(first.sessionId);
    await print(second, output.subarray(8));
    second.browser.socket.close(1000);
    const contents = await complete(2);
    expect(contents.map(textOf)).toEqual(['one 가 two ', '나 three']);
    expect(contents.map(textOf).join('')).toBe(output.toString());
  });

  it('that holds nothing is none', async () => {
    const { openPair, list, sessions, files } = await openRecordedDevice();
    const { browser } = await openPair('terminal');
    browser.socket.close(1000);
    await vi.waitFor(async () => expect((await sessions())[0]?.end_time).not.toBeNull());
    await vi.waitFor(async () => expect(await list()).toEqual([]));
    expect(await files()).toEqual([]);
  });

  it('is readable up to its last part when its process was killed, and completed by another', async () => {
    const { testServer, company, device, manager, complete, list } = await openRecordedDevice();
    const session = await beginSession({ testServer, company, device, caller: manager });
    const parts = ['{"version":2}\n', '[1,"o","a"]\n'];
    const left = await addRecording(testServer, {
      companyId: company.companyId,
      device,
      member: manager,
      session,
      endedAt: null,
      parts,
    });
    await appendFile(left.path, Buffer.concat([Buffer.from([0, 0, 1, 0]), randomBytes(100)]));
    const prune = () => pruneRecordings(testServer.connection, testServer.settings.recordings);
    await prune();
    expect(only(await list())).toMatchObject({ end_time: null, size: 0 });
    await testServer.database.query
      .updateTable('remote_sessions')
      .set({ end_time: testServer.clock.now })
      .where('pk', '=', session)
      .execute();
    testServer.clock.now += 60_001;
    await prune();
    expect((await complete(1)).map(String)).toEqual([parts.join('')]);
    expect(only(await list())).toMatchObject({ size: parts.join('').length, may_remove: true });
  });
});

describe('the recording of a screen', () => {
  it('is an FBS file of what the device sent', async () => {
    const { openPair, print, complete } = await openRecordedDevice();
    const pair = await openPair('screen');
    pair.agent.control({ type: 'desktop', name: 'd', simulated: false, viewOnly: false });
    const pieces = [Buffer.from('RFB 003.008\n'), Buffer.from([1, 1]), Buffer.from([0, 0, 0, 0]), randomBytes(70_001)];
    const sent = pieces.flatMap((piece) => [piece.subarray(0, REMOTE_PIECE), piece.subarray(REMOTE_PIECE)]);
    const blocks = sent.filter(({ length }) => length > 0);
    for (const block of blocks) await print(pair, block);
    pair.browser.data(Buffer.from('keys'));
    pair.browser.socket.close(1000);
    const [content = Buffer.alloc(0)] = await complete(1);
    expect(content.subarray(0, 12).toString()).toBe('FBS 001.000\n');
    let at = 12;
    let lastTime = 0;
    for (const block of blocks) {
      expect(content.readUInt32BE(at)).toBe(block.length);
      expect(content.subarray(at + 4, at + 4 + block.length).equals(block)).toBe(true);
      at += 4 + block.length + ((4 - (block.length % 4)) % 4);
      const time = content.readUInt32BE(at);
      expect(time).toBeGreaterThanOrEqual(lastTime);
      lastTime = time;
      at += 4;
    }
    expect(at).toBe(content.length);
  });
});

describe('a disk', () => {
  it('that is slow has the device wait, and nothing is lost', async () => {
    const held = Promise.withResolvers<void>();
    const { openPair, complete } = await openRecordedDevice(async (path, key) => {
      const file = await createSealedFile(path, key);
      return {
        ...file,
        async add(part) {
          await held.promise;
          await file.add(part);
        },
      };
    });
    const { browser, agent } = await openPair('screen');
    const piece = randomBytes(REMOTE_PIECE);
    const all = 320 * REMOTE_PIECE;
    for (let sent = 0; sent < all; sent += REMOTE_PIECE) agent.data(piece);
    // The server accepts what may wait for the disk and little more; the rest waits at the device.
    await vi.waitFor(() => expect(browser.receivedLength()).toBeGreaterThan(256 * 1024));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(browser.receivedLength()).toBeLessThan(2 * 1024 * 1024);
    held.resolve();
    await vi.waitFor(() => expect(browser.receivedLength()).toBe(all));
    browser.socket.close(1000);
    const [content] = await complete(1);
    expect(content?.length).toBe(12 + (all / REMOTE_PIECE) * (REMOTE_PIECE + 8));
  });

  it('that is full ends the session, and what was written before is kept', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    let isFull = false;
    const { openTerminal, print, complete, testServer } = await openRecordedDevice(async (path, key) => {
      const file = await createSealedFile(path, key);
      return {
        ...file,
        async add(part) {
          if (isFull) throw full;
          await file.add(part);
          isFull = Buffer.from(part).includes('aaaa');
        },
      };
    });
    const pair = await openTerminal('t', 0);
    await print(pair, 'a'.repeat(REMOTE_PIECE));
    await vi.waitFor(() => expect(isFull).toBe(true));
    pair.agent.data(Buffer.from('b'.repeat(REMOTE_PIECE)));
    expect(await pair.browser.endReason()).toBe('recording_failed');
    expect(await pair.agent.endReason()).toBe('recording_failed');
    expect(textOf((await complete(1))[0] ?? Buffer.alloc(0))).toBe('a'.repeat(REMOTE_PIECE));
    expect(testServer.log).toContainEqual(expect.objectContaining({ message: 'a remote connection failed' }));
  });

  it('that is full from the beginning lets none begin', async () => {
    const { beginPair, list } = await openRecordedDevice(() => Promise.reject(new Error('ENOSPC')));
    const { browser, agent } = await beginPair('terminal');
    expect(await browser.endReason()).toBe('recording_failed');
    expect(await agent.endReason()).toBe('recording_failed');
    expect(await list()).toEqual([]);
  });
});
