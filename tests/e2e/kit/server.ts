import { readFileSync } from 'node:fs';
import path from 'node:path';
import createClient from 'openapi-fetch';
import { API_BASE, type WireComponents, type WirePaths } from '@remote-console/api-client/contract';
import { AGENT_CALLS, createAgent } from './agent.ts';
import { workerConsole } from './consoles.ts';
import { consoleUrl, MANAGER, PASSWORD } from './person.ts';

/** The server of this run, called directly: to bring about what a test then sees. */
export const server = createClient<WirePaths>({ baseUrl: `${consoleUrl()}${API_BASE}` });

type AgentCommand = WireComponents['schemas']['AgentCommand'];

/** A session token, obtained without a browser. */
export async function tokenOf(id = MANAGER): Promise<string> {
  const { data } = await server.POST('/access', { body: { type: '1STEP', mail: id, pw: PASSWORD } });
  const token = data?.objects.token;
  if (!token) throw new Error(`${id} could not log in.`);
  return token;
}

/** The enrollment token that the demo gives to this computer's agent. */
function enrolmentToken(): string {
  const file = path.join(workerConsole.dataFolder, 'agents.json');
  const tokens = JSON.parse(readFileSync(file, 'utf8')) as { thisComputer: string };
  return tokens.thisComputer;
}

/** A device whose agent is played by this test. */
export interface PlayedDevice {
  pk: number;
  name: string;
  /** Reports that the device is alive. */
  beat: (cpuUsage?: number) => Promise<void>;
  /** Says goodbye: the device is offline immediately. */
  leave: () => Promise<void>;
  /**
   * Plays the agent from now on: fetches its commands and answers them, until `stop`. Screenshots are sent
   * automatically.
   */
  obey: (answer?: AgentAnswer) => { readonly received: readonly AgentCommand[]; readonly stop: () => Promise<void> };
}

interface AgentResult {
  outcome: 'done' | 'failed';
  reason?: string;
}

/** What the played agent says about a command, immediately or after a while. */
export type AgentAnswer = (command: AgentCommand) => AgentResult | Promise<AgentResult>;

/** The properties of a played device that differ from the usual one: a Linux machine with the newest agent. */
export interface PlayedMachine {
  system?: 1 | 2 | 3 | 4 | 5;
  version?: string;
  /** Names of tags that it enrolls with. */
  tags?: string[];
  /** Its addresses; the last part of the private one is made up by default. */
  /** The enrollment token of another company than the demo's, or of a group. */
  enrolment?: string;
  inventory?: { s_pri_ip?: string; ip_addr?: string; netmask?: string; mac_addr?: string };
}

/** How often a played device says that it is alive, in milliseconds. */
const PULSE_MS = 5000;

/** The screenshot that a played device sends. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The last syllable of the Korean alphabet. */
const SORTED_LAST = '\ud7a3';

const KILOBYTE = 1024;
const GIGABYTE = 1024 ** 3;

/**
 * Enrolls a device and lets it report once. Its name sorts after every other name, so that this computer stays the
 * first in the list.
 */
export async function playDevice(purpose: string, machine: PlayedMachine = {}): Promise<PlayedDevice> {
  const name = `${SORTED_LAST}-${purpose}-${crypto.randomUUID().slice(0, 6)}`;
  const { client, send } = createAgent();
  const { data } = await client.POST('/agents', {
    body: {
      enrolment_token: machine.enrolment ?? enrolmentToken(),
      guid: crypto.randomUUID(),
      host_name: name,
      dev_os_id: machine.system ?? 2,
      dev_ver: machine.version ?? '5.2.0',
      simulated: false,
      ...(machine.tags ? { tags: machine.tags } : {}),
    },
  });
  const enrolled = data?.objects[0];
  if (!enrolled) throw new Error(`${name} could not be enrolled.`);
  const headers = { token: enrolled.agent_token };
  let latestUsage = 12;
  const beat = async (cpuUsage = 12) => {
    latestUsage = cpuUsage;
    await client.POST('/agents/heartbeat', {
      headers,
      body: {
        telemetry: {
          cpu_usage: cpuUsage,
          hdd_usage: 40,
          hdd_capacity: 500 * GIGABYTE,
          memory_usage: 50,
          memory_capacity: 16 * GIGABYTE,
          network_received: 64 * KILOBYTE,
          network_sent: 8 * KILOBYTE,
          running_time: 60,
          system_time: new Date().toISOString(),
        },
        ...(machine.inventory ? { inventory: machine.inventory } : {}),
      },
    });
  };
  const obey = (answer: AgentAnswer = () => ({ outcome: 'done' })) => {
    const received: AgentCommand[] = [];
    const over = new AbortController();
    const begun = new Set<number>();
    const play = async (command: AgentCommand) => {
      if (command.type === 'screen') {
        // The client would write the bytes as JSON.
        await send(
          new Request(`${AGENT_CALLS}/agents/screen`, {
            method: 'PUT',
            headers: { ...headers, 'content-type': 'image/png' },
            body: PICTURE,
          }),
        );
        return;
      }
      received.push(command);
      await client.POST('/agents/commands/{commandPk}', {
        headers,
        params: { path: { commandPk: command.pk } },
        body: await answer(command),
      });
    };
    const listen = async () => {
      while (!over.signal.aborted) {
        const { data: waiting } = await client.GET('/agents/commands', { headers, params: { query: { wait: 1 } } });
        if (!waiting) return;
        for (const command of waiting.objects.filter(({ pk }) => !begun.has(pk))) {
          begun.add(command.pk);
          await play(command);
        }
      }
    };
    const listening = listen();
    return {
      received,
      stop: async () => {
        over.abort();
        await listening;
      },
    };
  };
  await beat();
  // A busy machine may take longer to log in than a device may be silent. A server that has gone is no failure.
  const pulse = setInterval(() => void beat(latestUsage).catch(() => clearInterval(pulse)), PULSE_MS);
  pulse.unref();
  return {
    pk: enrolled.device_pk,
    name,
    beat,
    obey,
    leave: async () => {
      clearInterval(pulse);
      await client.DELETE('/agents/heartbeat', { headers });
    },
  };
}
