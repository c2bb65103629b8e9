import { readFile } from 'node:fs/promises';
import type { Command } from './commandLine.ts';
import type { FleetPlan } from './fleet/deviceProfile.ts';
import { makeFleetPlan } from './fleet/makeFleetPlan.ts';
import { readFleetPlan } from './fleet/readFleetPlan.ts';
import { startFleet } from './fleet/startFleet.ts';
import type { AgentEvent, AgentHandle } from './protocol/agentHandle.ts';
import type { FatalReason } from './protocol/agentSession.ts';
import { startRealAgent } from './real/startRealAgent.ts';

type Run = Extract<Command, { kind: 'run' }>;

/** What is told of a run, as one sentence. */
export function sentenceOf(event: AgentEvent, server: string): string {
  switch (event.kind) {
    case 'enrolled':
      return `Enrolled at ${server}.`;
    case 'connected':
      return `Reporting to ${server}.`;
    case 'waiting':
      return `${server} does not accept reports (${event.reason}); trying again until it does.`;
    case 'commanded':
      return `${event.type} ${event.outcome}: ${event.reason}`;
  }
}

/** What is told when the device was deleted. */
export const REMOVED_SENTENCE = 'The device was deleted in the console; the agent ends and forgets it.';

/** Why a run could not go on, as one sentence. */
export function failureSentence(reason: FatalReason, server: string): string {
  switch (reason) {
    case 'enrolment_refused':
      return `${server} refuses the enrolment token.`;
    case 'enrolment_expired':
      return `${server} refuses the enrolment token because it has expired: get a new one.`;
    case 'enrolment_revoked':
      return `${server} refuses the enrolment token because it was revoked: get a new one.`;
    case 'enrolment_used_up':
      return `${server} refuses the enrolment token because it has enrolled as many devices as it is for: get a new one.`;
    case 'device_has_agent':
      return `${server} has another agent for this device: get an enrolment token from somebody who manages the device.`;
    case 'enrolment_token_missing':
      return `${server} does not know this agent: give an enrolment token with --token-file FILE.`;
  }
}

async function readToken(token: Run['token']): Promise<string | null> {
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

/** Starts what the command asks for. Rejects with an error whose message is one sentence. */
export async function runCommand(command: Run, onEvent: (event: AgentEvent) => void): Promise<AgentHandle> {
  const { server, dataFolder, fleet, allowPower } = command;
  const enrolmentToken = await readToken(command.token);
  if (fleet === null) return startRealAgent({ server, dataFolder, enrolmentToken, onEvent, allowPower });
  return startFleet({ server, plan: await readPlan(fleet), dataFolder, enrolmentToken, onEvent });
}
