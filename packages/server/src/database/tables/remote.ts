import type { RecordingKind, RemoteKind, RemotePart } from '@remote-console/domain';
import type { Generated } from 'kysely';
import type { Flag, StoredInstant } from './columns.ts';

/** A permission to connect to a device from a browser, once, and the resulting connection. */
export interface RemoteConnectionTable {
  pk: Generated<number>;
  /** Of the token that the browser presents; the token itself is not stored. */
  token_hash: string;
  company_fk: number;
  device_fk: number;
  member_fk: number;
  /** The session in which the person signed in; the connection ends with it. */
  login_session_fk: number;
  /** The history entry; null until both ends are connected, unless a session continues. */
  session_fk: number | null;
  kind: RemoteKind;
  /** Permitted, opened by a browser, with both ends connected, or ended. */
  state: 'permitted' | 'opened' | 'live' | 'over';
  /** Its person's role in a shared session, once both ends are connected; null where nothing is shared. */
  part: Generated<RemotePart | null>;
  /** The terminal it has open, by its name at the agent; null without one, and for another person's terminal. */
  terminal: Generated<string | null>;
  /** The other person's terminal that it is for, by that name; null otherwise. */
  beside: Generated<string | null>;
  /** Where the browser is. */
  address: string;
  /** Where others reach the process that has the browser's end; empty until a browser opened it. */
  server_url: Generated<string>;
  /** Until when a browser may open it. */
  expires_at: StoredInstant;
}

/** A recording of one connection. The names are copied, because it outlives person and device. */
export interface RecordingTable {
  pk: Generated<number>;
  company_fk: number;
  session_fk: number;
  device_fk: number;
  device_name: string;
  simulated: Flag;
  member_fk: number;
  member_name: string;
  mgrid: string;
  kind: RecordingKind;
  start_time: StoredInstant;
  /** Null while it is in progress. */
  end_time: StoredInstant | null;
  /** Size of its content in bytes; 0 while it is in progress. */
  size: Generated<number>;
  /** When it is deleted. */
  keep_until: StoredInstant;
  /** The name of its file in the folder of recordings. */
  file: string;
  /** Used with the installation's key to derive the file's key; base64. */
  salt: string;
  /** Identifies that installation key without revealing it. */
  key_id: string;
  /** The last recorded terminal; null without one. */
  terminal: Generated<string | null>;
  /** Up to where its output is recorded, in bytes since the shell started. */
  terminal_offset: Generated<number | null>;
}

/** Connecting to devices from the browser. */
export interface RemoteTables {
  remote_connections: RemoteConnectionTable;
  recordings: RecordingTable;
}
