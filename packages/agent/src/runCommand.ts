import { readFile } from 'node:fs/promises';
import type { Command } from './commandLine.ts';
import type { FleetPlan } from './simulation/index.ts';
import { makeFleetPlan, readFleetPlan, startFleet } from './fleet/index.ts';
import { noteRunning, readInstallation, useNetwork } from './install/index.ts';
import type { AgentEvent, AgentHandle } from './protocol/index.ts';
import { startRealAgent } from './real/index.ts';
import type { Updater } from './update/index.ts';

/** What the command line says about a run. */
export type Run = Extract<Command, { kind: 'run' }>;

/** The enrollment token named by a command, or null. */
export async function readToken(token: Run['token']): Promise<string | null> {
  switch (token.kind) {
    case 'given':
      return token.token;
    case 'file':
      return (await readFile(token.file, 'utf8')).trim() || null;
    case 'none':
      return null;
  }
}

async function readPlan(fleet: NonNullable<Run['fleet']>): Promise<FleetPlan> {
  return fleet.kind === 'count' ? makeFleetPlan(fleet.count) : readFleetPlan(await readFile(fleet.file, 'utf8'));
}

/**
 * Starts what the command asks for. Rejects with an error whose message is one sentence.
 *
 * @param updater What replaces the agent with another version; null where it does not replace itself.
 */
export async function runCommand(
  command: Run,
  onEvent: (event: AgentEvent) => void,
  updater: Updater | null,
): Promise<AgentHandle> {
  const { server, dataFolder, fleet, allowPower, remote, tags } = command;
  const enrolmentToken = await readToken(command.token);
  if (fleet === null) {
    const installation = await readInstallation(dataFolder);
    if (installation !== null) useNetwork(installation.network);
    const note = await noteRunning(dataFolder, server, allowPower);
    const tell = (event: AgentEvent) => {
      note(event);
      onEvent(event);
    };
    return startRealAgent({ server, dataFolder, enrolmentToken, onEvent: tell, allowPower, remote, tags, updater });
  }
  return startFleet({ server, plan: await readPlan(fleet), dataFolder, enrolmentToken, onEvent });
}
