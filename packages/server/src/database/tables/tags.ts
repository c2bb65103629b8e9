import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

/** A tag that every device of the company can have. */
export interface TagTable {
  pk: Generated<number>;
  company_fk: number;
  name: string;
  /** The `textKey` of the name; unique among a company's tags. */
  name_key: string;
  /** The name of a color known to screens. */
  color: string;
  created_at: StoredInstant;
}

/** Which device has which tag. */
export interface DeviceTagTable {
  device_fk: number;
  tag_fk: number;
}

/** The tags of companies and of their devices. */
export interface TagTables {
  tags: TagTable;
  device_tags: DeviceTagTable;
}
