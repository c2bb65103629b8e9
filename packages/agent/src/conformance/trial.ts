import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, ENROLMENT_TOKEN, type FakeServer, startFakeServer } from '../testing/index.ts';
import { type RunningAgent, startAgent } from './agentUnderTest.ts';

/** How long to watch that something does not happen, in milliseconds. */
export const WATCH_MS = 3000;

/** What an agent did that the protocol forbids, or failed to do that it requires; one sentence. */
export class Violation extends Error {}

/** One requirement of `docs/agent-protocol.md`. */
export interface Rule {
  /** In words that follow "an agent". */
  readonly says: string;
  /** @throws Violation when the agent does not meet it. */
  readonly check: (trial: Trial) => Promise<void>;
}

/** A server, an empty folder, and an agent to start there. */
export interface Trial {
  readonly server: FakeServer;
  /** Starts the agent, with this trial's server unless another is given. */
  readonly start: (server?: FakeServer) => RunningAgent;
  /** Starts another server, which is closed with the trial. */
  readonly startServer: () => Promise<FakeServer>;
  /** Waits until something exists. @throws Violation when it takes too long. */
  readonly until: <Value>(what: string, find: () => Value | null | undefined | false) => Promise<Value>;
  /** Waits for an agent to exit. @throws Violation when it keeps running. */
  readonly exitOf: (agent: RunningAgent) => Promise<number | null>;
}

/** The report interval that a trial's server names at first, in whole seconds. */
export const INTERVAL_SECONDS = 1;
const LOOK_AGAIN_MS = 25;

/** The calls of one kind that a server received. */
export function callsOf(server: FakeServer, operation: Call['operation']): readonly Call[] {
  return server.calls.filter((call) => call.operation === operation);
}

/** @throws Violation when the condition is false. */
export function demand(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Violation(otherwise);
}

/** What applies to every call and every line of output. */
function demandDecency(servers: readonly FakeServer[], agents: readonly RunningAgent[]): void {
  for (const { complaints, calls, answers, polls } of servers) {
    demand(complaints.length === 0, `The contract does not accept a call: ${complaints.slice(0, 3).join('; ')}`);
    for (const { url } of [...calls, ...answers, ...polls])
      demand(!/-token-/.test(url), 'A token is part of an address.');
  }
  for (const agent of agents) demand(!/-token-/.test(agent.output()), 'The agent prints a token.');
}

/**
 * Checks one rule with its own server and folder.
 *
 * @param command What starts the agent.
 * @param patience How long something may take to happen, in milliseconds.
 * @throws Violation when the agent breaks the rule.
 */
export async function tryRule({ check }: Rule, command: readonly string[], patience: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'agent-conformance-'));
  const tokenFile = join(folder, 'token');
  await writeFile(tokenFile, `${ENROLMENT_TOKEN}\n`, { mode: 0o600 });
  const servers: FakeServer[] = [];
  const agents: RunningAgent[] = [];
  const startServer = async () => {
    const server = await startFakeServer({ intervalSeconds: INTERVAL_SECONDS });
    servers.push(server);
    return server;
  };
  const until: Trial['until'] = async (what, find) => {
    for (const end = Date.now() + patience; ;) {
      const found = find();
      if (found !== null && found !== undefined && found !== false) return found;
      demand(Date.now() < end, `Not within ${patience / 1000} seconds: ${what}.`);
      await sleep(LOOK_AGAIN_MS);
    }
  };
  try {
    const server = await startServer();
    await check({
      server,
      startServer,
      until,
      start({ origin } = server) {
        const agent = startAgent(command, { server: origin, data: join(folder, 'data'), tokenFile });
        agents.push(agent);
        return agent;
      },
      async exitOf(agent) {
        await until('the agent ends', () => !agent.isRunning());
        return (await agent.exited).code;
      },
    });
    demandDecency(servers, agents);
  } finally {
    await Promise.all(agents.map((agent) => agent.kill()));
    await Promise.all(servers.map((server) => server.close()));
    await rm(folder, { recursive: true, force: true });
  }
}
