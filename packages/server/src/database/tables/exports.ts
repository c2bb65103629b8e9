import type { Generated } from 'kysely';
import type { Flag, StoredInstant } from './columns.ts';

/** An Excel file requested by somebody. */
export interface ExportTable {
  pk: Generated<number>;
  /** Of the key in its address. */
  key_hash: string;
  company_fk: number;
  member_fk: number;
  file_name: string;
  created_at: StoredInstant;
  expires_at: StoredInstant;
  /** 1 once it is complete. */
  complete: Flag;
}

/** A piece of an Excel file. */
export interface ExportChunkTable {
  export_fk: number;
  /** Ascending from 0. */
  position: number;
  content: Uint8Array;
}

/** Files created for download. */
export interface ExportTables {
  exports: ExportTable;
  export_chunks: ExportChunkTable;
}
