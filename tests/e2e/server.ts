import { readFileSync } from 'node:fs';
import path from 'node:path';
import createClient from 'openapi-fetch';
import { API_BASE, type paths } from '@remote-console/api-client/contract';
import { consoleUrl, MANAGER, PASSWORD } from './person.ts';

/** The server of this run, spoken to directly: to bring about what a walk then sees. */
export const server = createClient<paths>({ baseUrl: `${consoleUrl()}${API_BASE}` });

/** A session token, got without a browser. */
export async function tokenOf(id = MANAGER): Promise<string> {
  const { data } = await server.POST('/access', { body: { type: '1STEP', mail: id, pw: PASSWORD } });
  const token = data?.objects.token;
  if (!token) throw new Error(`${id} could not log in.`);
  return token;
}

/** The enrolment token that the demo hands to the agent of this computer. */
function enrolmentToken(): string {
  const file = path.join(process.env['CONSOLE_DATA'] ?? '.data', 'agents.json');
  const tokens = JSON.parse(readFileSync(file, 'utf8')) as { thisComputer: string };
  return tokens.thisComputer;
}

/** A device whose agent is this test. */
export interface PlayedDevice {
  pk: number;
  name: string;
  /** Reports that the device is alive. */
  beat: (cpuUsage?: number) => Promise<void>;
  /** Says goodbye: the device is offline at once. */
  leave: () => Promise<void>;
}

const GIGABYTE = 1024 ** 3;

/**
 * Enrols a device and lets it report once. Its name stands behind every other name, so that this computer stays the
 * first of the list.
 */
export async function playDevice(purpose: string): Promise<PlayedDevice> {
  const name = `힣-${purpose}-${crypto.randomUUID().slice(0, 6)}`;
  const { data } = await server.POST('/agents', {
    body: {
      enrolment_token: enrolmentToken(),
      guid: crypto.randomUUID(),
      host_name: name,
      dev_os_id: 2,
      dev_ver: '5.2.0',
      simulated: false,
    },
  });
  const enrolled = data?.objects[0];
  if (!enrolled) throw new Error(`${name} could not be enrolled.`);
  const headers = { token: enrolled.agent_token };
  const beat = async (cpuUsage = 12) => {
    await server.POST('/agents/heartbeat', {
      headers,
      body: {
        telemetry: {
          cpu_usage: cpuUsage,
          hdd_usage: 40,
          hdd_capacity: 500 * GIGABYTE,
          memory_usage: 50,
          memory_capacity: 16 * GIGABYTE,
          running_time: 60,
          system_time: new Date().toISOString(),
        },
      },
    });
  };
  await beat();
  return {
    pk: enrolled.device_pk,
    name,
    beat,
    leave: async () => void (await server.DELETE('/agents/heartbeat', { headers })),
  };
}
