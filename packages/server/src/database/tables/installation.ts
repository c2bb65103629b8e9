import type { Flag } from './columns.ts';

/** What a database is for. It has one row, written when the database is first filled and never changed. */
export interface InstallationTable {
  pk: number;
  /** Whether it was filled with the demo, whose accounts have a publicly known password. */
  is_demo: Flag;
}

/** Has a row only for moments, while a server checks whether it can write. */
export interface WriteProbeTable {
  pk: number;
  content: Uint8Array;
}

/** Has one row, written when a key is first needed and never changed: agents keep the public half. */
export interface UpdateKeyTable {
  pk: number;
  /** Ed25519 as PKCS #8, in base64. It signs the programs that agents run, and is never part of an answer. */
  private_key: string;
}

/** What the database stores about itself. */
export interface InstallationTables {
  installation: InstallationTable;
  update_keys: UpdateKeyTable;
  write_probes: WriteProbeTable;
}
