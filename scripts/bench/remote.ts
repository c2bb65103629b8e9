/** What browser sessions cost on the server: latency, bytes per second, memory, and the effect on other users. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '@remote-console/api-client/contract';
import { dataFrame, REMOTE_PIECE } from '@remote-console/domain';
import autocannon from 'autocannon';
import { WebSocket } from 'ws';
import { addressOf, computedSeconds, ended, residentBytes } from './child.ts';
import { type Finding, median } from './finding.ts';
import { type BenchConnection, openConnection, type RelayServer, startRelayServer } from './relayServer.ts';
import { remoteOutput } from './remoteOutput.ts';

const [IDLE, BUSY] = [200, 50];
const KEYS = 300;
const BULK_BYTES = 200 * 1024 * 1024;
const LIST_SECONDS = 8;
/** How often the list is measured: its slowest answers in a few seconds are a handful, and vary by chance. */
const LIST_ROUNDS = 3;
/** What a busy terminal writes, and how often. */
const OUTPUT = dataFrame(new Uint8Array(4096).fill(65));
const OUTPUT_MS = 100;

/** Milliseconds until a byte that is sent has come back, as the median of many. */
async function echoTime(from: WebSocket): Promise<number> {
  const times: number[] = [];
  const key = dataFrame(new Uint8Array([65]));
  for (let index = 0; index < KEYS; index += 1) {
    const startedAt = performance.now();
    from.send(key);
    await once(from, 'message');
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** Bytes per second from one end to the other. */
async function rate({ browser, agent }: BenchConnection): Promise<number> {
  const piece = dataFrame(new Uint8Array(REMOTE_PIECE));
  const count = Math.ceil(BULK_BYTES / REMOTE_PIECE);
  let received = 0;
  const all = new Promise<void>((resolve) => {
    browser.on('message', (data) => {
      if (Buffer.isBuffer(data)) received += data.length;
      if (received >= count * piece.length) resolve();
    });
  });
  const startedAt = performance.now();
  for (let sent = 0; sent < count; sent += 1) {
    if (agent.bufferedAmount > 4 * REMOTE_PIECE) await new Promise((resolve) => agent.send(piece, resolve));
    else agent.send(piece);
  }
  await all;
  browser.removeAllListeners('message');
  return BULK_BYTES / ((performance.now() - startedAt) / 1000);
}

async function listP99Once({ origin, token }: RelayServer): Promise<number> {
  const { latency, errors, non2xx } = await autocannon({
    url: `${origin}${API_BASE}/devices?limit=24&by=alias&order=asc`,
    connections: 4,
    duration: LIST_SECONDS,
    overallRate: 40,
    // Excluding the ends of the terminals, which are here: their work is not the server's.
    workers: 1,
    headers: { token },
  });
  if (errors > 0 || non2xx > 0) throw new Error('The list was not answered.');
  return latency.p99;
}

async function listP99(server: RelayServer): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < LIST_ROUNDS) rounds.push(await listP99Once(server));
  return median(rounds);
}

async function plainPair(origin: string): Promise<BenchConnection> {
  const place = `${origin.replace('http', 'ws')}/pair`;
  const agent = new WebSocket(place, { perMessageDeflate: false });
  await once(agent, 'open');
  const browser = new WebSocket(place, { perMessageDeflate: false });
  await once(browser, 'open');
  return { browser, agent };
}

const perSecond = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB/s`;

async function relaying(): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'remote-'));
  const plain = spawn(process.execPath, [path.join(import.meta.dirname, 'plainRelay.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const server = await startRelayServer(folder, IDLE + BUSY + 1);
  try {
    const plainOrigin = await addressOf(plain);
    const [first, ...rest] = server.agents;
    if (!first) throw new Error('The server has no agents.');
    const bare = new WebSocket(`${plainOrigin.replace('http', 'ws')}/echo`, { perMessageDeflate: false });
    await once(bare, 'open');
    const through = await openConnection(server, first);
    const bulk = { plain: await plainPair(plainOrigin), relayed: through };
    const rates = { plain: [] as number[], relayed: [] as number[] };
    await rate(bulk.relayed);
    for (let round = 0; round < 3; round += 1) {
      rates.plain.push(await rate(bulk.plain));
      rates.relayed.push(await rate(bulk.relayed));
    }
    const echoing = (data: Buffer) => through.agent.send(data);
    through.agent.on('message', echoing);
    await echoTime(through.browser);
    const echo = { bare: await echoTime(bare), through: await echoTime(through.browser) };
    await listP99Once(server);
    const p99Before = await listP99(server);

    await pause(3000);
    const memoryBefore = residentBytes(server.child);
    const connections: BenchConnection[] = [];
    for (const agent of rest) connections.push(await openConnection(server, agent));
    const writers = connections.slice(0, BUSY).map(({ agent }) => setInterval(() => agent.send(OUTPUT), OUTPUT_MS));
    await pause(5000);
    const computedBefore = computedSeconds(server.child);
    const p99 = await listP99(server);
    const computed = (computedSeconds(server.child) - computedBefore) / (LIST_SECONDS * LIST_ROUNDS);
    const memory = residentBytes(server.child) - memoryBefore;
    for (const writer of writers) clearInterval(writer);
    for (const { browser } of connections) browser.close(1000);

    const sessions = `${IDLE} idle and ${BUSY} busy terminals`;
    const [plainRate, relayedRate] = [median(rates.plain), median(rates.relayed)];
    return [
      {
        what: 'key to echo through the server, more than over a bare WebSocket',
        value: echo.through - echo.bare,
        unit: 'ms',
        goal: 5,
        detail: `${echo.through.toFixed(2)} to ${echo.bare.toFixed(2)} ms`,
      },
      {
        what: 'bytes per second of plain forwarding to those through the server',
        value: plainRate / relayedRate,
        unit: 'times',
        goal: 1 / 0.9,
        detail: `${perSecond(plainRate)} to ${perSecond(relayedRate)}`,
      },
      {
        what: `memory of the server for each of ${sessions}`,
        value: memory / connections.length / 1024,
        unit: 'KB',
        goal: 300,
        detail: `${Math.round(memory / 1024 / 1024)} MB in all`,
      },
      {
        what: `p99 of the device list beside ${sessions}, to that without`,
        value: p99 / p99Before,
        unit: 'times',
        goal: 1.5,
        detail: `${p99} to ${p99Before} ms; the server computes ${Math.round(computed * 100)} % of the time with both`,
      },
    ];
  } finally {
    await ended(server.child);
    await ended(plain);
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function remote(): Promise<Finding[]> {
  return [...(await relaying()), ...(await remoteOutput())];
}
