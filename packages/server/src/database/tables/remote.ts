import type { RemoteKind } from '@remote-console/domain';
import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

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
  /** Where the browser is. */
  address: string;
  /** Where the process that has the browser's end is reached by others; empty until a browser opened it. */
  server_url: Generated<string>;
  /** Until when a browser may open it. */
  expires_at: StoredInstant;
}

/** Reaching devices from the browser. */
export interface RemoteTables {
  remote_connections: RemoteConnectionTable;
}
