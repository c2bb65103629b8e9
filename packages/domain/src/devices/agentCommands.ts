import { AUDIT_CODES, type AuditCode } from '../history/index.ts';
import type { DeviceAction } from './deviceActions.ts';

/** The types of `PUT` on a device, spelled as in the specification (B-API-04). */
export const DEVICE_COMMAND_TYPES = [
  'shutdown',
  'reboot',
  'agent_restart',
  'delete',
  'update',
  'wol_list',
  'wol',
] as const;

/** One type of `PUT` on a device. */
export type DeviceCommandType = (typeof DEVICE_COMMAND_TYPES)[number];

/** What an agent can be asked to do. */
export const AGENT_COMMAND_TYPES = [
  'update',
  'agent_restart',
  'reboot',
  'shutdown',
  'wake',
  'screen',
  'remote',
] as const;

/** An agent command. */
export type AgentCommandType = (typeof AGENT_COMMAND_TYPES)[number];

/** Whether users follow a command's result. Screenshots and connections show their own outcome. */
export const isFollowed = (type: AgentCommandType): boolean => type !== 'screen' && type !== 'remote';

/**
 * A command's progress: waiting for its agent, handed to it, answered by it (done or failed), or given up because no
 * answer came in time.
 */
export const AGENT_COMMAND_STATES = ['queued', 'delivered', 'acknowledged', 'failed', 'expired'] as const;

/** A command's progress. */
export type AgentCommandState = (typeof AGENT_COMMAND_STATES)[number];

/** The menu action that a command belongs to: the same rule governs both. */
export function actionOfCommand(type: DeviceCommandType): DeviceAction {
  switch (type) {
    case 'shutdown':
    case 'reboot':
    case 'delete':
    case 'update':
      return type;
    case 'agent_restart':
      return 'restartAgent';
    case 'wol_list':
    case 'wol':
      return 'wake';
  }
}

/**
 * The audit codes that an accepted command leaves; null for none. Restarting an agent and waking a device have no code
 * of their own in the specification and are recorded as commands (35).
 */
export function auditCodeOfCommand(type: AgentCommandType): AuditCode | null {
  switch (type) {
    case 'reboot':
      return AUDIT_CODES.reboot;
    case 'shutdown':
      return AUDIT_CODES.shutdown;
    case 'update':
      return AUDIT_CODES.agentUpdate;
    case 'agent_restart':
    case 'wake':
      return AUDIT_CODES.remoteControllerCommand;
    case 'screen':
    // The start of the session is recorded, not the call to its agent.
    case 'remote':
      return null;
  }
}

const SECOND_MS = 1000;

/**
 * How long a command waits for its agent, in milliseconds. It covers two reports of a simulated device. An update is
 * downloaded and tried before it is answered; a screenshot is only useful while someone is looking.
 */
export function commandLifetime(type: AgentCommandType): number {
  switch (type) {
    case 'update':
      return 600 * SECOND_MS;
    case 'screen':
      return 15 * SECOND_MS;
    case 'remote':
      return 30 * SECOND_MS;
    case 'agent_restart':
    case 'reboot':
    case 'shutdown':
    case 'wake':
      return 90 * SECOND_MS;
  }
}

/** Whether a command is still unanswered. */
export function isOpenCommand(state: AgentCommandState): boolean {
  return state === 'queued' || state === 'delivered';
}
