import type { RemoteKind } from '@remote-console/domain';
import { expect, vi } from 'vitest';
import type { createSealedFile } from '../remote/recordings/sealedFile.ts';
import { send, succeed } from './exchange.ts';
import { bringAgent, openBrowser, openRelayFixture } from './relayFixture.ts';

/** A device whose sessions are recorded. */
export async function openRecordedDevice(createFile?: typeof createSealedFile) {
  const fixture = await openRelayFixture({}, createFile);
  const { app, token, group, url, permit, call, testServer } = fixture;
  const say = (body: object) => succeed(app, 'changeGroup', { token, path: { groupPk: group }, body });
  await say({ remote_recording: 'everything' });
  await say({ remote_recording_days: 7 });

  /** Opens a connection whose person agrees, up to where the agent is ready. */
  const beginPair = async (kind: RemoteKind, session?: number) => {
    const browser = await openBrowser(url, await permit(token, kind, session));
    await browser.hears('waiting');
    browser.say({ type: 'agreed' });
    const arrived = await bringAgent(url, await call());
    if (!('end' in arrived)) throw new Error(`The agent was refused with ${arrived.status}.`);
    const agent = arrived.end;
    const begin = await agent.hears('begin');
    agent.say({ type: 'ready' });
    return { browser, agent, begin };
  };

  /** Opens a connection whose person agrees. */
  const openPair = async (kind: RemoteKind, session?: number) => {
    const { browser, agent, begin } = await beginPair(kind, session);
    const live = await browser.hears('live');
    const sessionPk = typeof live === 'object' && live !== null && 'session' in live ? Number(live.session) : 0;
    return { browser, agent, begin, live, sessionId: sessionPk };
  };

  /** A terminal that is open at both ends. */
  const openTerminal = async (terminal: string, offset: number, session?: number) => {
    const pair = await openPair('terminal', session);
    pair.browser.control({ type: 'open', columns: 80, rows: 24 });
    await vi.waitFor(() => expect(pair.agent.heard).toContainEqual({ type: 'open', columns: 80, rows: 24 }));
    pair.agent.control({ type: 'opened', terminal, offset, shell: 'bash', simulated: false });
    return pair;
  };

  /** Sends output, and waits until the browser has it. */
  const print = async ({ browser, agent }: Awaited<ReturnType<typeof openPair>>, output: string | Uint8Array) => {
    const bytes = Buffer.from(output);
    const before = browser.receivedLength();
    agent.data(bytes);
    await vi.waitFor(() => expect(browser.receivedLength()).toBe(before + bytes.length));
  };

  const list = async () => (await succeed(app, 'listRecordings', { token })).objects;

  /** Waits until the given number of recordings is complete, and returns their contents, oldest first. */
  const complete = async (count: number) => {
    const recordings = await vi.waitFor(async () => {
      const found = await list();
      expect(found.filter(({ end_time }) => end_time !== null)).toHaveLength(count);
      return found;
    });
    const contents = recordings.toReversed().map(async ({ pk }) => {
      const path = { recordingPk: pk };
      const response = await send(app, 'readRecordingContent', { token, path, query: { purpose: 'play' } });
      return Buffer.from(await response.arrayBuffer());
    });
    return Promise.all(contents);
  };

  const files = async () => {
    const rows = await testServer.database.query.selectFrom('recordings').select('file').orderBy('pk').execute();
    return rows.map(({ file }) => `${testServer.settings.recordings.folder}/${file}`);
  };

  return { ...fixture, beginPair, openPair, openTerminal, print, list, complete, files };
}

/** The lines of an asciicast after the first. */
export function eventsOf(content: Buffer): readonly (readonly [number, string, string])[] {
  const [, ...lines] = content.toString().trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** The text shown by an asciicast. */
export const textOf = (content: Buffer) =>
  eventsOf(content)
    .filter(([, code]) => code === 'o')
    .map(([, , text]) => text)
    .join('');
