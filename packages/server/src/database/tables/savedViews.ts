import type { ViewSharing } from '@remote-console/domain';
import type { Generated } from 'kysely';
import type { StoredInstant } from './columns.ts';

/** A named view of the device list. */
export interface SavedViewTable {
  pk: Generated<number>;
  company_fk: number;
  owner_fk: number;
  name: string;
  /** The `textKey` of the name; unique among a person's views. */
  name_key: string;
  sharing: ViewSharing;
  /** Null unless it is shared with a group, and once that group was deleted. */
  shared_group_fk: number | null;
  /** The name of that group when the view was saved. */
  shared_group_name: string;
  /** `all`, `favorite` or the pk of a group, which may have been deleted. */
  place: string;
  /** The name of that group when the view was saved. */
  place_name: string;
  /** The parameters of the list's address as JSON. */
  parameters: string;
  /** The columns of the table as JSON. */
  table_columns: string;
  created_at: StoredInstant;
  changed_at: StoredInstant;
}

/** The saved views of companies. */
export interface SavedViewTables {
  saved_views: SavedViewTable;
}
