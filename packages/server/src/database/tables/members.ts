import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

/** Addresses listed in a company's policy. */
export interface IpEntryTable {
  pk: Generated<number>;
  company_fk: number;
  /** As it was typed: an address or a network. */
  start_ip_address: string;
  /** Empty for a single address and for a network. */
  end_ip_address: string;
  /** The range as numbers, 0 to 2^32 - 1; both ends are included. */
  first_address: number;
  last_address: number;
  reason: string;
  created_at: StoredInstant;
}

/** Logos. */
export interface ImageTable {
  /** 256 random bits and the file extension; knowing it is enough to see the picture. */
  name: string;
  member_fk: number;
  type: ImageType;
  content: Uint8Array;
  created_at: StoredInstant;
}

/** The accepted picture types. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

/** What belongs to people and policies. */
export interface MemberTables {
  ip_entries: IpEntryTable;
  images: ImageTable;
}
