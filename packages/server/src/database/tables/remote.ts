import type { RecordingKind, RemoteKind, RemotePart } from '@remote-console/domain';
import type { Generated } from 'kysely';
import type { Flag, StoredInstant } from './columns.ts';

/** A permission to reach a device from a browser, once, and the connection that came of it. */
export interface RemoteConnectionTable {
  pk: Generated<number>;
  /** Of the token that the browser shows; the token itself is stored nowhere. */
  token_hash: string;
  company_fk: number;
  device_fk: number;
  member_fk: number;
  /** The session in which the person signed in; the connection ends with it. */
  login_session_fk: number;
  /** The entry of the history; null until both ends are there, unless a session goes on. */
  session_fk: number | null;
  kind: RemoteKind;
  /** Permitted, opened by a browser, with both ends there, or over. */
  state: 'permitted' | 'opened' | 'live' | 'over';
  /** The part of its person in what may be shared, once both ends are there; null where nothing is. */
  part: Generated<RemotePart | null>;
  /** The terminal that it has open, by the name it has at the agent; null without one, and for a connection to that of somebody else. */
  terminal: Generated<string | null>;
  /** The terminal of somebody else that it is for, by that name; null of others. */
  beside: Generated<string | null>;
  /** Where the browser is. */
  address: string;
  /** Where the process that has the browser's end is reached by others; empty until a browser opened it. */
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
  /** Null while it runs. */
  end_time: StoredInstant | null;
  /** Bytes of its content; 0 while it runs. */
  size: Generated<number>;
  /** When it is removed. */
  keep_until: StoredInstant;
  /** The name of its file in the folder of recordings. */
  file: string;
  /** From which, with the key of the installation, the key of the file is made; base64. */
  salt: string;
  /** Tells which key of the installation that was, without revealing it. */
  key_id: string;
  /** The terminal that was recorded last; null without one. */
  terminal: Generated<string | null>;
  /** Up to where its output is recorded, in bytes since the shell began. */
  terminal_offset: Generated<number | null>;
}

/** Reaching devices from the browser. */
export interface RemoteTables {
  remote_connections: RemoteConnectionTable;
  recordings: RecordingTable;
}
