import type {
  AgentCommandState,
  AgentCommandType,
  RemoteEndReason,
  RemoteKind,
  RolloutDeviceState,
  RolloutState,
  RolloutWave,
} from '@remote-console/domain';
import type { Generated } from 'kysely';
import type { Flag, StoredInstant } from './columns.ts';

/** What agents are asked to do, and the outcome. */
export interface AgentCommandTable {
  pk: Generated<number>;
  company_fk: number;
  /** The device whose agent runs it. */
  device_fk: number;
  /** The device it is about, if that is another one: the one to wake. */
  target_device_fk: number | null;
  type: AgentCommandType;
  /** The hardware address to wake, or the version to update to; empty for other commands. */
  value: string;
  /** Who requested it; null for the server itself. */
  member_fk: number | null;
  state: AgentCommandState;
  /** What the agent said about the outcome. */
  reason: Generated<string>;
  created_at: StoredInstant;
  /** When it was last handed out. */
  delivered_at: StoredInstant | null;
  finished_at: StoredInstant | null;
  /** From then on it is no longer run. */
  expires_at: StoredInstant;
}

/** A version that the agents of a company are updated to in waves. */
export interface RolloutTable {
  pk: Generated<number>;
  company_fk: number;
  version: string;
  state: RolloutState;
  /** The wave currently being asked. */
  wave: RolloutWave;
  /** How many failed devices a person accepts and continues. */
  accepted: Generated<number>;
  /** Who started it, in whose name agents are asked; null once that person was deleted. */
  member_fk: number | null;
  /** The group that it is about; null for all devices, and once the group was deleted. */
  device_group_fk: number | null;
  /** The name of the group at the start; null for all devices. */
  group_name: string | null;
  created_at: StoredInstant;
  finished_at: StoredInstant | null;
}

/** A device of a rollout. */
export interface RolloutDeviceTable {
  rollout_fk: number;
  device_fk: number;
  wave: RolloutWave;
  state: RolloutDeviceState;
  /** What its agent said when it failed. */
  reason: Generated<string>;
  /** The command with which its agent was last asked. */
  command_fk: number | null;
}

/** Agents whose device was deleted, so that they learn why they are no longer known. */
export interface RemovedAgentTable {
  token_hash: string;
  company_fk: number;
  removed_at: StoredInstant;
}

/** The last screenshot of a device. */
export interface DeviceScreenTable {
  device_fk: number;
  media_type: 'image/png' | 'image/jpeg';
  image: Uint8Array;
  taken_at: StoredInstant;
}

/** The permission to open one remote session, given to a viewer. */
export interface RemoteLaunchTable {
  token_hash: string;
  company_fk: number;
  device_fk: number;
  member_fk: number;
  /** Until when a session can be started with it; after the start, until when it can be reported on. */
  expires_at: StoredInstant;
  /** The session that was started with it. */
  session_fk: number | null;
}

/** Remote sessions as the history shows them. Names are copied, because the entry outlives person and device. */
export interface RemoteSessionTable {
  pk: Generated<number>;
  company_fk: number;
  device_fk: number;
  member_fk: number;
  reg_mail: string;
  alias: string;
  host_public_ip: string;
  host_private_ip: string;
  host_os_id: number;
  viewer_public_ip: string;
  viewer_private_ip: string;
  start_time: StoredInstant;
  /** Null while it is in progress. */
  end_time: StoredInstant | null;
  security: Flag;
  /** The session in which the person signed in; null for a viewer session. */
  login_session_fk: Generated<number | null>;
  /** When a server last had one of its connections open; null for a viewer session, which reports its own end. */
  seen_at: Generated<StoredInstant | null>;
  /** Why it ended; null while in progress, and for a viewer session. */
  end_reason: Generated<RemoteEndReason | null>;
  /** The name of the person who ended it, if that was another. */
  ended_by: Generated<string | null>;
  /** What it started with; viewers show the screen, and so do sessions from before this was stored. */
  began_with: Generated<RemoteKind>;
}

/** Files transferred in a remote session, as the history shows them. */
export interface FileTransferTable {
  pk: Generated<number>;
  company_fk: number;
  device_fk: number;
  member_fk: number;
  start_time: StoredInstant;
  end_time: StoredInstant | null;
  mgrid: string;
  file_name: string;
  /** 1 from the user to the device, 2 from the device to the user. */
  action_type: number;
  /** Bytes. */
  file_size: number;
  device_os_id: number;
}

/** Alerts triggered by a device, as the history shows them. */
export interface AlertTable {
  pk: Generated<number>;
  company_fk: number;
  device_fk: number;
  /** The device's name at the time. */
  device: string;
  /** When the alert started. */
  generate: StoredInstant;
  device_os_id: number;
  alert_code: string;
  /** The value that crossed the threshold; minutes for a disconnection. */
  alert_value: number;
  /** When its cause ended; null while it persists. */
  ended_at: Generated<StoredInstant | null>;
}

/** What agents are asked, and the outcomes. */
export interface CommandTables {
  agent_commands: AgentCommandTable;
  rollouts: RolloutTable;
  rollout_devices: RolloutDeviceTable;
  removed_agents: RemovedAgentTable;
  device_screens: DeviceScreenTable;
  remote_launches: RemoteLaunchTable;
  remote_sessions: RemoteSessionTable;
  file_transfers: FileTransferTable;
  alerts: AlertTable;
}
