/** The cost of agents proving keys: 10,000 of them report together after a restart of the server, with and without. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newAgentKey, provenFetch, type AgentKey } from '@remote-console/agent';
import { API_BASE } from '@remote-console/api-client/contract';
import { openDatabase, readSettings } from '@remote-console/server';
import { addressOf, computedSeconds, ended, MEGABYTE, residentBytes } from './child.ts';
import type { Finding } from './finding.ts';
import { prepareFleet, startFleetServer } from './fleetServer.ts';

const AGENTS = 10_000;
/** Calls in progress at the same time. */
const AT_ONCE = 100;
/** The time until all have reported with a key, and the server's CPU time for it, relative to those without. */
const GOAL = 2;
const TOO_MANY_REQUESTS = 429;

/** An agent of the benchmark. */
interface Agent {
  readonly key: AgentKey;
  readonly token: string;
}

type Send = (request: Request) => Promise<Response>;

function sender(key: AgentKey | null, nonces: { nonce: string | null }): Send {
  if (key === null) return (request) => fetch(request);
  return (request) => provenFetch(request, { key, run: 'bench' }, nonces);
}

/** Does something for everybody, with as many in parallel as allowed. */
async function forAll<Item, Value>(items: readonly Item[], act: (item: Item, index: number) => Promise<Value>) {
  const waiting = items.entries();
  const values: Value[] = [];
  const work = async () => {
    for (const [index, item] of waiting) values[index] = await act(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return values;
}

async function post(send: Send, address: string, body: object, token?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) };
  const response = await send(new Request(address, { method: 'POST', headers, body: JSON.stringify(body) }));
  if (response.status === TOO_MANY_REQUESTS) throw new Error('The server takes no more calls.');
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function enrolAll(address: string, enrolmentToken: string): Promise<Agent[]> {
  const nonces = { nonce: null };
  return forAll(Array.from({ length: AGENTS }), async (_, index) => {
    const key = newAgentKey();
    const enrolment = { guid: crypto.randomUUID(), host_name: `agent-${index}`, dev_os_id: 2, dev_ver: '1.0.0' };
    const body = { ...enrolment, enrolment_token: enrolmentToken, simulated: true };
    const answer = JSON.stringify(await post(sender(key, nonces), `${address}${API_BASE}/agents`, body));
    return { key, token: /"agent_token":"([^"]+)"/.exec(answer)?.[1] ?? '' };
  });
}

const TELEMETRY = {
  cpu_usage: 12,
  hdd_usage: 40,
  hdd_capacity: 5e11,
  memory_usage: 50,
  memory_capacity: 16e9,
  running_time: 60,
  system_time: '2026-11-21T03:00:00.000Z',
};

/** What it took until everybody had reported. */
interface Cost {
  readonly seconds: number;
  readonly computed: number;
  readonly megabytes: number;
}

async function reportAll(server: ChildProcess, agents: readonly Agent[], withKeys: boolean): Promise<Cost> {
  const address = await addressOf(server);
  const nonces = { nonce: null };
  const startedAt = performance.now();
  const computedBefore = computedSeconds(server);
  await forAll(agents, ({ key, token }) =>
    post(
      sender(withKeys ? key : null, nonces),
      `${address}${API_BASE}/agents/heartbeat`,
      { telemetry: TELEMETRY },
      token,
    ),
  );
  return {
    seconds: (performance.now() - startedAt) / 1000,
    computed: computedSeconds(server) - computedBefore,
    megabytes: residentBytes(server) / MEGABYTE,
  };
}

/** Turns the agents into those from before keys. */
async function forgetKeys(folder: string): Promise<void> {
  const database = await openDatabase(readSettings({ DATA_DIR: folder }).place);
  await database.query.updateTable('devices').set({ agent_key: null, agent_run: null }).execute();
  await database.close();
}

export async function agentRestart(): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'agent-restart-'));
  const { enrolmentToken } = await prepareFleet(folder, AGENTS);
  let server = startFleetServer(folder);
  try {
    const agents = await enrolAll(await addressOf(server), enrolmentToken);
    const afterRestart = async (withKeys: boolean): Promise<Cost> => {
      await ended(server);
      if (!withKeys) await forgetKeys(folder);
      server = startFleetServer(folder);
      return reportAll(server, agents, withKeys);
    };
    // The first time, every device comes online, which is only written then.
    await afterRestart(true);
    const withKeys = await afterRestart(true);
    const without = await afterRestart(false);
    const finding = (what: string, name: keyof Cost, unit: string): Finding => ({
      what: `${what} until ${AGENTS.toLocaleString('en')} agents with keys have reported after a restart, to agents without`,
      value: withKeys[name] / without[name],
      unit: 'times',
      goal: GOAL,
      detail: `${withKeys[name].toFixed(1)} to ${without[name].toFixed(1)} ${unit}`,
    });
    return [
      finding('time', 'seconds', 's'),
      finding('computing of the server', 'computed', 's'),
      finding('memory of the server', 'megabytes', 'MB'),
    ];
  } finally {
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  }
}
