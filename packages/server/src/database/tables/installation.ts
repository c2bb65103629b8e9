import type { Flag } from './columns.ts';

/** What a database is for. It has one row, written when the database is first filled and never changed. */
export interface InstallationTable {
  pk: number;
  /** Whether it was filled with the demo, whose accounts have a password that everybody knows. */
  is_demo: Flag;
}

/** Has a row for moments only, while a server finds out whether it can write. */
export interface WriteProbeTable {
  pk: number;
  content: Uint8Array;
}

/** What the database says of itself. */
export interface InstallationTables {
  installation: InstallationTable;
  write_probes: WriteProbeTable;
}
