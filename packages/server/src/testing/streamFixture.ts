import { randomBytes } from 'node:crypto';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { API_BASE } from '@remote-console/api-client/contract';
import { BYTE_STREAM_KEY_HEADER, BYTE_STREAM_PATH, isByteStreamKey } from '@remote-console/domain';
import { expect, vi } from 'vitest';
import type { RelayTimings } from '../remote/relay/timings.ts';
import { afterThisTest } from './cleanup.ts';
import { bringAgent, openBrowser, openRelayFixture } from './relayFixture.ts';

/** A request of one end, as made by a test. */
export interface TestStream {
  readonly request: ClientRequest;
  /** The answer once its headers have arrived; rejects if the request is aborted before. */
  readonly answer: Promise<IncomingMessage>;
}

/** What a test specifies for a request. */
export interface StreamAsked {
  readonly method: string;
  readonly transfer: number | string;
  readonly key?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Starts a request for the bytes of a transfer; its body is up to the test. */
export function askForStream(url: string, { method, transfer, key, headers = {} }: StreamAsked): TestStream {
  const stream = request(`${url}${API_BASE}${BYTE_STREAM_PATH}?transfer=${transfer}`, {
    method,
    agent: false,
    headers: { ...headers, ...(typeof key === 'string' && { [BYTE_STREAM_KEY_HEADER]: key }) },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    stream.on('response', resolve);
    stream.on('error', reject);
  });
  // A test may end before it checks.
  answer.catch(() => undefined);
  afterThisTest(() => Promise.resolve(stream.destroy()));
  return { request: stream, answer };
}

/** Sends bytes as the body of a request, with their length. */
export function sendBytes(url: string, asked: Omit<StreamAsked, 'method'>, bytes: Uint8Array): TestStream {
  const headers = { ...asked.headers, 'content-length': String(bytes.length) };
  const stream = askForStream(url, { ...asked, method: 'POST', headers });
  stream.request.end(bytes);
  return stream;
}

/** Fetches bytes. */
export function fetchBytes(url: string, asked: Omit<StreamAsked, 'method'>): TestStream {
  const stream = askForStream(url, { ...asked, method: 'GET' });
  stream.request.end();
  return stream;
}

/** The body of an answer; rejects if it is cut off. */
export async function bodyOf({ answer }: TestStream): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await answer) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** The status of an answer; `cut off` if there is none. */
export async function statusOf({ answer }: TestStream): Promise<number | string | undefined> {
  const arrived = await answer.catch(() => null);
  arrived?.resume();
  return arrived ? arrived.statusCode : 'cut off';
}

function keyIn(message: unknown): string | null {
  const key = typeof message === 'object' && message !== null && 'streams' in message ? message.streams : null;
  return isByteStreamKey(key) ? key : null;
}

interface OpenOptions {
  /** The process that the agent connects to; by default the browser's. */
  readonly atAgent?: string;
  /** What the agent says with `ready`. */
  readonly ready?: { readonly streams?: boolean };
}

/** A fixture whose connections of kind `files` have byte streams. */
export async function openStreamFixture(timings: Partial<RelayTimings> = {}) {
  const fixture = await openRelayFixture(timings);
  const { url, token, permit, call } = fixture;

  /** Connects both ends; returns what each was given. */
  async function openFiles({ atAgent = url, ready = { streams: true } }: OpenOptions = {}) {
    const browser = await openBrowser(url, await permit(token, 'files'));
    const connectionPk = await call();
    const arrived = await bringAgent(atAgent, connectionPk);
    if (!('end' in arrived)) throw new Error(`The agent was refused with ${arrived.status}.`);
    const agent = arrived.end;
    const agentKey = keyIn(await agent.hears('begin'));
    agent.say({ type: 'ready', ...ready });
    const live = await browser.hears('live');
    return { browser, agent, connectionId: connectionPk, agentKey, browserKey: keyIn(live), live };
  }

  return { ...fixture, openFiles };
}

/** Both ends with a transfer in progress: some bytes have arrived, and more are to come. */
export async function openHalfway() {
  const fixture = await openStreamFixture();
  const opened = await fixture.openFiles();
  const { agentKey, browserKey } = opened;
  const sender = askForStream(fixture.url, { method: 'POST', transfer: 1, key: agentKey });
  sender.request.write(randomBytes(1000));
  const receiver = fetchBytes(fixture.url, { transfer: 1, key: browserKey });
  const arrived = await receiver.answer;
  let length = 0;
  arrived.on('data', (piece: Buffer) => {
    length += piece.length;
  });
  const outcome = new Promise((resolve) => {
    arrived.on('end', () => resolve('ended'));
    arrived.on('error', () => resolve('cut off'));
  });
  await vi.waitFor(() => expect(length).toBe(1000));
  return { ...fixture, ...opened, sender, receiver, outcome };
}
